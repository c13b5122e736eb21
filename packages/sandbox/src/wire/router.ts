import { routes } from '../generated/wire-table';
import type { Route } from './table';

export type Match = { route: Route; path: Record<string, string> };

type Compiled = { route: Route; segments: string[] };

/** Finds the operation of a request. */
export type MatchRoute = (method: string, pathname: string) => Match | null;

const groupOf = (method: string, segments: string[]) =>
  `${method} ${segments.length} ${segments[resourcePlace]}`;

// the segment after `/api/v1/` is never a parameter
const resourcePlace = 3;

/**
 * Finds the operation of a request and its path values as text, or null, which the master answers
 * with 501 for both unknown paths and wrong methods. Tries routes in the table's order. Matches the
 * decoded path, so an escaped slash splits a name; drops one trailing slash; a colon in the last
 * segment makes it a verb, which never matches.
 */
export function createRouter(table: readonly Route[]): MatchRoute {
  const groups = new Map<string, Compiled[]>();
  for (const route of table) {
    const segments = route.path.split('/');
    const name = groupOf(route.method, segments);
    groups.set(name, [...(groups.get(name) ?? []), { route, segments }]);
  }
  return (method, pathname) => {
    const decoded = decodePath(pathname);
    if (decoded === null) return null;
    const segments = decoded.replace(/(?<=.)\/$/, '').split('/');
    if (segments.at(-1)?.includes(':')) return null;
    for (const each of groups.get(groupOf(method, segments)) ?? []) {
      const path = fit(each.segments, segments);
      if (path) return { route: each.route, path };
    }
    return null;
  };
}

/** Finds the operation of a request to the default master. */
export const matchRoute = createRouter(routes);

function decodePath(pathname: string): string | null {
  if (!pathname.includes('%')) return pathname;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function fit(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const path: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith('{')) path[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return null;
  }
  return path;
}
