import type { ApiHandler } from './serve/fetch-backend';

export type SandboxOptions = { seed?: number; scenario?: string; speed?: number };

export type Sandbox = ApiHandler & {
  coverage: () => { built: string[]; missing: string[] };
  close: () => void;
};

/** Loads the sandbox only when a command needs it, so that `help` and `serve --master` start at once. */
export async function loadSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { createSandbox } = await import('@trainyard/sandbox');
  return createSandbox(options);
}

/** Answers from a folder of recordings of a real master. */
export async function loadReplay(directory: string): Promise<ApiHandler> {
  const { createReplay } = await import('@trainyard/sandbox/node');
  return createReplay(directory);
}
