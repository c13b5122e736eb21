import { expect, test } from 'vitest';
import { codeMs, createHandOver } from './hand-over';

const entry = { token: 'v2.public.token', console: 'http://console:8300', path: '/proxy/5f0c/' };
const session = { token: entry.token, console: entry.console };

const secret = Buffer.from('0123456789abcdef0123456789abcdef');

const plain = (sealed: string) => Buffer.from(sealed, 'base64url').toString('latin1');

test('a code works once, in any spelling', () => {
  const { mint, redeem } = createHandOver();
  const code = mint(entry, 'tasks');
  expect(plain(code)).not.toContain(entry.token);
  expect(mint(entry, 'tasks')).not.toBe(code);
  expect(redeem(code, 'tasks')).toEqual(entry);
  for (const spelling of [code, `${code}=`, `${code}~`])
    expect(redeem(spelling, 'tasks')).toBeNull();
  expect(redeem('unknown', 'tasks')).toBeNull();
});

test('a code that is not used in time is void, and so is a used one afterwards', () => {
  let now = 1_000;
  const { mint, redeem } = createHandOver({ now: () => now });
  const late = mint(entry, 'tasks');
  const inTime = mint(entry, 'tasks');
  now += codeMs - 1;
  expect(redeem(inTime, 'tasks')).toEqual(entry);
  now += 1;
  expect(redeem(late, 'tasks')).toBeNull();
  now += codeMs;
  expect(redeem(mint(entry, 'tasks'), 'tasks')).toEqual(entry);
  expect(redeem(inTime, 'tasks')).toBeNull();
});

test('a code works at the name that it is for, and a cookie is not a code', () => {
  const { mint, redeem, seal, open } = createHandOver();
  const code = mint(entry, 'tasks');
  expect(redeem(code, 'other')).toBeNull();
  expect(open(code)).toBeNull();
  expect(redeem(seal(entry), 'tasks')).toBeNull();
  expect(redeem(code, 'tasks')).toEqual(entry);
});

test('processes with one secret know the codes and cookies of each other, those without do not (E18)', () => {
  const one = createHandOver({ secret });
  const other = createHandOver({ secret });
  const code = one.mint(entry, 'tasks');
  expect(createHandOver().redeem(code, 'tasks')).toBeNull();
  expect(other.redeem(code, 'tasks')).toEqual(entry);
  expect(other.redeem(code, 'tasks')).toBeNull();
  expect(other.open(one.seal(entry))).toEqual(session);
  expect(createHandOver().open(one.seal(entry))).toBeNull();
});

test('a cookie is unreadable, and valid only unchanged', () => {
  const handOver = createHandOver();
  const sealed = handOver.seal(entry);
  expect(plain(sealed)).not.toContain(entry.token);
  expect(handOver.open(sealed)).toEqual(session);
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
