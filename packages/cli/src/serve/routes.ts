import * as operations from '@trainyard/sdk/operations';

type Route = { path: string; matches: RegExp };

const id = '[0-9]+';
const uuid = '[0-9a-fA-F-]{36}';

const route = (path: string, pattern: string): Route => ({
  path,
  matches: new RegExp(`^${pattern}$`),
});

/**
 * The paths that the master answers to a GET; every other GET belongs to the console.
 * `/experiments/{id}/…` and `/tasks` are pages too, so files below them are listed one by one.
 */
const masterRoutes: Route[] = [
  route('/api/**', '/api(/.*)?'),
  route('/proxy/**', '/proxy/.*'),
  route('/docs/**', '/docs(/.*)?'),
  route('/info', '/info'),
  route('/sandbox/{faults,people}', '/sandbox/(faults|people)'),
  route('/experiments/{id}/model_def', `/experiments/${id}/model_def`),
  route('/experiments/{id}/file/download', `/experiments/${id}/file/download`),
  route('/experiments/{id}/preview_gc', `/experiments/${id}/preview_gc`),
  route('/checkpoints/{uuid}', `/checkpoints/${uuid}`),
  route(
    '/resources/allocation/{raw,allocations-csv,aggregated}',
    '/resources/allocation/(raw|allocations-csv|aggregated)',
  ),
];

/**
 * Returns true for requests to the master: the console only has pages and files to read, so all
 * writes belong to the master.
 */
export function goesToMaster(method: string, pathname: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return masterRoutes.some(({ matches }) => matches.test(pathname));
}

// only the path identifies streams: they have the same content type and chunking as long answers
const streams = Object.values(operations)
  .filter(({ stream }) => stream)
  .map(({ path }) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`));

/**
 * Returns true for a path that streams lines while its subject exists, so that nothing may buffer
 * it.
 */
export const isStream = (pathname: string): boolean =>
  streams.some((pattern) => pattern.test(pathname));

/**
 * Path of this server's own call that sets the session's cookie, below the base path: for a session
 * that did not begin by a sign-in here, which sets it.
 */
export const sessionPath = '/trainyard/session';

export const isApi = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);

/**
 * Returns true for a path of a task's own server, in every spelling that the master may take for
 * one.
 */
export const isTaskPath = (pathname: string): boolean =>
  /^\/+proxy(\/|$)/i.test(pathname.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent));

/** The folder of a task, `/proxy/{service}/`, that a path is in; null outside of all folders. */
export const taskFolderOf = (pathname: string): string | null =>
  /^\/proxy\/[^/;]+\//.exec(pathname)?.[0] ?? null;

/**
 * Returns true for a path with `.` or `..`, also as `%2e`: this server and the master could resolve
 * it differently. Browsers resolve them before the request.
 */
export const hasDotSegment = (pathname: string): boolean =>
  /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(pathname);
