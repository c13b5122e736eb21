import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { builtConsole } from './test/built-console';
import { bundledProgram } from './test/bundled-program';
import { requestRaw } from './test/http';

/**
 * Starts `trainyard serve` as a separate program, as `npm start` does, and waits for its address.
 */
async function serve(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, await serveArgs(), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, origin: await originOf(child) };
}

async function serveArgs(): Promise<string[]> {
  return [
    await bundledProgram(),
    'serve',
    '--console',
    await builtConsole(),
    '--master',
    'http://127.0.0.1:9',
    '--port',
    '0',
  ];
}

async function originOf({ stdout }: ChildProcess): Promise<string> {
  const [line] = stdout ? await once(stdout, 'data') : [];
  return /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '';
}

const waysToStop: [string, (child: ChildProcess) => void][] = [
  ['SIGINT', (child) => child.kill('SIGINT')],
  ['SIGTERM', (child) => child.kill('SIGTERM')],
  ['the end of its parent process', (child) => child.disconnect()],
  [
    'both at once, as Ctrl-C in a terminal gives',
    (child) => child.kill('SIGINT') && child.disconnect(),
  ],
];

test.each(waysToStop)('%s stops the server regularly', async (_name, stop) => {
  const { child, origin } = await serve();
  expect((await requestRaw(origin, '/healthz')).status).toBe(200);
  stop(child);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a server of npx stops after the shell between them', async () => {
  const shell = spawn('sh', ['-c', '"$@"; exit', 'sh', process.execPath, ...(await serveArgs())], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'npx' },
  });
  const origin = await originOf(shell);
  expect((await requestRaw(origin, '/healthz')).status).toBe(200);
  const ended = shell.stdout && once(shell.stdout, 'close');
  shell.kill('SIGTERM');
  // the server has closed its output, too
  await ended;
  await expect(requestRaw(origin, '/healthz')).rejects.toThrow('ECONNREFUSED');
});
