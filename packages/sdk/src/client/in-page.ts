/**
 * A browser's page or worker: other origins are asked before they get a header of ours, and every
 * tab waits on its own. Node, Deno, Bun and notebooks are none, though some have workers too.
 */
export const isInPage = (): boolean =>
  'document' in globalThis ||
  ('WorkerGlobalScope' in globalThis && !('process' in globalThis) && !('Deno' in globalThis));
