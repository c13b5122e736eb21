/**
 * The target after sign-in, as a path of this site with its query, or null if the console must not
 * follow it: another site, a script, a session page. Without a token in its query.
 */
export function safeRedirect(target: unknown, origin = location.origin): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // the parser drops tabs and converts backslashes: `/\t/evil` and `/\evil` are other sites
  if (url.origin !== origin || /[\\\p{Cc}]/u.test(target)) return null;
  // the router matches its pages in any case and encoding
  if (/^\/*([^/]+\/+)?(login|logout)\b/i.test(decoded(url.pathname))) return null;
  // a token of a link is taken from the address that opened the page, and stays in none
  if (url.searchParams.has('jwt')) url.searchParams.delete('jwt');
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a single percent sign
  }
}

/**
 * Returns true for pages of the master at the same address: the browser navigates there, not the
 * router.
 */
export const isMasterPath = (path: string): boolean => /^\/(proxy|docs|api)\//.test(path);
