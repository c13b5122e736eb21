/**
 * Where to go after sign-in, as a path of this site with its query, or null when the wish is not
 * ours to follow: another site, a script, a session page.
 */
export function safeRedirect(wish: unknown, origin = location.origin): string | null {
  if (typeof wish !== 'string' || !wish.startsWith('/')) return null;
  if (!URL.canParse(wish, origin)) return null;
  const url = new URL(wish, origin);
  // the parser drops tabs and turns backslashes: `/\t/evil` and `/\evil` are other sites
  if (url.origin !== origin || /[\\\p{Cc}]/u.test(wish)) return null;
  if (/^(\/[^/]+)?\/(login|logout)\b/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Pages of the master behind the same address: the browser goes there, not the router. */
export const isMasterPath = (path: string): boolean => /^\/(proxy|docs|api)\//.test(path);
