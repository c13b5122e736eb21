import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { requestRaw } from '../test/http';
import { proxied } from '../test/proxied';

const forWholeOrigin: Record<string, string> = {
  'service-worker-allowed': '/',
  'clear-site-data': '"*"',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'public-key-pins': 'max-age=1',
  'alt-svc': 'h3=":443"',
  nel: '{"report_to":"x","max_age":1}',
  'report-to': '{"endpoints":[{"url":"https://evil.example"}]}',
  'reporting-endpoints': 'x="https://evil.example"',
  'accept-ch': 'Sec-CH-UA-Model',
  'critical-ch': 'Sec-CH-UA-Model',
  'use-as-dictionary': 'match="/*"',
  'origin-agent-cluster': '?1',
  'set-login': 'logged-out',
  'sec-session-registration': '(ES256);path="/"',
  'observe-browsing-topics': '?1',
};

const ofTasks: Record<string, string> = {
  'access-control-allow-origin': 'https://evil.example',
  'access-control-allow-credentials': 'true',
  'www-authenticate': 'Basic realm="Trainyard"',
};

const hostileCookies = [
  'auth=EVIL; Path=/',
  ' auth =EVIL; Path=/',
  'AUTH=EVIL',
  '=auth=EVIL',
  'auth',
  '__Host-x=1; Path=/; Secure',
  'plain=1; Path=/; Domain=example.com',
  'deep=1; Path=/proxy/5f0c/lab; HttpOnly',
  'empty=1; Path=',
  'other=1; Path=/proxy/other/; path=/',
  'none=1',
];

const acceptedCookies = [
  'plain=1; Path=/proxy/5f0c/',
  'deep=1; Path=/proxy/5f0c/lab; HttpOnly',
  'empty=1',
  'other=1; Path=/proxy/5f0c/',
  'none=1',
];

/** A master that answers everything, WebSockets too, with these headers. */
async function hostile() {
  const { url, upstream } = await proxied((_request, response) => {
    const headers = { ...forWholeOrigin, ...ofTasks, 'x-own': 'kept' };
    response.writeHead(200, { ...headers, 'set-cookie': hostileCookies }).end('{}');
  });
  const sockets = new WebSocketServer({ server: upstream });
  onTestFinished(() => sockets.close());
  sockets.on('headers', (headers) => {
    for (const [name, value] of Object.entries({ ...forWholeOrigin, ...ofTasks, 'x-own': 'kept' }))
      headers.push(`${name}: ${value}`);
    for (const cookie of hostileCookies) headers.push(`Set-Cookie: ${cookie}`);
  });
  return url;
}

async function acceptedBy(url: string, path: string): Promise<IncomingHttpHeaders> {
  const client = new WebSocket(url.replace('http', 'ws') + path, { origin: url });
  const [[{ headers }]] = await Promise.all([once(client, 'upgrade'), once(client, 'open')]);
  client.close();
  await once(client, 'close');
  return headers;
}

test('a task’s answer sets nothing for the whole origin, and cookies only for its own folder', async () => {
  const url = await hostile();
  for (const headers of [
    (await requestRaw(url, '/proxy/5f0c/lab')).headers,
    await acceptedBy(url, '/proxy/5f0c/api/kernels'),
  ]) {
    for (const name of Object.keys({ ...forWholeOrigin, ...ofTasks }))
      expect(headers).not.toHaveProperty(name);
    expect(headers['set-cookie']).toEqual(acceptedCookies);
    expect(headers['x-own']).toBe('kept');
  }
});

test.each(['/proxy/5f0c', '//proxy/5f0c/', '/%70roxy/5f0c/', '/proxy//x'])(
  'a task’s answer to a write at %s sets no cookie',
  async (path) => {
    const { headers } = await requestRaw(await hostile(), path, { method: 'POST' });
    const cookies = (headers['set-cookie'] ?? []).filter((cookie) => !cookie.includes('/proxy/'));
    expect(cookies).toEqual([]);
  },
);

test('other answers of the master set nothing for the whole origin either', async () => {
  const url = await hostile();
  for (const path of ['/api/v1/master', '/docs/index.html', '/info']) {
    const { headers } = await requestRaw(url, path);
    for (const name of Object.keys(forWholeOrigin)) expect(headers).not.toHaveProperty(name);
    expect(headers['access-control-allow-origin']).toBe('https://evil.example');
  }
});

test.each([
  ['/proxy/5f0c/sw.js', 200],
  ['/proxy/5f0c:8080/static/sw.js', 200],
  ['/proxy/sw.js', 403],
  ['/proxy//sw.js', 403],
  ['/proxy%2f5f0c/sw.js', 403],
  ['//proxy/5f0c/sw.js', 403],
  ['/api/v1/master', 403],
  ['/experiments/7/file/download?path=sw.js', 403],
  ['/assets/index-a1b2.js', 403],
])('the script of a service worker at %s: %i', async (path, status) => {
  const url = await hostile();
  for (const headers of [{ 'service-worker': 'script' }, { 'sec-fetch-dest': 'serviceworker' }])
    expect((await requestRaw(url, path, { headers })).status).toBe(status);
});
