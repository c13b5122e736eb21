import type { Options, ValuesOf } from '../command';
import { positiveNumber, wholeNumber } from '../option-values';
import { loadReplay, loadSandbox, type SandboxOptions } from '../sandbox-loader';
import type { Backend } from '../serve/answer';
import { createFetchBackend } from '../serve/fetch-backend';

/** Options that `serve` and `sandbox` share: where to listen and what stands in for the master. */
export const sandboxOptions = {
  port: {
    type: 'string',
    value: 'N',
    default: '8300',
    help: 'Port to listen on; 0 takes a free one',
  },
  host: { type: 'string', value: 'H', default: '127.0.0.1', help: 'Address to listen on' },
  seed: { type: 'string', value: 'N', help: 'Seed of the sandbox: the same seed, the same data' },
  scenario: { type: 'string', value: 'NAME', help: 'What the sandbox holds at the start' },
  speed: {
    type: 'string',
    value: 'N',
    help: 'How fast time passes in the sandbox; 1 is real time',
  },
  replay: { type: 'string', value: 'DIR', help: 'Answer from recordings of a real master' },
  log: { type: 'boolean', help: 'Print a line per request' },
} as const satisfies Options;

type Values = Pick<ValuesOf<typeof sandboxOptions>, 'seed' | 'scenario' | 'speed' | 'replay'>;

/** Reads the sandbox's options; what was not given is left to the sandbox. */
export function readSandboxOptions({ seed, scenario, speed }: Values): SandboxOptions {
  const options: SandboxOptions = {};
  if (seed !== undefined) {
    options.seed = wholeNumber({ option: 'seed', text: seed, min: 0, max: 2 ** 32 - 1 });
  }
  if (scenario !== undefined) options.scenario = scenario;
  if (speed !== undefined) options.speed = positiveNumber('speed', speed);
  return options;
}

/** The sandbox, or recorded answers where `--replay` names a folder of them. */
export async function standInBackend(values: Values): Promise<Backend> {
  if (values.replay === undefined) {
    const sandbox = await loadSandbox(readSandboxOptions(values));
    return createFetchBackend(sandbox, () => sandbox.close());
  }
  return createFetchBackend(await loadReplay(values.replay));
}
