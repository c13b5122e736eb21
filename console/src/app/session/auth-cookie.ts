const week = 7 * 24 * 60 * 60;
const name = 'auth';

/** The session's cookie where pages may read it; `trainyard serve` keeps it from them. */
export function readAuthCookie(): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...value] = pair.split('=');
    if (key === name && value.length > 0) return decode(value.join('=')) || null;
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

/**
 * The cookie carries the session to pages of the master: notebooks, files. It is kept when it is
 * there; one that pages may not read is kept by the browser.
 */
export function writeAuthCookie(token: string): void {
  if (readAuthCookie() !== null) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every supported browser
  document.cookie = `${name}=${encodeURIComponent(token)}; path=/; max-age=${week}; samesite=lax${secure}`;
}

export function clearAuthCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every supported browser
  document.cookie = `${name}=; path=/; max-age=0`;
}
