import { afterEach, expect, onTestFinished, test } from 'vitest';
import { readAuthCookie } from './cookie';
import { followOtherTabs, type SessionEnd, session } from './session';

afterEach(() => {
  session.clear();
  localStorage.clear();
});

const cookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: an earlier session's cookie
  document.cookie = text;
};

test('the address comes before the cookie, the cookie before local storage', () => {
  localStorage.setItem('global/auth-token', '"stored"');
  expect(session.find() && session.token()).toBe('stored');
  session.clear();

  localStorage.setItem('global/auth-token', '"stored"');
  cookie('auth=from-cookie; path=/');
  expect(session.find() && session.token()).toBe('from-cookie');

  expect(session.find('?jwt=from-address') && session.token()).toBe('from-address');
  expect(session.isFromAddress()).toBe(true);
});

test.each([['?jwt=a&jwt=b'], ['?jwt='], ['?other=a'], ['']])(
  'an address like %s brings no token',
  (search) => {
    expect(session.find(search)).toBe(false);
    expect(session.isSignedIn()).toBe(false);
  },
);

test('a found token is kept in both places, the cookie only when there is none', () => {
  cookie('auth=earlier; path=/');
  session.find();
  expect(readAuthCookie()).toBe('earlier');
  expect(localStorage.getItem('global/auth-token')).toBe('"earlier"');
  session.signIn('mine');
  expect(readAuthCookie()).toBe('mine');
});

test('what is stored broken is no token', () => {
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

const inAnotherTab = (init: StorageEventInit) =>
  window.dispatchEvent(new StorageEvent('storage', init));

test('signing out in another tab signs this one out, once', () => {
  const seen = ends();
  session.signIn('mine');
  inAnotherTab({ key: 'lastUsername', newValue: null });
  expect(session.isSignedIn()).toBe(true);
  inAnotherTab({ key: 'global/auth-token', newValue: null });
  inAnotherTab({ key: 'global/auth-token', newValue: null });
  expect(session.isSignedIn()).toBe(false);
  expect(seen).toEqual(['signedOutElsewhere']);
});

test('clearing the whole storage counts too', () => {
  const seen = ends();
  session.signIn('mine');
  inAnotherTab({ key: null });
  expect(seen).toEqual(['signedOutElsewhere']);
});
