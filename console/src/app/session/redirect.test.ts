import { expect, test } from 'vitest';
import { isMasterPath, safeRedirect } from './redirect';

const origin = 'http://trains.example';

test.each([['/experiments/5?tab=logs#line-3'], ['/proxy/a-b/lab'], ['/workspaces']])(
  '%s is followed',
  (target) => {
    expect(safeRedirect(target, origin)).toBe(target);
  },
);

test.each([
  ['https://evil.example/'],
  ['http://trains.example/workspaces'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['workspaces'],
  [''],
  ['/login?redirect=/login'],
  ['/det/login'],
  ['/logout'],
  ['/LOGOUT'],
  ['/%6cogout'],
  ['/%6C%4Fgout?x=1'],
  ['/det/LogOut'],
  ['/det//logout'],
  [undefined],
  [['/a', '/b']],
])('%j is not followed', (target) => {
  expect(safeRedirect(target, origin)).toBeNull();
});

test.each([
  ['/dashboard?jwt=TOKEN', '/dashboard'],
  ['/dashboard?a=1&%6Awt=TOKEN&jwt=TOKEN&b=2#c', '/dashboard?a=1&b=2#c'],
])('%s is followed without its token', (target, expected) => {
  expect(safeRedirect(target, origin)).toBe(expected);
});

test('a path of the master is not a page of the console', () => {
  expect(isMasterPath('/proxy/a-b/')).toBe(true);
  expect(isMasterPath('/experiments/5')).toBe(false);
});
