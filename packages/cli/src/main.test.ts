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
  const options = [
    '--console',
    await builtConsole(),
    '--master',
    'http://127.0.0.1:9',
    '--port',
    '0',
  ];
  const child = spawn(process.execPath, [await bundledProgram(), 'serve', ...options], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = child.stdout ? await once(child.stdout, 'data') : [];
  return { child, origin: /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? '' };
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
