import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Clock,
  createSandbox,
  manualClock,
  type Sandbox,
  type SandboxOptions,
} from '@trainyard/sandbox';
import { type Caller, createTransport, login } from '@trainyard/sdk/calls';
import { onTestFinished } from 'vitest';
import type { System } from '../core/system';
import { run } from '../run';

export type Finished = { exitCode: number; out: string; error: string };

export type CliOptions = {
  scenario?: SandboxOptions['scenario'];
  username?: string;
  release?: SandboxOptions['release'];
  rbac?: boolean;
  strictJobQueueControl?: boolean;
  system?: Partial<System>;
};

type TestCli = {
  sandbox: Pick<Sandbox, 'fetch' | 'listen'> & {
    faults: { set: (specs: readonly string[]) => void };
  };
  clock: ReturnType<typeof manualClock>;
  /** an empty folder: the working directory of the command, which also contains sign-ins */
  folder: string;
  /** the variables of the command */
  env: System['env'];
  /** the SDK with the same user, for checking the effect of a command */
  client: Caller;
  trainyard: (...args: string[]) => Promise<Finished>;
  /** the same with another machine: typed input, terminals, variables */
  trainyardOn: (other: Partial<System>, ...args: string[]) => Promise<Finished>;
};

const baseUrl = 'http://sandbox';

type Options = Pick<SandboxOptions, 'scenario' | 'release' | 'rbac' | 'strictJobQueueControl'>;

const isSame = (one: Options, other: Options): boolean =>
  one.scenario === other.scenario &&
  one.release === other.release &&
  one.rbac === other.rbac &&
  one.strictJobQueueControl === other.strictJobQueueControl;

const start = Date.parse('2026-11-20T09:00:00Z');

/** Sandboxes at their start, each simulated once for all tests of a worker. */
const originals: Array<{ options: Options; sandbox: Sandbox }> = [];

/** A sandbox of its own for a test: a copy, which takes a tenth of the time of a new one. */
function sandboxWith(options: Options, clock: Clock): Sandbox {
  const existing = originals.find((each) => isSame(each.options, options));
  if (existing) return existing.sandbox.fork(clock);
  const sandbox = createSandbox({ ...options, seed: 7, clock: manualClock(start) });
  originals.push({ options, sandbox });
  return sandbox.fork(clock);
}

/**
 * Starts the command line on its own sandbox, whose clock is stopped: `const { trainyard } = await
 * startCli(); await trainyard('experiment', 'list')`.
 */
export async function startCli({
  scenario = 'demo',
  username = 'admin',
  release,
  rbac,
  strictJobQueueControl,
  system,
}: CliOptions = {}): Promise<TestCli> {
  const clock = manualClock(start);
  const sandbox = sandboxWith({ scenario, release, rbac, strictJobQueueControl }, clock);
  const open = createTransport({ baseUrl, fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username, password: '' } });
  const client = createTransport({ baseUrl, fetch: sandbox.fetch, auth: token });
  const folder = mkdtempSync(join(tmpdir(), 'trainyard-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = {
    DET_MASTER: baseUrl,
    DET_USER: username,
    DET_USER_TOKEN: token,
    DET_DEBUG_CONFIG_PATH: folder,
    XDG_CACHE_HOME: folder,
  };
  const machine = (): Partial<System> => ({
    env,
    cwd: () => folder,
    fetch: sandbox.fetch,
    isTerminal: { stdin: false, stdout: false, stderr: false },
    now: () => clock.now(),
    ...system,
  });
  return {
    sandbox,
    folder,
    clock,
    env,
    client,
    trainyard: (...args: string[]) => trainyard(args, machine()),
    trainyardOn: (other: Partial<System>, ...args: string[]) =>
      trainyard(args, { ...machine(), ...other }),
  };
}

/** Runs the real command line and collects its output. */
export async function trainyard(
  args: string[],
  system: Partial<System>,
  signal = new AbortController().signal,
): Promise<Finished> {
  let out = '';
  const error: string[] = [];
  const exitCode = await run({
    args,
    signal,
    print: (text) => {
      out += `${text}\n`;
    },
    printError: (line) => error.push(line),
    system: {
      write: async (bytes) => {
        out += typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1');
      },
      ...system,
    },
  });
  return { exitCode, out: out.replace(/\n$/, ''), error: error.join('\n') };
}

/** Standard input with this text. */
export const typed = (text: string): Partial<System> => ({
  stdin: () => Promise.resolve(Buffer.from(text)),
});
