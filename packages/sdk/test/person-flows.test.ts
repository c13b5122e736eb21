import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  archiveModel,
  type Caller,
  createExperiment,
  getCheckpoint,
  getCommands,
  getExperiment,
  getExperiments,
  getExperimentTrials,
  getModel,
  getModelDefTree,
  getNotebooks,
  launchCommand,
  launchNotebook,
  postModel,
} from '../src/calls';
import {
  bestCheckpoint,
  bestCheckpoints,
  bulk,
  exportMetrics,
  killOwnTasks,
  registeredCheckpoints,
  storedCheckpoints,
} from '../src/flows';
import { submitExperiment } from '../src/node';
import { signedIn, submit } from './support/experiment';

const start = Date.parse('2026-11-20T09:00:00Z');
const original = createSandbox({ clock: manualClock(start) });
let sandbox: ReturnType<typeof createSandbox>;
let client: Caller;

beforeEach(async () => {
  // a copy takes a tenth of the time of a new one
  sandbox = original.fork(manualClock(start));
  client = await signedIn('http://master', sandbox.fetch);
});
afterEach(() => sandbox.close());

const config = {
  name: 'submitted',
  entrypoint: 'python3 train.py',
  searcher: { name: 'single', metric: 'validation_loss', max_length: { batches: 200 } },
  hyperparameters: { lr: 0.1 },
};

describe('submitExperiment', () => {
  test('sends the folder and activates the experiment', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'trainyard-submit-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    await writeFile(join(directory, 'train.py'), 'print("hi")\n');
    const { experiment } = await submitExperiment(client, { config, directory });
    expect(experiment.state).not.toBe('STATE_PAUSED');
    const { files } = await getModelDefTree(client, { experimentId: experiment.id });
    expect(files.map(({ name }) => name)).toContain('train.py');
  });

  test('creates it paused on request', async () => {
    const { experiment } = await submitExperiment(client, { config, activate: false });
    expect(experiment.state).toBe('STATE_PAUSED');
  });

  test('names a missing folder', async () => {
    const submitted = submitExperiment(client, { config, directory: '/no/where' });
    await expect(submitted).rejects.toMatchObject({ type: 'input' });
  });
});

describe('bestCheckpoints', () => {
  const figures = async (experimentId: number) =>
    (await bestCheckpoints(client, { experimentId })).map(
      ({ training }) => training.searcherMetric ?? Number.NaN,
    );
  const isSmaller = async (experimentId: number) => {
    const { experiment } = await getExperiment(client, { experimentId });
    return JSON.stringify(experiment.config).includes('"smaller_is_better":true');
  };

  test('are in the direction of the searcher', async () => {
    const directions = new Set<boolean>();
    for (let experimentId = 1; experimentId <= 60 && directions.size < 2; experimentId += 1) {
      const values = await figures(experimentId);
      if (values.length < 2) continue;
      const smaller = await isSmaller(experimentId);
      directions.add(smaller);
      expect(values).toEqual([...values].sort((a, b) => (smaller ? a - b : b - a)));
    }
    expect(directions).toEqual(new Set([true, false]));
  });

  test('are limited by a count, and compared by another metric', async () => {
    const all = await bestCheckpoints(client, { experimentId: 4 });
    expect(all.length).toBeGreaterThan(2);
    const two = await bestCheckpoints(client, { experimentId: 4 }, { count: 2 });
    expect(two.map(({ uuid }) => uuid)).toEqual(all.slice(0, 2).map(({ uuid }) => uuid));
    expect((await bestCheckpoint(client, { experimentId: 4 }))?.uuid).toBe(all[0]?.uuid);
    const [first] = await bestCheckpoints(client, { trialId: all[0]?.training.trialId ?? 0 });
    expect(first?.uuid).toBe(all[0]?.uuid);
    await expect(
      bestCheckpoints(client, { experimentId: 4 }, { metric: 'validation_loss' }),
    ).rejects.toThrow('bestCheckpoints needs smallerIsBetter with a metric');
  });
});

describe('killOwnTasks', () => {
  async function start() {
    const { experimentId } = await submit(client, 10_000);
    const { experiment: paused } = await createExperiment(client, {
      body: { config: JSON.stringify(config) },
    });
    const { command } = await launchCommand(client, { body: { config: { entrypoint: ['ls'] } } });
    const { notebook } = await launchNotebook(client, { body: { config: {} } });
    return { experiments: [experimentId, paused.id], command: command.id, notebook: notebook.id };
  }

  test('ends experiments and tasks of the caller only', async () => {
    const own = await start();
    const others = await getExperimentTrials(client, { experimentId: 1 });
    const results = await killOwnTasks(client);
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    const ids = results.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...own.experiments, own.command, own.notebook]));
    for (const experimentId of own.experiments) {
      const { experiment } = await getExperiment(client, { experimentId });
      expect(experiment.state).toMatch(/CANCELED|KILLED/);
    }
    const { commands } = await getCommands(client, { users: ['admin'] });
    const { notebooks } = await getNotebooks(client, { users: ['admin'] });
    const states = [...commands, ...notebooks].map(({ state }) => state);
    expect(states.every((state) => /TERMINAT/.test(state))).toBe(true);
    expect(await getExperimentTrials(client, { experimentId: 1 })).toEqual(others);
    expect(await killOwnTasks(client)).toEqual([]);
  });

  test('kills only the given kinds, and nothing in a dry run', async () => {
    const { command, notebook, experiments } = await start();
    const planned = await killOwnTasks(client, { dryRun: true });
    expect(planned.map(({ id }) => id)).toEqual(
      expect.arrayContaining([command, notebook, ...experiments]),
    );
    const results = await killOwnTasks(client, { kinds: ['notebook'] });
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['notebook']));
    expect((await killOwnTasks(client, { dryRun: true })).map(({ id }) => id)).toContain(command);
  });
});

