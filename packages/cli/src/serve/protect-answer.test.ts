import { expect, test } from 'vitest';
import { requestRaw, startServer } from '../test/http';
import { createFetchBackend } from './fetch-backend';
import { hostRule } from './hosts';
import { trustOf } from './proxy/visitor';

const page = { answer: async () => ({ status: 200, headers: [], body: Buffer.from('a page') }) };

/** The console in front of a master that answers everything with two cookies. */
async function serve() {
  const seen: string[] = [];
  const fetch = async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    seen.push(`${method} ${pathname}`);
    const headers = new Headers({ 'content-type': 'application/json' });
    if (pathname.endsWith('/login')) {
      headers.append('set-cookie', 'auth=x; Path=/; Expires=Fri, 27 Nov 2026 10:00:00 GMT');
      headers.append('set-cookie', '_xsrf=y; Path=/proxy/5f0c/');
    }
    if (pathname.endsWith('/logout')) {
      headers.append('set-cookie', 'auth=; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    }
    return new Response('{}', { headers });
  };
  const url = await startServer({
    backend: createFetchBackend({ fetch }),
    site: page,
    basePath: '/',
    trust: trustOf(['127.0.0.1']),
    allowsHost: hostRule({ listening: '127.0.0.1', allowed: ['console.example'] }),
  });
  return { url, seen };
}

const byTls = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'console.example' };

test('the session’s cookie is sent only with requests, and over TLS only there', async () => {
  const { url } = await serve();
  const login = async (headers: Record<string, string>) =>
    (await requestRaw(url, '/api/v1/auth/login', { method: 'POST', headers })).headers;
  const expires = 'Expires=Fri, 27 Nov 2026 10:00:00 GMT';
  expect((await login({}))['set-cookie']).toEqual([
    `auth=x; Path=/; ${expires}; HttpOnly; SameSite=Lax`,
    '_xsrf=y; Path=/proxy/5f0c/',
  ]);
  const overTls = await login(byTls);
  expect(overTls['set-cookie']).toEqual([
    `auth=x; Path=/; ${expires}; Secure; HttpOnly; SameSite=Lax`,
    '_xsrf=y; Path=/proxy/5f0c/; Secure',
  ]);
  const logout = await requestRaw(url, '/api/v1/auth/logout', { method: 'POST' });
  expect(logout.headers['set-cookie']).toEqual([
    'auth=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  ]);
  expect(overTls['strict-transport-security']).toBe('max-age=31536000');
});

test('pages also direct a browser on TLS to keep using it, but not one on http', async () => {
  const { url } = await serve();
  const by = async (headers: Record<string, string>) =>
    (await requestRaw(url, '/dashboard', { headers })).headers['strict-transport-security'];
  expect(await by(byTls)).toBe('max-age=31536000');
  expect(await by({})).toBeUndefined();
  expect(await by({ ...byTls, 'x-forwarded-host': 'localhost:8300' })).toBeUndefined();
});

test.each([
  ['/api/v1/auth/login', 'no-store'],
  ['/api/v1/me', 'no-store'],
  ['/api/v1/users', 'no-store'],
  ['/api/v1/users/7', 'no-store'],
  ['/api/v1/tokens', 'no-store'],
  ['/api/v1/shells', 'no-store'],
  ['/api/v1/shells/5f0c', 'no-store'],
  ['/api/v1/master/config', 'no-store'],
  ['/api/v1/webhooks', 'no-store'],
  ['/api/v1/master', 'private, no-cache'],
  ['/api/v1/experiments', 'private, no-cache'],
])('%s may be cached as: %s', async (path, expected) => {
  const { url } = await serve();
  const { headers } = await requestRaw(url, path);
  expect(headers['cache-control']).toBe(expected);
  if (expected === 'no-store') expect(headers.etag).toBeUndefined();
});

test.each([
  ['nothing', {}, 200],
  ['this server’s origin', { origin: 'SELF' }, 200],
  ['a page of this server', { 'sec-fetch-site': 'same-origin', origin: 'SELF' }, 200],
  ['the person', { 'sec-fetch-site': 'none' }, 200],
  ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another port’s page', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site’s origin', { origin: 'http://evil.example' }, 403],
  ['another port’s origin', { origin: 'http://127.0.0.1:1' }, 403],
  ['no origin to name', { origin: 'null' }, 403],
])('a write whose origin is %s', async (_name, headers, status) => {
  const { url, seen } = await serve();
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value === 'SELF' ? url : value]),
  );
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const path = '/api/v1/experiments/1/archive';
    expect((await requestRaw(url, path, { method, headers: sent })).status).toBe(status);
  }
  expect(seen.length).toBe(status === 200 ? 4 : 0);
  // the browser protects reading
  expect((await requestRaw(url, '/api/v1/master', { headers: sent })).status).toBe(200);
});

test('a name of another server gets neither pages nor answers', async () => {
  const { url, seen } = await serve();
  const headers = { host: 'rebind.evil.example' };
  for (const [path, method] of [
    ['/', 'GET'],
    ['/api/v1/me', 'GET'],
    ['/api/v1/auth/login', 'POST'],
  ] as const) {
    const answer = await requestRaw(url, path, { method, headers });
    expect(answer.status).toBe(421);
    expect(answer.body.toString()).toContain(
      'does not answer for rebind.evil.example; `--allow-host` names it',
    );
  }
  const upgrade = {
    ...headers,
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: 'http://rebind.evil.example',
  };
  expect((await requestRaw(url, '/proxy/5f0c/ws', { headers: upgrade })).status).toBe(421);
  expect(seen).toEqual([]);
  expect((await requestRaw(url, '/healthz', { headers })).status).toBe(200);
  const allowed = { host: 'console.example:8300' };
  expect((await requestRaw(url, '/', { headers: allowed })).status).toBe(200);
});
