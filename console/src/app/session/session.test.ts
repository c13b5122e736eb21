import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { markTaskOrigin } from '~/test/task-origin';
import { followOtherTabs, type SessionEnd, session } from './session';
import { readAuthCookie } from './stored-token';

afterEach(() => {
  session.clear();
  localStorage.clear();
});

const cookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: an earlier session's cookie
  document.cookie = text;
};

test('a cookie that pages may read takes precedence over local storage', () => {
  localStorage.setItem('global/auth-token', '"stored"');
  expect(session.find() && session.token()).toBe('stored');
  session.clear();

  localStorage.setItem('global/auth-token', '"stored"');
  cookie('auth=from-cookie; path=/');
  expect(session.find() && session.token()).toBe('from-cookie');
});

test('where tasks have an origin of their own, a cookie that pages may read is not believed (ATK-15)', async () => {
  markTaskOrigin();
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    sent.push(`${method} ${path} ${new Headers(headers).get('authorization')}`);
    return new Response(null, { status: 204 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  cookie('auth=of-a-task; path=/');
  expect(session.find()).toBe(false);
  expect([localStorage.getItem('global/auth-token'), sent]).toEqual([null, []]);
  localStorage.setItem('global/auth-token', '"stored"');
  expect(session.find() && session.token()).toBe('stored');
  // scripts of tasks at another port of the same name could read it
  expect(document.cookie).not.toContain('stored');
  // the server makes the cookie of downloads and tasks that of this token
  await session.cookieSet();
  expect(sent).toEqual(['POST /trainyard/session Bearer stored']);
});

test('a token of a link waits until it is accepted, and is dropped when it is declined', () => {
  session.signIn('mine');
  session.offerToken('?jwt=of-link');
  expect([session.offered(), session.token()]).toEqual(['of-link', 'mine']);
  session.declineToken();
  session.acceptToken();
  expect(session.token()).toBe('mine');
  session.offerToken('?jwt=of-link');
  session.acceptToken();
  expect([session.offered(), session.token()]).toEqual([null, 'of-link']);
  expect(readAuthCookie()).toBe('of-link');
  expect(session.isFromAddress()).toBe(true);
  session.offerToken('?jwt=of-link');
  expect(session.offered()).toBeNull();
});

test.each([['?jwt=a&jwt=b'], ['?jwt='], ['?other=a'], ['']])(
  'an address like %s has no token',
  (search) => {
    session.offerToken(search);
    expect(session.offered()).toBeNull();
  },
);

test('a found token is stored in both places, the cookie only if there is none', () => {
  cookie('auth=earlier; path=/');
  session.find();
  expect(readAuthCookie()).toBe('earlier');
  expect(localStorage.getItem('global/auth-token')).toBe('"earlier"');
  session.signIn('mine');
  expect(readAuthCookie()).toBe('mine');
});

test('an invalid stored value is not a token', () => {
  localStorage.setItem('global/auth-token', '{"not": "a text"}');
  expect(session.find()).toBe(false);
  localStorage.setItem('global/auth-token', 'not json');
  expect(session.find()).toBe(false);
});

test('signing out leaves nothing behind', () => {
  session.signIn('mine');
  session.clear();
  expect(session.token()).toBeUndefined();
  expect(readAuthCookie()).toBeNull();
  expect(localStorage.getItem('global/auth-token')).toBeNull();
});

function ends() {
  const seen: SessionEnd[] = [];
  onTestFinished(session.onEnd((end) => seen.push(end)));
  onTestFinished(followOtherTabs());
  return seen;
}

/** Changes the token, as another tab does. */
function changedElsewhere(newValue: string | null) {
  if (newValue === null) localStorage.removeItem('global/auth-token');
  else localStorage.setItem('global/auth-token', newValue);
  inAnotherTab({ key: 'global/auth-token', newValue });
}

const inAnotherTab = (init: StorageEventInit) =>
  window.dispatchEvent(new StorageEvent('storage', init));

test('signing out in another tab signs this one out, once', () => {
  const seen = ends();
  session.signIn('mine');
  inAnotherTab({ key: 'lastUsername', newValue: null });
  expect(session.isSignedIn()).toBe(true);
  changedElsewhere(null);
  changedElsewhere(null);
  expect(session.isSignedIn()).toBe(false);
  expect(seen).toEqual(['signedOutElsewhere']);
});

test('clearing the whole storage counts too', () => {
  const seen = ends();
  session.signIn('mine');
  localStorage.clear();
  inAnotherTab({ key: null });
  expect(seen).toEqual(['signedOutElsewhere']);
});

test('a token that was refused in another tab expires this session', () => {
  const seen = ends();
  session.signIn('mine');
  changedElsewhere('""');
  expect(seen).toEqual(['refused']);
  expect([session.isSignedIn(), session.isRefused()]).toEqual([false, true]);
  changedElsewhere(null);
  expect(seen).toEqual(['refused']);
});

test('a sign-in in another tab replaces the user of this tab', () => {
  const seen = ends();
  session.signIn('mine');
  changedElsewhere('"mine"');
  changedElsewhere('"another"');
  expect(seen).toEqual(['signedInElsewhere']);
  expect(session.token()).toBe('another');
});

test('a refusal of a call without a token does not end a newer session', () => {
  session.signIn('first');
  const seen: string[] = [];
  onTestFinished(session.onEnd((end) => seen.push(end)));
  session.noteRefusal(undefined);
  session.refuse();
  expect(seen).toEqual([]);
});

test('a refusal of an earlier token, or of one that another tab has replaced, ends nothing', () => {
  const seen = ends();
  session.signIn('first');
  session.signIn('second');
  session.noteRefusal('first');
  session.refuse();
  expect(seen).toEqual([]);
  localStorage.setItem('global/auth-token', '"third"');
  session.noteRefusal('second');
  session.refuse();
  expect(seen).toEqual(['signedInElsewhere']);
  session.noteRefusal('third');
  session.refuse();
  expect(seen).toEqual(['signedInElsewhere', 'refused']);
});

test('a newer session of another tab survives the end of this one', () => {
  ends();
  session.signIn('mine');
  changedElsewhere(null);
  localStorage.setItem('global/auth-token', '"newer"');
  cookie('auth=newer; path=/');
  session.clear();
  expect(localStorage.getItem('global/auth-token')).toBe('"newer"');
  expect(readAuthCookie()).toBe('newer');
  cookie('auth=; path=/; max-age=0');
});
