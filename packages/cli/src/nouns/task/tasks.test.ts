import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCommand, getNotebook, getTensorboard, launchShell } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { overrideConfig } from '../../core/files/config-overrides';
import { startCli } from '../../test/trainyard';

test.each([
  ['resources.slots=2', { resources: { slots: 2 } }],
  [
    'environment.environment_variables=A=1,B=2',
    { environment: { environment_variables: ['A=1', 'B=2'] } },
  ],
  [
    'bind_mounts={host_path: /a, container_path: /b}',
    { bind_mounts: [{ host_path: '/a', container_path: '/b' }] },
  ],
  ['slurm.sbatch_args=[--time=05:00]', { slurm: { sbatch_args: ['--time=05:00'] } }],
  ['labels=[]', { labels: [] }],
])('--config %s is parsed as in det', async (text, config) => {
  expect(await overrideConfig({}, [text])).toEqual(config);
});

test('a value that overrides a file keeps its other keys', async () => {
  const config = { resources: { slots: 1, resource_pool: 'a' }, slurm: null };
  const changes = ['resources.slots=4', 'slurm.gpu_type=a100'];
  expect(await overrideConfig(config, changes)).toEqual({
    resources: { slots: 4, resource_pool: 'a' },
    slurm: { gpu_type: 'a100' },
  });
});

test('--config sets a key that contains dots itself, and what is below one (PR5)', async () => {
  const range = { type: 'int', minval: 1, maxval: 3 };
  const config = { hyperparameters: { 'optimizer.lr': 0.1, 'a.b': range, model: { depth: 2 } } };
  const changes = [
    'hyperparameters.optimizer.lr=0.2',
    'hyperparameters.model.depth=3',
    'hyperparameters.a.b.maxval=5',
  ];
  expect(await overrideConfig(config, changes)).toEqual({
    hyperparameters: { 'optimizer.lr': 0.2, 'a.b': { ...range, maxval: 5 }, model: { depth: 3 } },
  });
  // changes alone, with the names of the configuration that they change
  expect(await overrideConfig({}, changes, config)).toEqual({
    hyperparameters: { 'optimizer.lr': 0.2, 'a.b': { maxval: 5 }, model: { depth: 3 } },
  });
});

test.each([
  ['command', ['cmd', 'run', '--detach', '-c', 'work', 'ls']],
  ['notebook', ['notebook', 'start', '--detach', '-c', 'work']],
  ['shell', ['shell', 'start', '--detach', '-c', 'work']],
])('a %s says that it sends .env', async (_, line) => {
  const { trainyard, folder } = await startCli();
  await mkdir(join(folder, 'work'));
  await writeFile(join(folder, 'work', '.env'), 'TOKEN=1');
  const started = await trainyard(...line, '-w', 'vision');
  expect(started.exitCode).toBe(0);
  expect(started.error).toContain('.env is sent. A .detignore can leave it out.');
});

test('a notebook is started with files, shown, opened and killed', async () => {
  const { trainyard, client, folder, clock } = await startCli();
  await mkdir(join(folder, 'work'));
  await writeFile(join(folder, 'work', 'a.py'), 'print(1)\n');
  const started = await trainyard(
    ...['notebook', 'start', '--detach', '-w', 'vision', '-c', 'work'],
    ...['--config', 'resources.slots=0', '--config', 'description=Try', '-v', '/data:/data'],
  );
  const id = started.out;
  expect(started.exitCode).toBe(0);
  const { notebook, config } = await getNotebook(client, { notebookId: id });
  expect(notebook).toMatchObject({ description: 'Try', workspaceId: 2 });
  expect(config).toMatchObject({ bind_mounts: [{ host_path: '/data', container_path: '/data' }] });
  clock.advance(600_000);
  const state = await trainyard('notebook', 'describe', id, '--columns', 'state', '-o', 'ids');
  expect(state.out).toBe('STATE_RUNNING');
  expect((await trainyard('notebook', 'ls', '-q')).out.split('\n')).toContain(id);
  expect((await trainyard('notebook', 'open', id.slice(0, 12))).out).toBe(
    `http://sandbox:80/interactive/${id}/jupyter-lab/Try/aux/${encodeURIComponent(
      `/wait/jupyter-lab/${id}?serviceAddr=${encodeURIComponent(`/proxy/${id}/`)}`,
    )}/?currentSlotsExceeded=false`,
  );
  expect((await trainyard('notebook', 'config', id, '-o', 'json')).out).toContain(
    '"description": "Try"',
  );
  expect((await trainyard('notebook', 'set', 'priority', id, '7')).error).toContain('priority 7');
  expect((await trainyard('notebook', 'kill', id)).error).toBe(`Killed notebook ${id}.`);
  expect(await trainyard('notebook', 'kill', 'ffff')).toMatchObject({ exitCode: 1 });
});

