import { readJsonText } from '~/app/storage';

/** The key of local storage that holds the token. */
export const tokenKey = 'global/auth-token';

export const cookieName = 'auth';

/** The session's cookie where pages may read it; `trainyard serve` keeps it from them. */
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
    return text; // a stray percent sign
  }
}

/** The token that this browser keeps: in a cookie that pages may read, else in local storage. */
export const keptToken = (): string | null => readAuthCookie() ?? readJsonText(tokenKey);
