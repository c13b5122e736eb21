import { clearAuthCookie, readAuthCookie, writeAuthCookie } from './cookie';
import { readJsonText, removeKey, writeText } from './storage';

const key = 'global/auth-token';

/** What happened to the session without the person asking for it here. */
export type SessionEnd = 'refused' | 'signedOutElsewhere';

let token: string | null = null;
let isFromAddress = false;
let isRefused = false;
const listeners = new Set<(end: SessionEnd) => void>();

/** A single `jwt` parameter of the address; a repeated one is ignored. */
function tokenOfAddress(search: string): string | null {
  const values = new URLSearchParams(search).getAll('jwt');
  return values.length === 1 ? values[0] || null : null;
}

function keep(found: string): void {
  token = found;
  writeAuthCookie(found);
  writeText(key, JSON.stringify(found));
}

/**
 * Who this browser is, as a bearer token. The token is not checked here: the first refused call
 * ends the session.
 */
export const session = {
  token: () => token ?? undefined,
  isSignedIn: () => token !== null,

  /** The master does not take the token any more: the person comes back, and finds their drafts. */
  isRefused: () => isRefused,

  /** Looks for a token: the address, then the cookie, then local storage. True when there is one. */
  find(search = ''): boolean {
    const given = tokenOfAddress(search);
    const found = given ?? readAuthCookie() ?? readJsonText(key);
    isFromAddress = given !== null;
    // a token that came with the address is for now, whatever an earlier cookie says
    if (given !== null) clearAuthCookie();
    if (found !== null && found !== token) keep(found);
    return token !== null;
  },

  /** The token came with the link that opened the page. */
  isFromAddress: () => isFromAddress,

  signIn(next: string): void {
    isFromAddress = false;
    isRefused = false;
    // a cookie of an earlier session must not outlive it
    clearAuthCookie();
    keep(next);
  },

  /** Forgets the token everywhere; other tabs notice. */
  clear(): void {
    token = null;
    isFromAddress = false;
    clearAuthCookie();
    removeKey(key);
  },

  /** The master refused the token. */
  refuse(): void {
    isRefused = true;
    for (const listener of listeners) listener('refused');
  },

  onEnd(listener: (end: SessionEnd) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Signs this tab out when another one does. Answers how to stop listening. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    const isGone = (event.key === key && event.newValue === null) || event.key === null;
    if (!isGone || token === null) return;
    token = null;
    for (const listener of listeners) listener('signedOutElsewhere');
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
