import { expect, test } from 'vitest';
import { requestRaw, startServer, startUpstream } from '../../test/http';
import { createMasterProxy } from './proxy';
import { trustOf } from './visitor';

test.each([
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '::ffff:127.0.0.1', true],
  [['10.0.0.0/8'], '10.200.3.4', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['fd00::/8', '::1'], 'fd12::5', true],
  [['fd00::/8', '::1'], '::1', true],
  [['10.0.0.0/8'], 'not an address', false],
  [[], '127.0.0.1', false],
])('with proxies %j, %s is trusted: %s', (texts, address, expected) => {
  expect(trustOf(texts)(address)).toBe(expected);
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '', 'fd00::/129'])(
  '--trust-proxy %s is rejected',
  (text) => {
    expect(() => trustOf([text])).toThrow(
      `--trust-proxy takes an address such as 127.0.0.1 or 10.0.0.0/8, not "${text}".`,
    );
  },
);

const claimed = {
  'x-forwarded-for': '203.0.113.9, 10.1.1.1',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'console.example',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
};

/** Returns the headers that reach a master for a client that sends these, and the log lines. */
async function received(proxies: string[]) {
  const log: string[] = [];
  const { url: master } = await startUpstream((request, response) => {
    response.setHeader('set-cookie', 'auth=x; Secure');
    response.end(JSON.stringify(request.headers));
  });
  const trust = trustOf(proxies);
  const origin = await startServer({
    backend: createMasterProxy({ master, basePath: '/', trust }),
    site: null,
    basePath: '/',
    trust,
    log: (line) => log.push(line),
  });
  const { body, headers } = await requestRaw(origin, '/proxy/5f0c/', { headers: claimed });
  const seen = JSON.parse(body.toString());
  return { seen, cookie: headers['set-cookie'], log, host: new URL(origin).host };
}

test('headers of untrusted clients are not passed on', async () => {
  const { seen, cookie, log, host } = await received([]);
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': host,
  });
  expect(seen).not.toHaveProperty('x-real-ip');
  expect(seen).not.toHaveProperty('forwarded');
  expect(cookie).toEqual(['auth=x']);
  expect(log[0]).toContain(' 127.0.0.1 GET ');
});

test('headers of a trusted proxy are used, but only as far as it can know', async () => {
  const { seen, cookie, log } = await received(['127.0.0.1', '10.0.0.0/8']);
  expect(seen).toMatchObject({
    'x-forwarded-for': '203.0.113.9, 10.1.1.1, 127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'console.example',
  });
  expect(cookie).toEqual(['auth=x; Secure']);
  expect(log[0]).toContain(' 203.0.113.9 GET ');
  // the last one that is not our proxy: a client may have written those before it
  const { log: other } = await received(['127.0.0.1']);
  expect(other[0]).toContain(' 10.1.1.1 GET ');
});
