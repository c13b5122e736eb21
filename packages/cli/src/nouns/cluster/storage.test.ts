import { items } from '@trainyard/sdk';
import {
  createTransport,
  getCheckpoint,
  getExperimentCheckpoints,
  getExperiments,
  getModels,
  getModelVersions,
  login,
  reportCheckpoint,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

type Row = { level: string; id: number; name: string; bytes: number; checkpoints: number };
type Plan = {
  id: number;
  workspace: string;
  bytes: number;
  checkpoints: number;
  registered: number;
  uuids: string[];
};

test('storage sums up workspaces, projects and their largest experiments', async () => {
  const { trainyard, client } = await startCli();
  const { out, error } = await trainyard('storage', 'show', '--top', '2', '--json');
  const rows: Row[] = JSON.parse(out);
  const levels = (level: string) => rows.filter((row) => row.level === level);
  const sum = (level: string) => levels(level).reduce((total, { bytes }) => total + bytes, 0);
  let stored = 0;
  for await (const { checkpointSize } of items(client, getExperiments, {}))
    stored += checkpointSize;
  expect(stored).toBeGreaterThan(0);
  expect([sum('workspace'), sum('project')]).toEqual([stored, stored]);
  const perProject = levels('experiment').length / levels('project').length;
  expect(perProject).toBeGreaterThan(1);
  expect(perProject).toBeLessThanOrEqual(2);
  expect(error).toMatch(/TB in \d+ checkpoints of \d+ experiments, all together\.$/);
});

test('storage sums up the largest trials of the listed experiments on request', async () => {
  const { trainyard, client } = await startCli();
  const show = ['storage', 'show', '--top', '1', '--trials', '2'];
  const rows: Row[] = JSON.parse((await trainyard(...show, '--json')).out);
  const at = rows.findIndex(({ level }) => level === 'trial');
  const [experiment, ...below] = rows.slice(at - 1);
  const trials = below.slice(
    0,
    below.findIndex(({ level }) => level !== 'trial'),
  );
  expect(experiment?.level).toBe('experiment');
  expect(trials.length).toBeGreaterThan(0);
  expect(trials.length).toBeLessThanOrEqual(2);
  const experimentId = experiment?.id ?? 0;
  const { checkpoints } = await getExperimentCheckpoints(client, { experimentId, limit: 0 });
  const ofFirst = checkpoints.filter(({ training }) => training.trialId === trials[0]?.id);
  const sizes = ofFirst.flatMap(({ resources }) => Object.values(resources).map(Number));
  expect(trials[0]?.bytes).toBe(sizes.reduce((total, size) => total + size, 0));

  const { out } = await trainyard(...show, '-w', 'Speech', '--columns', 'name,level,experiments');
  expect(out).toMatch(/\n {4}\S.* +experiment +1\n {6}Trial \d+ +trial *\n/);
});

test('the storage table is indented, and can be limited to one workspace', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard(
    'storage',
    'show',
    '-w',
    'Speech',
    '--top',
    '1',
    '--columns',
    'name,level',
  );
  expect(out).toMatch(/^Name +Level\nSpeech +workspace\n {2}\S.* +project\n {4}\S.* +experiment/);
  expect(out.match(/workspace/g)).toHaveLength(1);
  const none = await trainyard('storage', 'show', '-w', 'Nowhere');
  expect(none.error).toContain('No checkpoint of the workspace "Nowhere" has files');
  expect(none.exitCode).toBe(1);
});

test('storage clean is a dry run, and keeps registered versions', async () => {
  const { trainyard, client } = await startCli();
  const { models } = await getModels(client);
  expect(models.length).toBeGreaterThan(0);
  const versions = await Promise.all(
    models.map(({ name: modelName }) => getModelVersions(client, { modelName })),
  );
  const registered = versions
    .flatMap(({ modelVersions }) => modelVersions)
    .flatMap(({ checkpoint }) => checkpoint?.uuid ?? []);
  expect(registered.length).toBeGreaterThan(0);
  const clean = ['storage', 'clean', '--keep-best', '1', '--older-than', '0'];
  const { out, error } = await trainyard(...clean, '--json');
  const plans: Plan[] = JSON.parse(out);
  expect(plans.length).toBeGreaterThan(5);
  expect(plans.filter((plan) => plan.registered > 0).length).toBeGreaterThan(0);
  const uuids = plans.flatMap((plan) => plan.uuids);
  expect(uuids.filter((uuid) => registered.includes(uuid))).toEqual([]);
  expect(plans.map(({ bytes }) => bytes)).toEqual(
    plans.map(({ bytes }) => bytes).toSorted((one, other) => other - one),
  );
  expect(error).toMatch(
    `${uuids.length} checkpoints of ${plans.length} experiments. This is a dry run; --delete deletes them.`,
  );
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid: uuids[0] ?? '' });
  expect(checkpoint?.state).toBe('STATE_COMPLETED');
});