test('a preview prints the configuration and launches nothing', async () => {
  const { trainyard } = await startCli();
  const before = (await trainyard('notebook', 'ls', '-q', '--all')).out;
  const printed = await trainyard('notebook', 'start', '--preview', '--config', 'idle_timeout=1h');
  expect(printed.out).toContain('idle_timeout: 1h0m0s');
  expect((await trainyard('notebook', 'ls', '-q', '--all')).out).toBe(before);
});

test('a command runs detached; the words after -- are its own', async () => {
  const { trainyard, client } = await startCli();
  const { out: id } = await trainyard(
    'cmd',
    'run',
    '-d',
    '--config',
    'resources.slots=0',
    '--',
    'ls',
    '-l',
    '/run',
  );
  const { config } = await getCommand(client, { commandId: id });
  expect(config).toMatchObject({ entrypoint: expect.arrayContaining(['ls', '-l', '/run']) });
  expect((await trainyard('cmd', 'describe', id, '--columns', 'username', '-o', 'ids')).out).toBe(
    'admin',
  );
});

test('a TensorBoard accepts experiments by range and trials', async () => {
  const { trainyard, client } = await startCli();
  expect((await trainyard('tensorboard', 'start')).error).toBe(
    'Name experiments, or trials with -t.',
  );
  const { out: id } = await trainyard('tensorboard', 'start', '-d', '3..4', '-t', '9');
  const { tensorboard } = await getTensorboard(client, { tensorboardId: id });
  expect(tensorboard).toMatchObject({ experimentIds: [3, 4], trialIds: [9] });
});

test('the log of any task is shown, and tasks with slots are listed', async () => {
  const { trainyard } = await startCli();
  const tasks = await trainyard('task', 'list', '-o', 'jsonl', '--limit', '1');
  const { taskId } = JSON.parse(tasks.out);
  const log = await trainyard('task', 'logs', taskId, '--tail', '2');
  expect(log.out.split('\n')).toHaveLength(2);
  expect(await trainyard('task', 'kill', taskId)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('is not a command, notebook, shell or TensorBoard.'),
  });
});

test('the ssh command of a shell uses the tunnel, with a key only this user can read', async () => {
  const { trainyard, client, clock, folder } = await startCli();
  const body = { config: { resources: { slots: 0 } } };
  const { shell } = await launchShell(client, { body });
  clock.advance(600_000);
  const before = process.env.XDG_CACHE_HOME;
  process.env.XDG_CACHE_HOME = folder;
  onTestFinished(() => {
    if (before === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = before;
  });
  const { out } = await trainyard('shell', 'show_ssh_command', shell.id, '--', '-L', '1:h:2');
  expect(out).toContain('shell tunnel -m http://sandbox:80 %h');
  expect(out).toContain(`-i ${join(folder, 'trainyard', 'shell', shell.id, 'key')}`);
  expect(out).toMatch(new RegExp(`root@${shell.id} -L 1:h:2$`));
});

test('the tunnel passes bytes in both directions and ends with the other side', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const requests: string[] = [];
  server.on('connection', (socket, request) => {
    requests.push(`${request.url} ${request.headers.authorization}`);
    socket.on('message', (data) => {
      socket.send(Buffer.concat([Buffer.from('> '), data as Buffer]));
      socket.close();
    });
  });
  const { port } = server.address() as AddressInfo;
  const { trainyardOn } = await startCli();
  const lines: string[] = [];
  const finished = await trainyardOn(
    {
      env: { DET_MASTER: `http://127.0.0.1:${port}`, DET_USER: 'a', DET_USER_TOKEN: 'token-7' },
      pipe: (onChunk) => onChunk(Buffer.from('hello')),
      write: (bytes) => {
        lines.push(Buffer.from(bytes).toString());
        return Promise.resolve();
      },
    },
    'shell',
    'tunnel',
    'shell-1',
  );
  expect([finished.exitCode, finished.error, lines]).toEqual([0, '', ['> hello']]);
  expect(requests).toEqual(['/proxy/shell-1/ Bearer token-7']);
});
