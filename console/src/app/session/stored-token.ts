import { readJsonText } from '~/app/storage';

/** The key of the token in local storage. */
export const tokenKey = 'global/auth-token';

export const cookieName = 'auth';

/**
 * Tasks have an origin of their own; `trainyard serve` writes that into the page. Their pages may be
 * at another port of the same name, so they can set cookies that this page reads.
 */
export const hasTaskOrigin = (): boolean =>
  (document.querySelector<HTMLMetaElement>('meta[name="task-origin"]')?.content ?? '') !== '';

/**
 * The session's cookie if pages may read it; `trainyard serve` hides it from them. Null where pages
 * of tasks may have set it.
 */
export function readAuthCookie(): string | null {
  if (hasTaskOrigin()) return null;
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === cookieName && value.length > 0) return decode(value.join('=')) || null;
  }
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a single percent sign
  }
}

/** The token stored in this browser: in a cookie that pages may read, else in local storage. */
export const readStoredToken = (): string | null => readAuthCookie() ?? readJsonText(tokenKey);