describe('bulk on other things', () => {
  test('returns the result for each', async () => {
    for (const name of ['one', 'two']) await postModel(client, { body: { name, labels: [] } });
    await archiveModel(client, { modelName: 'two' });
    const results = await bulk(client, 'model.archive', ['one', 'missing', 'two', 'one']);
    expect([...results.keys()]).toEqual(['one', 'missing', 'two']);
    expect(results.get('one')).toEqual({ ok: true });
    expect(results.get('missing')).toMatchObject({ ok: false, error: { type: 'api' } });
    expect((await getModel(client, { modelName: 'one' })).model.archived).toBe(true);
  });

  test('a dry run of deletions tells the bytes, as the deletion then does (sdk-cli S5)', async () => {
    const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'] });
    const lists = await Promise.all(experiments.map(({ id }) => storedCheckpoints(client, id)));
    const [free, inModels] = [new Map<string, number>(), await registeredCheckpoints(client)];
    for (const { uuid, resources } of lists.flat())
      if (!inModels.has(uuid))
        free.set(
          uuid,
          Object.values(resources).reduce((sum, each) => sum + Number(each), 0),
        );
    const [uuid = '', bytes] = [...free][0] ?? [];
    const [registered = ''] = inModels;
    const missing = '00000000-0000-4000-8000-000000000000';
    expect(bytes).toBeGreaterThan(0);
    const ids = [uuid, registered, missing];
    const foreseen = await bulk(client, 'checkpoint.delete', ids, { dryRun: true });
    expect(foreseen.get(uuid)).toEqual({ ok: true, bytes });
    expect((await getCheckpoint(client, { checkpointUuid: uuid })).checkpoint.state).toBe(
      'STATE_COMPLETED',
    );
    const deleted = await bulk(client, 'checkpoint.delete', ids);
    expect(ids.map((id) => foreseen.get(id)?.ok)).toEqual([true, false, false]);
    expect(ids.map((id) => deleted.get(id)?.ok)).toEqual([true, false, false]);
    for (const id of [registered, missing])
      expect(foreseen.get(id)?.error?.status).toBe(deleted.get(id)?.error?.status);
  });

  test('what has no dry run refuses one, and changes nothing', async () => {
    await postModel(client, { body: { name: 'other', labels: [] } });
    const options: object = { dryRun: true };
    await expect(bulk(client, 'model.delete', ['other'], options)).rejects.toThrow(
      'has no dry run',
    );
    expect((await getModel(client, { modelName: 'other' })).model.name).toBe('other');
  });

  test('rejects an invalid id, and an unknown action', async () => {
    await expect(bulk(client, 'project.archive', ['x'])).rejects.toThrow('x is not an id');
    // a value that plain JavaScript may pass
    const action = 'model.toString' as 'model.archive';
    await expect(bulk(client, action, ['x'])).rejects.toThrow('bulk has no action model.toString');
  });

  test('stops when the session has expired', async () => {
    const requests: string[] = [];
    const out = await signedIn('http://master', async (request) => {
      if (!request.url.endsWith('/login')) requests.push(request.url);
      return request.url.endsWith('/login')
        ? sandbox.fetch(request)
        : Response.json({ error: { code: 16, error: 'invalid credentials' } }, { status: 401 });
    });
    const results = await bulk(out, 'workspace.archive', [2, 3, 4]);
    expect([...results.values()].every(({ error }) => error?.type === 'auth')).toBe(true);
    expect(requests).toHaveLength(1);
  });
});

test('exportMetrics accepts experiments, and returns the rows of their trials', async () => {
  const { trials } = await getExperimentTrials(client, { experimentId: 1, limit: -1 });
  const all = async (source: Parameters<typeof exportMetrics>[1]) => {
    let text = '';
    for await (const part of exportMetrics(client, source, { format: 'csv' })) text += part;
    return text;
  };
  const byTrials = await all(trials.map(({ id }) => id));
  expect(byTrials.split('\n').length).toBeGreaterThan(2);
  expect(await all({ experimentIds: [1, 1] })).toBe(byTrials);
  expect(await all({ trialIds: trials.map(({ id }) => id) })).toBe(byTrials);
});
