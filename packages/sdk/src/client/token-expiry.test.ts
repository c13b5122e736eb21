import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenExpiry } from './token-expiry';

/** A token signed by the master, with 64 bytes for a signature. */
function tokenOf(claims: unknown, footer = '') {
  const text = JSON.stringify(claims);
  const bytes = [
    ...new TextEncoder().encode(text),
    ...Array.from({ length: 64 }, (_, at) => at * 3),
  ];
  const encoded = btoa(String.fromCharCode(...bytes));
  const payload = encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `v2.public.${payload}${footer}`;
}

test.each<[string, string, Date | null | undefined]>([
  [
    'a session',
    tokenOf({ id: 12, user_id: 3, expiry: '2026-11-27T08:15:00.123456789Z' }),
    new Date('2026-11-27T08:15:00.123Z'),
  ],
  [
    'one with a footer',
    tokenOf({ expiry: '2026-11-27T08:15:00Z' }, '.Zm9v'),
    new Date('2026-11-27T08:15:00Z'),
  ],
  [
    'the name of the claim',
    tokenOf({ exp: '2026-11-27T08:15:00Z' }),
    new Date('2026-11-27T08:15:00Z'),
  ],
  [
    'a name beyond ASCII',
    tokenOf({ name: 'Jörg', expiry: '2027-01-01T00:00:00Z' }),
    new Date('2027-01-01T00:00:00Z'),
  ],
  ['no end', tokenOf({ expiry: null }), null],
  ['an unset end', tokenOf({ expiry: '0001-01-01T00:00:00Z' }), null],
  ['none told', tokenOf({ id: 12 }), undefined],
  ['no date', tokenOf({ expiry: 'soon' }), undefined],
  ['no object', tokenOf(7), undefined],
  ['an opaque one', 'abc', undefined],
  ['another kind', 'v2.local.abcdef', undefined],
  ['a web token', 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjF9.c2ln', undefined],
  ['none', '', undefined],
])('%s', (_, token, expected) => {
  expect(tokenExpiry(token)).toEqual(expected);
});

test('never throws', () => {
  const text = fc.oneof(
    fc.string(),
    fc.base64String().map((payload) => `v2.public.${payload}`),
  );
  fc.assert(
    fc.property(
      text,
      (token) =>
        [undefined, null].includes(tokenExpiry(token) as null) ||
        tokenExpiry(token) instanceof Date,
    ),
  );
});
