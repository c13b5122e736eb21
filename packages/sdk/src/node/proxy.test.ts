import { expect, test } from 'vitest';
import { proxyOf } from './proxy';

const proxies = { HTTP_PROXY: 'http://plain:1', HTTPS_PROXY: 'secure:2' };

test.each([
  ['http://a.example/', proxies, 'http://plain:1'],
  ['https://a.example/', proxies, 'http://secure:2'],
  [
    'https://a.example/',
    { https_proxy: 'http://small:3', HTTPS_PROXY: 'http://big:4' },
    'http://small:3',
  ],
  ['https://a.example/', { HTTP_PROXY: 'http://plain:1' }, undefined],
  ['https://a.example/', { ALL_PROXY: 'http://all:5' }, 'http://all:5'],
  ['http://a.example/', { HTTP_PROXY: '' }, undefined],
])('%s with %j uses the proxy %s', (url, env, proxy) => {
  expect(proxyOf(new URL(url), env)).toBe(proxy);
});

test.each([
  ['http://a.example/', '*', true],
  ['http://a.example/', 'b.example, a.example', true],
  ['http://x.a.example/', 'a.example', true],
  ['http://x.a.example/', '.a.example', true],
  ['http://x.a.example/', '*.a.example', true],
  ['http://xa.example/', 'a.example', false],
  ['http://a.example:8080/', 'a.example:8080', true],
  ['http://a.example:8081/', 'a.example:8080', false],
  ['http://a.example/', 'a.example:80', true],
  ['http://A.Example/', 'a.EXAMPLE', true],
  ['http://10.1.2.3/', '10.0.0.0/8', true],
  ['http://11.1.2.3/', '10.0.0.0/8', false],
  ['http://10.1.2.3/', '10.1.2.3', true],
  ['http://[::1]:8080/', '::1', true],
  ['http://[::1]:8080/', '[::1]', true],
  ['http://a.example/', '', false],
])('%s with NO_PROXY=%s bypasses it: %s', (url, list, isSpared) => {
  expect(proxyOf(new URL(url), { ...proxies, NO_PROXY: list }) === undefined).toBe(isSpared);
});
