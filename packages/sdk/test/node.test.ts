import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  createExperiment,
  createTransport,
  getExperimentCheckpoints,
  getExperiments,
  getMe,
  login,
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
    expect(user?.username).toBe('admin');
    const token = await (await fromEnv(signIn)).auth?.token();
    await saveToken({ username: 'admin', token: token ?? '' }, env);
    const again = await getMe(createTransport(await fromEnv(env)));
    expect(again.user?.username).toBe('admin');
  } finally {
    await close();
  }
});

test('code goes up as a directory and comes back the same', async () => {
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
  const experimentId = (await createExperiment(client, { body })).experiment?.id ?? 0;
  for (const download of [downloadModelDefinition, downloadModelDefFiles]) {
    const directory = join(folder, `back-${download.name}`);
    await download(client, { experimentId, directory });
    expect((await readdir(directory)).sort()).toEqual(['lib', 'train.py']);
    expect(await readFile(join(directory, 'lib', 'net ü.py'), 'utf8')).toBe('x = "é"\n');
  }
});

test('a checkpoint comes down through the master', async () => {
  const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'], limit: 1 });
  const filter = { id: experiments[0]?.id ?? 0, states: ['STATE_COMPLETED' as const] };
  const { checkpoints } = await getExperimentCheckpoints(client, filter);
  const checkpointUuid = checkpoints[0]?.uuid ?? '';
  const directory = join(folder, 'checkpoint');
  const verify = false;
  await downloadCheckpoint(client, { checkpointUuid, directory, verify });
  const sizes = await measureCheckpoint(client, checkpointUuid);
  expect(Object.keys(sizes).length).toBeGreaterThan(1);
  for (const [path, size] of Object.entries(sizes))
    expect((await readFile(join(directory, path))).length).toBe(size);
});
