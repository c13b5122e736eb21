/** The scripts of each route, by its path: `routes.json` of the console's build. */
export type RouteFiles = Record<string, readonly string[]>;

/**
 * Returns the `Link` header that names the scripts of a page, so that a browser requests them beside
 * the first script and not after it has run. They have a low priority: the first script sends the
 * requests of the page. Null for a page without scripts of its own.
 */
export function preloadHeader(
  routes: RouteFiles,
  { pathname, basePath }: { pathname: string; basePath: string },
): string | null {
  const [path] = Object.keys(routes)
    .filter((each) => isMatch(each, pathname))
    .sort((one, other) => paramsOf(one) - paramsOf(other));
  const files = path === undefined ? [] : (routes[path] ?? []);
  const links = files.map(
    (file) => `<${basePath}${file}>; rel="modulepreload"; crossorigin; fetchpriority="low"`,
  );
  return links.length === 0 ? null : links.join(', ');
}

const paramsOf = (path: string) => path.split('$').length;

/** True if a path has the segments of a route; `$name` is any one. */
function isMatch(route: string, pathname: string): boolean {
  const segments = pathname.replace(/\/$/, '').split('/');
  const expected = route.replace(/\/$/, '').split('/');
  return (
    expected.length === segments.length &&
    expected.every((each, at) => each.startsWith('$') || each === segments[at])
  );
}