test('storage clean --delete asks for confirmation, and deletes the planned checkpoints', async () => {
  const { trainyard, trainyardOn, client, clock } = await startCli();
  const clean = ['storage', 'clean', '-w', 'Speech', '--keep-best', '2', '--older-than', '0'];
  const plans: Plan[] = JSON.parse((await trainyard(...clean, '--json')).out);
  const checkpointUuid = plans[0]?.uuids[0] ?? '';
  const result = await trainyardOn(
    {
      prompt: async () => 'n',
      isTerminal: { stdin: true, stdout: false, stderr: true },
    },
    ...clean,
    '--delete',
  );
  expect(result).toMatchObject({ exitCode: 1, error: expect.stringContaining('Not done.') });
  const { exitCode, error } = await trainyard(...clean, '--delete', '-y');
  expect(exitCode).toBe(0);
  expect(error.match(/Deleting checkpoints of experiment \d+\./g)).toHaveLength(plans.length);
  clock.advance(5_000);
  const { checkpoint } = await getCheckpoint(client, { checkpointUuid });
  expect(checkpoint?.state).toBe('STATE_DELETED');
  const again = await trainyard(...clean, '--json');
  expect(JSON.parse(again.out)).toEqual([]);
});

test('storage clean plans and deletes only the experiments that --where and --limit select (R17)', async () => {
  const { trainyard } = await startCli();
  const clean = ['storage', 'clean', '-w', 'Speech', '--keep-best', '1', '--older-than', '0'];
  const plans: Plan[] = JSON.parse((await trainyard(...clean, '--json')).out);
  const [largest, other] = plans;
  const limited = await trainyard(...clean, '--limit', '1');
  expect(limited.error).toContain(`: ${largest?.checkpoints} checkpoints of 1 experiment.`);
  const none = await trainyard(...clean, '--where', 'id=999999', '--delete', '-y');
  expect(none.error).toBe('Frees nothing: every checkpoint stays. This is a dry run.');
  const deleted = await trainyard(...clean, '--where', `id=${other?.id}`, '--delete', '-y');
  expect(deleted.error.match(/Deleting checkpoints of experiment \d+\./g)).toEqual([
    `Deleting checkpoints of experiment ${other?.id}.`,
  ]);
});

test('storage clean rejects a policy that keeps nothing', async () => {
  const { trainyard } = await startCli();
  expect(await trainyard('storage', 'clean', '--keep-best', '0')).toMatchObject({
    exitCode: 2,
    error: expect.stringContaining('keeps nothing'),
  });
});

test('storage clean explains a missing permission', async () => {
  const { trainyard, sandbox } = await startCli({ scenario: 'rbac', username: 'viewer' });
  const baseUrl = 'http://sandbox';
  const open = createTransport({ baseUrl, fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const admin = createTransport({ baseUrl, fetch: sandbox.fetch, auth: token });
  const { experiments } = await getExperiments(admin, { states: ['STATE_COMPLETED'] });
  const [ended] = experiments.filter(({ checkpointCount }) => checkpointCount > 0);
  const experimentId = ended?.id ?? 0;
  const { checkpoints } = await getExperimentCheckpoints(admin, { experimentId });
  const [checkpoint] = checkpoints;
  if (!checkpoint) throw new Error('no checkpoint');
  const uuid = '36076f93-4682-4c1a-b1ed-6e43d525a092';
  await reportCheckpoint(admin, {
    body: {
      ...checkpoint,
      uuid,
      state: 'STATE_COMPLETED',
      resources: { 'a.pt': '12' },
      metadata: { steps_completed: 1 },
      training: null,
    },
  });
  const clean = ['storage', 'clean', '--keep-trial-last', '1', '--keep-best', '0'];
  const { exitCode, error } = await trainyard(...clean, '--older-than', '0', '--delete', '-y');
  expect(exitCode).toBe(1);
  expect(error).toContain(`Cannot delete checkpoints of experiment ${experimentId}.`);
  expect(error).toContain('You need the permission');
});
