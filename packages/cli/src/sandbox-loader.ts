import type { ApiHandler } from './serve/fetch-backend';
import { UsageError } from './usage-error';

export type SandboxOptions = { seed?: number; scenario?: string; speed?: number };

export type Sandbox = ApiHandler & {
  coverage: () => { built: string[]; missing: string[] };
  close: () => void;
};

/**
 * Loads the sandbox only when a command needs it, so that `help` and `serve --master` start at once.
 * @throws UsageError with the sandbox's own words when it refuses the options
 */
export async function loadSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { createSandbox } = await import('@trainyard/sandbox');
  try {
    return createSandbox(options);
  } catch (error) {
    // what it refuses is what it was asked for, such as a scenario that does not exist
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Answers from a folder of recordings of a real master. */
export async function loadReplay(directory: string): Promise<ApiHandler> {
  const { createReplay } = await import('@trainyard/sandbox/node');
  return createReplay(directory);
}
