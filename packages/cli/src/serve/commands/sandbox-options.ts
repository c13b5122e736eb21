import { resolve } from 'node:path';
import type { Options, ValuesOf } from '../../core/command';
import { positiveNumber, UsageError, wholeNumber } from '../../core/option-values';
import {
  loadKeptSandbox,
  loadReplay,
  loadSandbox,
  type SandboxOptions,
  sandboxReleases,
} from '../../sandbox-loader';
import type { Backend } from '../answer';
import { createFetchBackend, defaultBodyLimit } from '../fetch-backend';

/**
 * Options that `serve` and `sandbox` share: the address to listen on, and the sandbox that replaces
 * the master.
 */
export const sandboxOptions = {
  port: {
    type: 'string',
    value: 'N',
    default: '8300',
    help: 'Port to listen on; 0 takes a free one',
  },
  host: { type: 'string', value: 'H', default: '127.0.0.1', help: 'Address to listen on' },
  'allow-host': {
    type: 'string',
    value: 'NAME',
    multiple: true,
    help: 'Also answer for this name, or *.example.com; loopback, addresses and names of the certificate are always allowed; repeatable',
  },
  seed: { type: 'string', value: 'N', help: 'Seed of the sandbox: the same seed, the same data' },
  release: {
    type: 'string',
    value: 'VERSION',
    suggestions: () => sandboxReleases,
    help: 'Release of the master it imitates: 0.23.4, unless given, its development build 0.23.4-dev0, or 0.38.1',
  },
  scenario: {
    type: 'string',
    value: 'NAME',
    suggestions: async () => (await import('@trainyard/sandbox')).scenarioNames,
    help: 'Data that the sandbox starts with',
  },
  speed: {
    type: 'string',
    value: 'N',
    help: 'How fast time passes in the sandbox; 1 is real time',
  },
  experiments: {
    type: 'string',
    value: 'N',
    help: 'Adds N finished experiments to the demo, up to a million',
  },
  fault: {
    type: 'string',
    value: 'SPEC',
    multiple: true,
    help: 'Injects a fault, such as latency=300 or error=getExperiments:0.2:500; repeatable',
  },
  'master-times': {
    type: 'string',
    value: 'NAME',
    help: 'measured: the sandbox takes as long as a real master took for the same rows and lines',
  },
  'data-dir': {
    type: 'string',
    value: 'DIR',
    help: 'Keeps the state of the sandbox in this folder, across restarts',
  },
  rbac: { type: 'boolean', help: 'Lets roles decide who may do what in the sandbox' },
  'no-rbac': { type: 'boolean', help: 'Lets all users do nearly everything, in every scenario' },
  'strict-queue': {
    type: 'boolean',
    help: 'Lets only those with the permission change queues, where roles decide',
  },
  'webhook-host': {
    type: 'string',
    value: 'HOST',
    multiple: true,
    help: 'Lets webhooks of the sandbox reach this host, as name or name:port, and no other; repeatable',
  },
  'body-limit': {
    type: 'string',
    value: 'MB',
    help: 'Answers larger request bodies with 413; 64 unless given',
  },
  control: { type: 'boolean', help: 'Sets and clears faults by calls to /sandbox/faults' },
  replay: {
    type: 'string',
    value: 'PATH',
    help: 'Answer from recordings of a real master: a folder, or a HAR that --record made',
  },
  log: { type: 'boolean', help: 'Print a line per request' },
} as const satisfies Options;

const simulated = [
  'release',
  'seed',
  'scenario',
  'speed',
  'experiments',
  'fault',
  'master-times',
  'data-dir',
  'rbac',
  'no-rbac',
  'strict-queue',
  'webhook-host',
  'body-limit',
  'control',
] as const;

type Values = Pick<ValuesOf<typeof sandboxOptions>, (typeof simulated)[number] | 'replay'>;

/** Reads the sandbox's options; missing ones are left to the sandbox. */
export function readSandboxOptions(values: Values): SandboxOptions {
  const { seed, scenario, speed, experiments, fault, control } = values;
  const options: SandboxOptions = { control };
  if (seed !== undefined) {
    options.seed = wholeNumber({ option: 'seed', text: seed, min: 0, max: 2 ** 32 - 1 });
  }
  if (values.release !== undefined) options.release = values.release;
  if (scenario !== undefined) options.scenario = scenario;
  if (speed !== undefined) options.speed = positiveNumber('speed', speed);
  if (experiments !== undefined) {
    const range = { min: 0, max: 1_000_000 };
    options.experiments = wholeNumber({ option: 'experiments', text: experiments, ...range });
  }
  if (fault.length > 0) options.faults = fault;
  const masterTimes = values['master-times'];
  if (masterTimes !== undefined) options.masterTimes = masterTimes;
  const rbac = rolesDecide(values);
  if (rbac !== undefined) options.rbac = rbac;
  if (values['strict-queue']) options.strictJobQueueControl = true;
  const hosts = values['webhook-host'];
  if (hosts.length > 0) options.webhooks = { allowed: hosts.map(webhookHost) };
  return options;
}

/** Without either flag the scenario decides. */
function rolesDecide(values: Pick<Values, 'rbac' | 'no-rbac'>): boolean | undefined {
  if (values.rbac && values['no-rbac'])
    throw new UsageError('--rbac and --no-rbac exclude each other.');
  return values.rbac ? true : values['no-rbac'] ? false : undefined;
}

function bodyLimitOf({ 'body-limit': text }: Values): number {
  if (text === undefined) return defaultBodyLimit;
  return wholeNumber({ option: 'body-limit', text, min: 1, max: 1024 }) * 2 ** 20;
}

function webhookHost(text: string): string {
  if (/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(text)) return text.toLowerCase();
  throw new UsageError(`--webhook-host takes a host as name or name:port, not "${text}".`);
}

/**
 * Rejects options of the sandbox if another backend answers, because they would have no effect.
 * @throws UsageError naming the first of them and the conflicting option
 */
export function refuseSandboxOptions(values: Values, answering: 'master' | 'replay') {
  const givenOption = simulated.find((name) => isGiven(values[name]));
  if (givenOption === undefined) return;
  throw new UsageError(
    `--${givenOption} is for the sandbox and cannot be combined with --${answering}.`,
  );
}

const isGiven = (value: string | string[] | boolean | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

const printNotice = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** The sandbox, or recorded answers from the folder of `--replay`. */
export async function sandboxBackend(values: Values): Promise<Backend> {
  if (values.replay === undefined) {
    const options = readSandboxOptions(values);
    const directory = values['data-dir'];
    const bodyLimit = bodyLimitOf(values);
    const sandbox = await (directory === undefined
      ? loadSandbox(options)
      : loadKeptSandbox(options, resolve(directory), printNotice));
    return createFetchBackend(sandbox, { close: () => sandbox.close(), bodyLimit });
  }
  refuseSandboxOptions(values, 'replay');
  return createFetchBackend(await loadReplay(values.replay));
}
