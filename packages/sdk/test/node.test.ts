import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  createExperiment,
  createTransport,
  getMe,
  getTrial,
  login,
  reportCheckpoint,
} from '../src/calls';
import {
  downloadCheckpoint,
  downloadModelDefFiles,
  downloadModelDefinition,
  fromEnv,
  measureCheckpoint,
  openDirectory,
  saveToken,
} from '../src/node';

const sandbox = createSandbox({ clock: manualClock(Date.parse('2026-11-20T09:00:00Z')) });
let folder: string;
let client: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'node-'));
  const baseUrl = 'http://master';
  const body = { username: 'admin', password: '' };
  const { token } = await login(createTransport({ baseUrl, fetch: sandbox.fetch }), { body });
  client = createTransport({ baseUrl, auth: token, fetch: sandbox.fetch });
});
afterAll(async () => {
  sandbox.close();
  await rm(folder, { recursive: true });
});

test('a script finds the master and its user as det does, over node:http', async () => {
  const { url, close } = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  try {
    const env = { DET_MASTER: url, DET_DEBUG_CONFIG_PATH: join(folder, 'config') };
    const signIn = { ...env, DET_USER: 'admin', DET_PASS: '' };
    const { user } = await getMe(createTransport(await fromEnv(signIn)));
    expect(user.username).toBe('admin');
    const token = await (await fromEnv(signIn)).auth?.token();
    await saveToken({ username: 'admin', token: token ?? '' }, env);
    const again = await getMe(createTransport(await fromEnv(env)));
    expect(again.user.username).toBe('admin');
  } finally {
    await close();
  }
});

test('code is uploaded as a directory and downloaded unchanged', async () => {
  const source = join(folder, 'code');
  await mkdir(join(source, 'lib'), { recursive: true });
  await writeFile(join(source, 'train.py'), 'print(1)\n');
  await writeFile(join(source, 'lib', 'net ü.py'), 'x = "é"\n');
  await writeFile(join(source, 'notes.log'), 'left out');
  await writeFile(join(source, '.detignore'), '*.log\n');
  const config = JSON.stringify({
    name: 'code',
    entrypoint: 'python3 train.py',
    searcher: { name: 'single', metric: 'loss', max_length: { batches: 1 } },
  });
  const body = { config, modelDefinition: await openDirectory(source) };
  const experimentId = (await createExperiment(client, { body })).experiment.id;
  for (const download of [downloadModelDefinition, downloadModelDefFiles]) {
    const directory = join(folder, `back-${download.name}`);
    await download(client, { experimentId, directory });
    expect((await readdir(directory)).sort()).toEqual(['lib', 'train.py']);
    expect(await readFile(join(directory, 'lib', 'net ü.py'), 'utf8')).toBe('x = "é"\n');
  }
});

test('a checkpoint is downloaded through the master, as reported', async () => {
  const { trial } = await getTrial(client, { trialId: 1 });
  const checkpointUuid = '0f6c2d1e-8f5b-4c55-9d2e-6b1f0a7c3e91';
  const body = {
    taskId: trial.taskId,
    uuid: checkpointUuid,
    reportTime: '2026-11-20T08:00:00Z',
    resources: {
      'model.pt': '3000001',
      'metadata.json': '30',
      'shards/': '0',
      'shards/0.bin': '512',
    },
    metadata: { steps_completed: 100 },
    state: 'STATE_COMPLETED' as const,
    training: {},
  };
  await reportCheckpoint(client, { body });
  const directory = join(folder, 'checkpoint');
  await downloadCheckpoint(client, { checkpointUuid, directory });
  const { 'shards/': _, ...files } = body.resources;
  expect(await measureCheckpoint(client, checkpointUuid)).toEqual(
    Object.fromEntries(Object.entries(files).map(([path, size]) => [path, Number(size)])),
  );
  for (const [path, size] of Object.entries(files))
    expect((await readFile(join(directory, path))).length).toBe(Number(size));
});
