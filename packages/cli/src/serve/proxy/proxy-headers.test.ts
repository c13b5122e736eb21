import { expect, test } from 'vitest';
import { cookieFor, locationFor } from './proxy-headers';

test.each([
  [
    'auth=x; Path=/; Expires=Fri, 27 Nov 2026 10:00:00 GMT',
    '',
    'auth=x; Path=/; Expires=Fri, 27 Nov 2026 10:00:00 GMT',
  ],
  ['auth=x; Domain=master.example; Secure; HttpOnly', '', 'auth=x; HttpOnly'],
  ['auth=x; SameSite=None; Secure', '', 'auth=x'],
  ['auth=x; SameSite=Strict', '', 'auth=x; SameSite=Strict'],
  ['auth=x; Path=/train/api', '/train', 'auth=x; Path=/api'],
  ['auth=x; Path=/train', '/train', 'auth=x; Path=/'],
  ['auth=x; Path=/training', '/train', 'auth=x; Path=/training'],
])('cookie %s from a master under "%s"', (cookie, prefix, expected) => {
  expect(cookieFor({ cookie, prefix, protocol: 'http' })).toBe(expected);
});

test('over https a cookie keeps attributes that require https', () => {
  const cookie = 'auth=x; Domain=master.example; Path=/; SameSite=None; Secure';
  expect(cookieFor({ cookie, prefix: '', protocol: 'https' })).toBe(
    'auth=x; Path=/; SameSite=None; Secure',
  );
});

test.each([
  ['/det/login?redirect=/proxy/5f0c/', '/', '/login?redirect=/proxy/5f0c/'],
  ['/det/login', '/trains/', '/trains/login'],
  ['/det', '/trains/', '/trains/'],
  ['/detail', '/', '/detail'],
  ['http://master:8080/docs/rest-api/', '/', '/docs/rest-api/'],
  ['http://elsewhere:8080/det/', '/', 'http://elsewhere:8080/det/'],
  ['//elsewhere/det/', '/', '/elsewhere/det/'],
  ['http://master:8080//elsewhere/', '/', '/elsewhere/'],
  ['/det//elsewhere/', '/', '/elsewhere/'],
  ['/det//elsewhere/', '/trains/', '/trains//elsewhere/'],
  ['/\\elsewhere/', '/', '/elsewhere/'],
  ['\\/elsewhere/', '/', '/elsewhere/'],
  ['/\t/elsewhere/', '/', '/elsewhere/'],
  ['\t//elsewhere/', '/', '/elsewhere/'],
  ['HTTP://master:8080//elsewhere/', '/', '/elsewhere/'],
  ['Http://MASTER:8080/docs/', '/', '/docs/'],
  ['http:\\\\master:8080\\det', '/trains/', '/trains/'],
  ['http://user@master:8080/det/', '/', '/'],
  ['http://master:8080', '/', '/'],
  ['http://master:8080@elsewhere/', '/', 'http://master:8080@elsewhere/'],
  ['lab?', '/', 'lab?'],
])('redirect to %s under %s leads to %s', (location, basePath, expected) => {
  const master = new URL('http://master:8080');
  expect(locationFor({ location, master, basePath })).toBe(expected);
});
