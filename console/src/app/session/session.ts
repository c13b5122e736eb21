import { onPageReset } from '@trainyard/ui/lib/page-store';
import { withBasePath } from '~/app/links/base-path';
import { readJsonText, removeKey, writeText } from '~/app/storage';
import {
  cookieName,
  hasTaskOrigin,
  readAuthCookie,
  readStoredToken,
  tokenKey,
} from './stored-token';

const week = 7 * 24 * 60 * 60;

/**
 * The cookie authenticates pages of the master: notebooks, files. An existing one is kept; the
 * browser keeps one that pages may not read. Where tasks have an origin of their own, no page
 * writes one: scripts of tasks at another port of the same name could read it.
 */
function writeAuthCookie(token: string): void {
  if (hasTaskOrigin() || readAuthCookie() !== null) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every supported browser
  document.cookie = `${cookieName}=${encodeURIComponent(token)}; path=/; max-age=${week}; samesite=lax${secure}`;
}

/**
 * Makes the cookie that of this token, where the server keeps it from pages: downloads and the way to
 * tasks use it, and a page of a task may have set another one, or none may be left. If the request
 * fails, opening a task leads to the sign-in page.
 */
function requestAuthCookie(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  cookieAnswer = fetch(withBasePath('trainyard/session'), { method: 'POST', headers }).catch(
    () => undefined,
  );
}

function clearAuthCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every supported browser
  document.cookie = `${cookieName}=; path=/; max-age=0`;
}

/** How the session of this page ended without an action of the user here. */
export type SessionEnd = 'refused' | 'signedOutElsewhere' | 'signedInElsewhere';

// stored in place of a refused token, for other tabs
const ranOut = '""';

let token: string | null = null;

let cookieAnswer: Promise<unknown> = Promise.resolve();

let isFromAddress = false;

let offered: string | null = null;

// how the session ended, until there is another one
let ended: SessionEnd | undefined;

// a late answer may concern an earlier token, or none; undefined: no refusal
let refusedToken: string | null | undefined;

const listeners = new Set<(end: SessionEnd) => void>();

/** A single `jwt` parameter of the address; ignores a repeated one. */
function tokenOfAddress(search: string): string | null {
  const values = new URLSearchParams(search).getAll('jwt');
  return values.length === 1 ? values[0] || null : null;
}

function keep(found: string): void {
  ended = undefined;
  token = found;
  writeAuthCookie(found);
  writeText(tokenKey, JSON.stringify(found));
}

/**
 * The session of this browser: a bearer token. It is not validated here: the first refused call
 * ends the session.
 */
export const session = {
  token: () => token ?? undefined,
  isSignedIn: () => token !== null,

  /** True if the master no longer accepts the token. Drafts are kept for the next sign-in. */
  isRefused: () => ended === 'refused',

  /** The master has ended the session already, or another tab has: there is no other one to end. */
  hasEnded: () => ended !== undefined,

  /**
   * Looks for a token: in a cookie that pages may read, then in local storage. Returns true if
   * there is one.
   */
  find(): boolean {
    const storedToken = readStoredToken();
    if (storedToken !== null && storedToken !== token) {
      keep(storedToken);
      if (hasTaskOrigin()) requestAuthCookie(storedToken);
    }
    return token !== null;
  },

  /**
   * A link to the sign-in page may contain a token: it waits here until it is accepted or declined.
   */
  offerToken(search: string): void {
    const addressToken = tokenOfAddress(search);
    offered = addressToken === token ? null : addressToken;
  },
  offered: () => offered,
  declineToken(): void {
    offered = null;
  },

  /** Makes the token of the link the session of this browser. */
  acceptToken(): void {
    if (offered === null) return;
    // removes the cookie of an earlier session, which must not be used for the new one
    clearAuthCookie();
    isFromAddress = true;
    keep(offered);
    if (hasTaskOrigin()) requestAuthCookie(offered);
    offered = null;
  },

  /** Resolves when the cookie is that of the token, as far as this page knows. */
  cookieSet: async (): Promise<void> => {
    await cookieAnswer;
  },

  /** The token came with the link that opened the page. */
  isFromAddress: () => isFromAddress,

  signIn(next: string): void {
    isFromAddress = false;
    // a cookie of an earlier session must not outlive it
    clearAuthCookie();
    keep(next);
  },

  /** Removes the token everywhere; other tabs detect that. Keeps a newer one of another tab. */
  clear(): void {
    const isNewer = token === null && readJsonText(tokenKey) !== null;
    const isExpired = ended === 'refused' && token !== null;
    // the next session may be in a cookie that pages cannot read
    if (ended === 'signedOutElsewhere') ended = undefined;
    token = null;
    isFromAddress = false;
    if (isNewer) return;
    clearAuthCookie();
    if (isExpired) writeText(tokenKey, ranOut);
    removeKey(tokenKey);
  },

  /** The master answered 401 to this token; undefined: to a call without one. */
  noteRefusal(used: string | undefined): void {
    refusedToken = used ?? null;
  },

  /** The master refused a call. Ends the session, unless another one has begun meanwhile. */
  refuse(): void {
    if (token !== null && refusedToken !== undefined && refusedToken !== token) return;
    const stored = readJsonText(tokenKey);
    if (token !== null && stored !== null && stored !== token) takeOver(stored);
    else {
      ended = 'refused';
      notify('refused');
    }
  },

  onEnd(listener: (end: SessionEnd) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

onPageReset(() => session.clear());

function notify(end: SessionEnd): void {
  for (const listener of listeners) listener(end);
}

function takeOver(next: string): void {
  ended = undefined;
  token = next;
  notify('signedInElsewhere');
}

function leave(end: SessionEnd): void {
  ended = end;
  token = null;
  notify(end);
}

/**
 * Signs this tab out when another one signs out, and in when another one signs in. Returns a
 * function that stops listening.
 */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    const isTokenKey = event.key === tokenKey || event.key === null;
    if (!isTokenKey || token === null) return;
    if (event.newValue === ranOut) return leave('refused');
    const stored = readJsonText(tokenKey);
    if (event.newValue === null && stored === null) return leave('signedOutElsewhere');
    if (stored !== null && stored !== token) takeOver(stored);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
