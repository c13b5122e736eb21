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
  // the router knows its pages by any case and encoding
  if (/^\/*([^/]+\/+)?(login|logout)\b/i.test(decoded(url.pathname))) return null;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a stray percent sign
  }
}

/** Pages of the master behind the same address: the browser goes there, not the router. */
export const isMasterPath = (path: string): boolean => /^\/(proxy|docs|api)\//.test(path);
