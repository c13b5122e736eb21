import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release038 } from '@trainyard/sandbox/v038';
import { getExperiment, getModelDefTree } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const config = `# the nightly run
name: nightly
entrypoint: python3 train.py
hyperparameters:
  lr: {type: log, base: 10, minval: -3, maxval: -1}
searcher: {name: single, metric: loss, max_length: {batches: 100}}
`;

/** A folder with a configuration and code, in the working directory of the command. */
async function startWithCode() {
  const cli = await startCli();
  mkdirSync(join(cli.folder, 'code'));
  writeFileSync(join(cli.folder, 'code', 'train.py'), 'print(1)\n');
  writeFileSync(join(cli.folder, 'code', 'notes.txt'), 'x');
  writeFileSync(join(cli.folder, 'code', '.detignore'), 'notes.txt\n');
  writeFileSync(join(cli.folder, 'config.yaml'), config);
  const created = async (id: string) => {
    const { experiment } = await getExperiment(cli.client, { experimentId: Number(id) });
    return experiment;
  };
  return { ...cli, created };
}

test('create sends the configuration unchanged, and the code', async () => {
  const { trainyard, client, created } = await startWithCode();
  const result = await trainyard('e', 'create', 'config.yaml', 'code', '--paused', '-o', 'ids');
  expect(result).toEqual({
    exitCode: 0,
    out: result.out,
    error: `Created experiment ${result.out}.`,
  });
  expect(await created(result.out)).toMatchObject({
    name: 'nightly',
    state: 'STATE_PAUSED',
    originalConfig: config,
  });
  const { files } = await getModelDefTree(client, { experimentId: Number(result.out) });
  expect(files.map(({ path }) => path)).toEqual(['train.py']);
});

test('create says which files it sends from outside of the folder, and that it sends .env', async () => {
  const { trainyard, folder } = await startWithCode();
  const create = () => trainyard('e', 'create', 'config.yaml', 'code', '--paused');
  expect((await create()).error).toMatch(/^Created experiment \d+\.$/);
  writeFileSync(join(folder, 'code', '.env'), 'TOKEN=1');
  expect((await create()).error.split('\n')[0]).toBe(
    '.env is sent. A .detignore can leave it out.',
  );
  symlinkSync('../config.yaml', join(folder, 'code', 'outside'));
  expect((await create()).error.split('\n')[0]).toBe(
    '1 link leads out of the folder, and its file is sent (outside); .env is sent. A .detignore can leave them out.',
  );
  writeFileSync(join(folder, 'code', '.detignore'), '.env\noutside\n');
  expect((await create()).error).toMatch(/^Created experiment \d+\.$/);
});

test('create sets workspace and project, and changes keys', async () => {
  const { trainyard, created } = await startWithCode();
  const place = ['--workspace', 'vision', '--project', 'detection-and-classification'];
  const keys = ['--config', 'hyperparameters.lr=0.5', '--config', 'labels=a,b', '--paused'];
  const result = await trainyard('e', 'create', 'config.yaml', ...place, ...keys, '-o', 'ids');
  expect(await created(result.out)).toMatchObject({
    workspaceName: 'Vision',
    labels: ['a', 'b'],
    config: { hyperparameters: { lr: { val: 0.5 } } },
  });
});

test.each([
  ['0.23', undefined],
  ['0.38', release038],
])('create --once creates one in four runs, an outage among them, on %s', async (_, release) => {
  const { trainyard, trainyardOn, sandbox, folder, clock } = await startCli({ release });
  const searcher = 'searcher: {name: single, metric: loss, max_length: {batches: 9}}';
  writeFileSync(join(folder, 'config.yaml'), `name: nightly\nentrypoint: x\n${searcher}\n`);
  const words = ['e', 'create', 'config.yaml', '--once', 'nightly-1', '-o', 'ids'];
  // the master creates it, and a proxy answers in its place
  const lost = async (request: Request) => {
    const answer = await sandbox.fetch(request);
    return request.method === 'POST' ? new Response('', { status: 413 }) : answer;
  };
  const broken = await trainyardOn({ fetch: lost }, ...words);
  expect(broken.exitCode).not.toBe(0);
  const first = await trainyard(...words);
  expect(first).toMatchObject({ exitCode: 0, error: expect.stringContaining('has the key') });
  clock.advance(3_600_000);
  await trainyard('e', 'kill', first.out);
  clock.advance(600_000);
  for (const _ of [3, 4]) expect((await trainyard(...words)).out).toBe(first.out);
  const list = await trainyard('e', 'list', '--where', 'name=nightly', '-o', 'ids');
  expect(list.out).toBe(first.out);
});

