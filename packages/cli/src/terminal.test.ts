import { type ChildProcess, spawn } from 'node:child_process';
import { createSandbox } from '@trainyard/sandbox';
import { createTransport, getExperiment, getExperiments, login } from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { bundledProgram } from './test/bundled-program';

const main = await bundledProgram();

async function startSandbox() {
  const sandbox = createSandbox({ seed: 7 });
  const { url, close } = await sandbox.listen();
  onTestFinished(close);
  const open = createTransport({ baseUrl: url });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const env = { DET_MASTER: url, DET_USER: 'admin', DET_USER_TOKEN: token };
  return { env, client: createTransport({ baseUrl: url, auth: token }) };
}

type Terminal = {
  child: ChildProcess;
  /** everything drawn so far */
  screen: () => string;
  /** resolves when the screen has shown it this many times */
  shows: (text: string, times?: number) => Promise<void>;
  type: (keys: string) => void;
  /** the exit code of the program */
  ended: Promise<number>;
};

/** Runs the command line as a program in its own pseudo-terminal, created by script(1). */
function openTerminal(args: string[], env: Record<string, string>): Terminal {
  const quoted = [process.execPath, main, ...args]
    .map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
    .join(' ');
  const command = ['--quiet', '--return', '--flush', '--command', `exec ${quoted}`, '/dev/null'];
  const child = spawn('script', command, {
    env: { PATH: process.env.PATH, HOME: '/nowhere', TERM: 'xterm', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const listeners = new Set<() => void>();
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
    for (const listener of listeners) listener();
  });
  const shows = (text: string, times = 1) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (output.split(text).length - 1 < times) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? -1));
  });
  return {
    child,
    screen: () => output,
    shows,
    type: (keys) => void child.stdin?.write(keys),
    ended,
  };
}

test('--watch redraws until Ctrl-C', async () => {
  const { env } = await startSandbox();
  const words = [
    'experiment',
    'list',
    '--all',
    '--limit',
    '2',
    '--watch=0.2',
    '--columns',
    'id,state',
  ];
  const { screen, shows, type, ended } = openTerminal(words, env);
  await shows('\x1b[H\x1b[J', 3);
  type('\x03');
  expect(await ended).toBe(3);
  // bold header, states in color
  expect(screen()).toContain('\x1b[1mState\x1b[0m');
});

test('Ctrl-C leaves the experiment running and prints how to continue', async () => {
  const { env, client } = await startSandbox();
  const { experiments } = await getExperiments(client, { states: ['STATE_ACTIVE'] });
  const id = experiments.find(({ state }) => state === 'STATE_RUNNING')?.id ?? 0;
  const { screen, shows, type, ended } = openTerminal(['e', 'wait', String(id)], env);
  await shows(`Experiment ${id}: RUNNING`);
  type('\x03');
  expect(await ended).toBe(3);
  expect(screen()).toContain(
    `It keeps running; \`trainyard experiment wait ${id}\` follows it again.`,
  );
  const { experiment } = await getExperiment(client, { experimentId: id });
  expect(experiment.state).toBe('STATE_RUNNING');
});

test('a question precedes an irreversible action', async () => {
  const { env, client } = await startSandbox();
  const { shows, type, ended } = openTerminal(['e', 'delete', '2'], env);
  await shows('Delete experiment 2? [y/N] ');
  type('n\r');
  expect(await ended).toBe(1);
  const { experiment } = await getExperiment(client, { experimentId: 2 });
  expect(experiment.state).toBe('STATE_COMPLETED');
});

test('a reader that closes the pipe ends it silently', async () => {
  const { env } = await startSandbox();
  const words = `'${process.execPath}' '${main}' e ls --all -o jsonl`;
  const child = spawn(
    'bash',
    ['-c', `set -o pipefail; ${words} | head -n 1; echo "\${PIPESTATUS[0]}"`],
    {
      env: { PATH: process.env.PATH, HOME: '/nowhere', ...env },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    error += String(chunk);
  });
  await new Promise((resolve) => child.on('exit', resolve));
  expect(error).toBe('');
  const [first = '', code] = out.trim().split('\n');
  expect(JSON.parse(first)).toMatchObject({ id: expect.any(Number) });
  expect(code).toBe('0');
});
