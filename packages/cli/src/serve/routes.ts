import * as operations from '@trainyard/sdk/operations';

type Route = { path: string; matches: RegExp };

const id = '[0-9]+';
const uuid = '[0-9a-fA-F-]{36}';

const route = (path: string, pattern: string): Route => ({
  path,
  matches: new RegExp(`^${pattern}$`),
});

/**
 * The paths that the master answers to a GET; every other GET is the console's.
 * `/experiments/{id}/…` and `/tasks` are pages too, so files below them are named one by one.
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

/** The console has nothing but pages and files to read, so whatever writes is the master's. */
export function goesToMaster(method: string, pathname: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  return masterRoutes.some(({ matches }) => matches.test(pathname));
}

// the master marks streams by nothing but their path: same content type, same chunking as one long answer
const streams = Object.values(operations)
  .filter(({ stream }) => stream)
  .map(({ path }) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`));

/** Whether a path answers line by line for as long as its subject lives, so that nothing may hold it back. */
export const isStream = (pathname: string): boolean =>
  streams.some((pattern) => pattern.test(pathname));

export const isApi = (pathname: string): boolean => /^\/api(\/|$)/.test(pathname);

/**
 * Whether a path has a `.` or `..` in it, also as `%2e`: it would name one place here and another at
 * the master. Browsers resolve them before they ask.
 */
export const hasDotSegment = (pathname: string): boolean =>
  /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(pathname);
