import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@trainyard/sandbox';
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

const untilItEnds = async (child: ChildProcess) => {
  let error = '';
  child.stderr?.on('data', (part) => {
    error += part;
  });
  const [code] = await once(child, 'close');
  return { code, error };
};

test.each([
  ['at once', 'completion bash', '/dev/full', 'ENOSPC'],
  ['at once', 'experiment list --all -o json', '/dev/full', 'ENOSPC'],
  ['as it arrives', 'experiment export 1', '/dev/full', 'ENOSPC'],
  // a file that takes a part of the output
  ['at once', 'experiment list --all -o json', 'out', 'EFBIG'],
  ['as it arrives', 'experiment export 1', 'out', 'EFBIG'],
])(
  'output %s that cannot be written is a failure: %s > %s (sdk-cli K1)',
  async (_when, command, target, code) => {
    const folder = await mkdtemp(join(tmpdir(), 'trainyard-full-'));
    const { url, close } = await createSandbox({ scenario: 'demo' }).listen();
    onTestFinished(async () => {
      await close();
      await rm(folder, { recursive: true });
    });
    const script = `ulimit -f 8; exec "$0" "$1" ${command} > ${target}`;
    const child = spawn('bash', ['-c', script, process.execPath, await bundledProgram()], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
      env: { ...process.env, DET_MASTER: url, DET_USER: 'admin', DET_PASS: '', HOME: folder },
    });
    const { code: exitCode, error } = await untilItEnds(child);
    expect(error).toMatch(new RegExp(`^The output cannot be written: .+ \\(${code}\\)\\.$`, 'm'));
    expect(exitCode).toBe(1);
  },
);
