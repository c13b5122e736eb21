import { existsSync } from 'node:fs';
import { UsageError } from './core/option-values';
import type { ApiHandler } from './serve/fetch-backend';

export type SandboxOptions = {
  seed?: number;
  scenario?: string;
  speed?: number;
  experiments?: number;
  faults?: string[];
  masterTimes?: string;
  control?: boolean;
  rbac?: boolean;
  strictJobQueueControl?: boolean;
  /** version of the master that it imitates */
  release?: string;
  webhooks?: { allowed: string[] };
};

export type Sandbox = ApiHandler & {
  coverage: () => { built: string[]; missing: string[] };
  close: () => void | Promise<void>;
};

/**
 * Loads the sandbox only when a command needs it, so that `help` and `serve --master` start at
 * once.
 * @throws UsageError with the sandbox's own message for invalid options
 */
export async function loadSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { createSandbox } = await import('@trainyard/sandbox');
  return inOneSentence(async () => createSandbox(await withRelease(options)));
}

/**
 * Loads a sandbox with persistent state in a folder, including its existing content.
 * @param notify receives a sentence that users should see, such as that only the last day was
 *   simulated
 * @throws UsageError with the sandbox's own message for invalid options or an invalid folder
 */
export async function loadKeptSandbox(
  options: SandboxOptions,
  dataDirectory: string,
  notify: (sentence: string) => void,
): Promise<Sandbox> {
  const { openSandbox } = await import('@trainyard/sandbox/node');
  return inOneSentence(async () =>
    openSandbox({ ...(await withRelease(options)), dataDirectory, notify }),
  );
}

/** The releases of a master that the sandbox imitates. */
export const sandboxReleases = ['0.23.4', '0.23.4-dev0', '0.38.1'] as const;

async function withRelease({ release, ...options }: SandboxOptions) {
  if (release === undefined || release === '0.23.4') return options;
  if (release === '0.23.4-dev0') {
    const { releaseDev0 } = await import('@trainyard/sandbox');
    return { ...options, release: releaseDev0 };
  }
  if (release !== '0.38.1')
    throw new Error(
      `There is no release "${release}" of the sandbox; there are ${sandboxReleases.join(', ')}.`,
    );
  const { release038 } = await import('@trainyard/sandbox/v038');
  return { ...options, release: release038 };
}

/**
 * Answers from a folder of recordings of a real master.
 * @throws UsageError in one sentence for a folder without recordings
 */
export async function loadReplay(directory: string): Promise<ApiHandler> {
  if (!existsSync(directory)) throw new UsageError(`There is no folder ${directory}.`);
  const { createReplay } = await import('@trainyard/sandbox/node');
  return inOneSentence(() => createReplay(directory));
}

// these reject user input: a scenario or a folder that does not exist
async function inOneSentence<Made>(make: () => Made): Promise<Awaited<Made>> {
  try {
    return await make();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