test('create --validate-only and --dry-run create nothing', async () => {
  const { trainyard, folder } = await startWithCode();
  const valid = await trainyard('e', 'create', 'config.yaml', '--validate-only');
  expect(valid).toEqual({ exitCode: 0, out: '', error: 'The configuration is valid.' });
  const dry = await trainyard('e', 'create', 'config.yaml', 'code', '--dry-run');
  expect(dry.error).toMatch(/^Would send POST \/api\/v1\/experiments \{"activate":true/);
  writeFileSync(join(folder, 'bad.yaml'), 'name: x\n');
  const bad = await trainyard('e', 'create', 'bad.yaml', '--validate-only');
  expect(bad.exitCode).toBe(1);
  expect(bad.error.split('\n')[0]).toBe('The master refused: experiment create bad.yaml.');
  expect((await trainyard('e', 'list', '--where', 'name=nightly', '-o', 'ids')).out).toBe('');
});

test('--follow shows the log to the end', async () => {
  const { trainyard, clock } = await startWithCode();
  const following = trainyard('e', 'create', 'config.yaml', 'code', '--follow');
  const tick = setInterval(() => clock.advance(60_000), 20);
  const { exitCode, out, error } = await following.finally(() => clearInterval(tick));
  expect(error).toMatch(/^Created experiment \d+\.\nFollowing trial \d+ of experiment \d+\./);
  expect(error).toMatch(/is COMPLETED\.$/);
  expect(exitCode).toBe(0);
  expect(out.split('\n').length).toBeGreaterThan(5);
});

test.each([
  [['none.yaml'], 2, 'The file none.yaml cannot be read.'],
  [['config.yaml', 'nowhere'], 2, 'There is no file or folder nowhere.'],
  [['config.yaml', '--config', 'lr'], 2, '--config takes key=value, not "lr".'],
  [['config.yaml', '--config', 'name.x=1'], 2, 'name is not a section.'],
  [['config.yaml', '--project', 'x'], 2, '--workspace and --project go together.'],
  [['config.yaml', 'code', '--git'], 1, 'Git does not report the commit and the remote of code.'],
])('create %j is rejected', async (words, exitCode, sentence) => {
  const { trainyard } = await startWithCode();
  const refused = await trainyard('e', 'create', ...words);
  expect(refused).toMatchObject({ exitCode, out: '' });
  expect(refused.error).toContain(sentence);
});

test('fork uses code and configuration of another experiment, with changes', async () => {
  const { trainyard, created } = await startCliWithCreated();
  const result = await trainyard(
    'e',
    'fork',
    '7',
    '--config',
    'hyperparameters.lr=0.5',
    '--paused',
    '-o',
    'ids',
  );
  expect(await created(result.out)).toMatchObject({
    name: 'Fork of mobilenetv3-qat',
    forkedFrom: 7,
    config: { hyperparameters: { lr: { val: 0.5 }, dropout: { val: 0.2 } } },
  });
});

test('continue resumes the trial of a single-trial experiment, and rejects a search', async () => {
  const { trainyard, created } = await startCliWithCreated();
  const result = await trainyard(
    'e',
    'continue',
    '7',
    '--max-length',
    '20000',
    '--paused',
    '-o',
    'ids',
  );
  const experiment = await created(result.out);
  expect(experiment.name).toBe('Continuation of mobilenetv3-qat');
  expect(experiment.config?.searcher).toMatchObject({
    name: 'single',
    metric: 'validation_accuracy',
    max_length: { batches: 20_000 },
    source_trial_id: expect.any(Number),
  });
  expect((await trainyard('e', 'continue', '4')).error).toBe(
    'Only an experiment with a single trial can be continued.',
  );
});

test('continue rejects a length if the code of the experiment determines it', async () => {
  const { trainyard, folder, clock } = await startCli({ release: release038 });
  const searcher = 'searcher: {name: single, metric: loss}';
  writeFileSync(join(folder, 'config.yaml'), `name: own\nentrypoint: x\n${searcher}\n`);
  const { out: id } = await trainyard('e', 'create', 'config.yaml', '-o', 'ids');
  await trainyard('e', 'kill', id);
  clock.advance(600_000);
  expect((await trainyard('e', 'continue', id, '--max-length', '9')).error).toBe(
    `The configuration of experiment ${id} does not say how long it trains.\n  Its code decides: pass it what it reads, as \`--config hyperparameters.epochs=20\`.`,
  );
  const { out: old } = await trainyard('e', 'continue', '7', '--max-length', '20000', '-o', 'json');
  expect(JSON.parse(old)).toMatchObject({ id: 7 });
});

test('retry runs failed experiments again, and reports each refusal', async () => {
  const { trainyard, client } = await startCli({ release: release038 });
  const { out } = await trainyard('e', 'list', '--where', 'state=ERROR', '-o', 'json');
  const failed: { id: number; searcherType: string; unmanaged: boolean }[] = JSON.parse(out);
  const managed = failed.filter(({ unmanaged }) => !unmanaged);
  const single = managed.find(({ searcherType }) => searcherType === 'single')?.id ?? 0;
  const { exitCode, error } = await trainyard('e', 'retry', `${single}`, '4');
  expect(error).toContain(`Restarted experiment ${single}.`);
  expect(error).toContain('Cannot retry experiment 4.\n  No trial of the experiment failed.');
  expect(exitCode).not.toBe(0);
  const { experiment } = await getExperiment(client, { experimentId: single });
  expect(experiment.state).not.toBe('STATE_ERROR');
  const old = await startCli();
  expect((await old.trainyard('e', 'retry', '7')).error).toContain('0.38');
});

async function startCliWithCreated() {
  const cli = await startCli();
  const created = async (id: string) =>
    (await getExperiment(cli.client, { experimentId: Number(id) })).experiment;
  return { ...cli, created };
}

test('an experiment names its webhooks, or fires none', async () => {
  const { trainyard, client, folder } = await startCli({ release: release038 });
  writeFileSync(join(folder, 'config.yaml'), config);
  const hook = ['https://hooks.example.com/t', '--name', 'oom', '--mode', 'specific'];
  const { exitCode } = await trainyard('webhook', 'create', ...hook, '--on-custom', '-y');
  expect(exitCode).toBe(0);
  const listed = await trainyard('webhook', 'list', '-o', 'ids');
  const id = listed.out.split('\n').at(-1) ?? '';
  const webhooksOf = async (experimentId: string) => {
    const { experiment } = await getExperiment(client, { experimentId: Number(experimentId) });
    return Object(experiment.config?.integrations).webhooks;
  };
  const options = ['--paused', '-o', 'ids'];
  const result = await trainyard('e', 'create', 'config.yaml', '--webhook', id, ...options);
  expect(result.error).toBe(`Created experiment ${result.out}.`);
  expect(await webhooksOf(result.out)).toMatchObject({ webhook_id: [Number(id)] });
  const forked = await trainyard('e', 'fork', result.out, '--webhook', 'oom', ...options);
  expect(await webhooksOf(forked.out)).toMatchObject({
    webhook_id: [Number(id)],
    webhook_name: ['oom'],
  });
  const quiet = await trainyard('e', 'fork', result.out, '--no-webhooks', ...options);
  expect(await webhooksOf(quiet.out)).toMatchObject({ exclude: true });
  const unknown = await trainyard('e', 'fork', result.out, '--webhook', 'nightly', ...options);
  expect(unknown.error).toContain('There is no webhook nightly.');
  expect(unknown.exitCode).not.toBe(0);
});

test('an older master does not accept webhooks of an experiment', async () => {
  const { trainyard } = await startWithCode();
  const result = await trainyard('e', 'create', 'config.yaml', '--no-webhooks');
  expect(result.error).toContain('--no-webhooks needs a master of 0.38.');
});
