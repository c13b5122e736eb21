import { expect, test } from 'vitest';
import { createTransport, getMaster } from '../calls';
import { fromEnv } from './from-env';
import { nodeFetch } from './node-fetch';
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
  expect(proxyOf(new URL(url), env)?.address).toBe(proxy);
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

test.each([
  [{ ALL_PROXY: 'socks5://ada:secret@10.0.0.1:1080' }, 'ALL_PROXY=socks5://10.0.0.1:1080'],
  [{ http_proxy: 'not a url' }, 'http_proxy=not a url'],
])(
  'a value that names no proxy is refused by its variable: %j (public-reports PB11)',
  async (env, text) => {
    const refused = `${text} is not the address of an http or https proxy`;
    expect(() => proxyOf(new URL('http://master:8080'), env)).toThrow(refused);
    const DET_MASTER = 'http://master:8080';
    await expect(fromEnv({ ...env, DET_MASTER })).rejects.toMatchObject({ type: 'input' });
  },
);

test.each(['http', 'https'])(
  'a dead proxy is named with its variable, and the master is not blamed: %s (sdk-cli K5)',
  async (protocol) => {
    const variable = `${protocol.toUpperCase()}_PROXY`;
    const env = { [variable]: 'http://ada:secret@127.0.0.1:9' };
    const fetch = nodeFetch({ env });
    const client = createTransport({ baseUrl: `${protocol}://master:8080`, fetch });
    await expect(getMaster(client)).rejects.toMatchObject({
      type: 'server',
      reason: 'proxy',
      message: `Request getMaster failed: the proxy http://127.0.0.1:9 of ${variable} does not let the request through: connect ECONNREFUSED 127.0.0.1:9`,
    });
  },
);
