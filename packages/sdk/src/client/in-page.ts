/**
 * Returns true in a browser's page or worker: there custom headers cause a preflight request to
 * other origins, and every tab waits separately. False in Node, Deno, Bun and notebooks, although
 * some of them have workers.
 */
export const isInPage = (): boolean =>
  'document' in globalThis ||
  ('WorkerGlobalScope' in globalThis && !('process' in globalThis) && !('Deno' in globalThis));
