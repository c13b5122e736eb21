/** A route of the console by its id in the route tree, with the params of a URL. */
export type RouteMatch = { id: string; params: Record<string, string> };

/** The params of a path in a route; undefined if the route does not match. */
function paramsOf(id: string, parts: readonly string[]): RouteMatch['params'] | undefined {
  // folders such as `_app` are not part of the address
  const segments = id.split('/').filter((segment) => /^[^_]/.test(segment));
  const params: RouteMatch['params'] = {};
  const isMatch =
    segments.length === parts.length &&
    segments.every((segment, at) => {
      const part = parts[at] ?? '';
      // `$trialId`, or `$experimentId_` where a page is not nested in that of the experiment
      if (!segment.startsWith('$')) return segment === part;
      params[segment.replace(/[$_]/g, '')] = part;
      return true;
    });
  return isMatch ? params : undefined;
}

/** The first of these routes that matches a path below the base path, without its query. */
export function matchRoute(ids: readonly string[], path: string): RouteMatch | undefined {
  const parts = path.split('/').filter(Boolean);
  for (const id of ids) {
    const params = paramsOf(id, parts);
    if (params) return { id, params };
  }
  return undefined;
}
