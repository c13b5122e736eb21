import { expect, test } from 'vitest';
import { codeMs, createHandOver } from './hand-over';

const entry = { token: 'v2.public.token', console: 'http://console:8300', path: '/proxy/5f0c/' };

test('a code works once', () => {
  const { mint, redeem } = createHandOver();
  const code = mint(entry);
  expect(code).not.toContain('token');
  expect(mint(entry)).not.toBe(code);
  expect(redeem(code)).toMatchObject(entry);
  expect(redeem(code)).toBeNull();
  expect(redeem('unknown')).toBeNull();
});

test('a code that is not used in time is void', () => {
  let now = 1_000;
  const { mint, redeem } = createHandOver({ now: () => now });
  const late = mint(entry);
  const inTime = mint(entry);
  now += codeMs - 1;
  expect(redeem(inTime)).toMatchObject(entry);
  now += 1;
  expect(redeem(late)).toBeNull();
});

test('codes that nobody uses are dropped, the oldest first', () => {
  const { mint, redeem } = createHandOver();
  const first = mint(entry);
  const codes = Array.from({ length: 10_000 }, () => mint(entry));
  expect(redeem(first)).toBeNull();
  expect(redeem(codes[0] ?? '')).toMatchObject(entry);
});

test('a cookie is readable for the process that has sealed it alone, and only unchanged', () => {
  const handOver = createHandOver();
  const sealed = handOver.seal(entry);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(entry.token);
  expect(handOver.open(sealed)).toEqual({ token: entry.token, console: entry.console });
  expect(createHandOver().open(sealed)).toBeNull();
  for (const other of [
    sealed.slice(1),
    `A${sealed}`,
    sealed.slice(0, -4),
    '',
    'x',
    sealed.repeat(2),
  ])
    expect(handOver.open(other)).toBeNull();
});
