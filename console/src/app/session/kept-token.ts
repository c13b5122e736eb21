import { readJsonText } from '~/app/storage';

/** The key of the token in local storage. */
export const tokenKey = 'global/auth-token';

export const cookieName = 'auth';

/** The session's cookie if pages may read it; `trainyard serve` hides it from them. */
export function readAuthCookie(): string | null {
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
export const keptToken = (): string | null => readAuthCookie() ?? readJsonText(tokenKey);
