import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { builtConsole } from '../test/built-console';
import { lines, rawSocket, requestRaw, startServer, startUpstream } from '../test/http';
import { createFetchBackend } from './fetch-backend';
import type { Limits } from './limits';
import { createMasterProxy } from './proxy/proxy';
import { createStaticSite } from './site/static-files';

type Options = { limits?: Partial<Limits>; listener?: RequestListener };

/** The console in front of a master that answers everything with its path. */
async function serve({ limits, listener }: Options = {}) {
  const seen: string[] = [];
  const { url, server } = await startUpstream((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (listener) listener(request, response);
    else response.end('the master');
  });
  const sockets = new WebSocketServer({ server });
  onTestFinished(() => sockets.close());
  const origin = await startServer({
    backend: createMasterProxy({ master: url, basePath: '/' }),
    site: createStaticSite({ directory: await builtConsole(), basePath: '/' }),
    basePath: '/',
    limits,
  });
  const send = async (bytes: string) => (await rawSocket(origin, bytes)).all;
  return { origin, send, seen, host: new URL(origin).host };
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const get = (path: string, ...headers: string[]) =>
  lines(`GET ${path} HTTP/1.1`, 'Host: here', 'Connection: close', ...headers);

test.each([
  ['/../secret.txt', 404],
  ['/assets/../../secret.txt', 404],
  ['/%2e%2e/secret.txt', 404],
  ['/..%2f..%2fsecret.txt', 404],
  ['/..%5csecret.txt', 404],
  ['//secret.txt', 404],
  ['/assets/%00', 404],
  ['/api/../secret.txt', 400],
  ['/proxy/%2e%2e/secret.txt', 400],
  ['../secret.txt', 400],
  ['/api/v1/\x01me', 400],
])('GET %s is answered with an error', async (path, status) => {
  const { send, seen } = await serve();
  const answer = await send(get(path));
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toContain('secret\n');
  expect(seen).toEqual([]);
});

test.each([
  ['two lengths', 'Content-Length: 4', 'Content-Length: 5'],
  ['a length and chunks', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
  ['a length that is none', 'Content-Length: four'],
  ['an encoding nobody knows', 'Transfer-Encoding: gzip'],
  ['a name with a blank', 'Content-Length : 4'],
])('a body with %s does not reach the master', async (_name, ...headers) => {
  const { send, seen } = await serve();
  const answer = await send(
    `${lines('POST /api/v1/experiments HTTP/1.1', 'Host: here', ...headers)}0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(400);
  expect(seen).toEqual([]);
});

test('a request without a host, and a tunnel to another host, are refused', async () => {
  const { send, seen } = await serve();
  expect(statusOf(await send(lines('GET / HTTP/1.1', 'Connection: close')))).toBe(400);
  expect(await send(lines('CONNECT elsewhere:443 HTTP/1.1', 'Host: elsewhere:443'))).toBe('');
  expect(statusOf(await send(get('http://elsewhere/api/v1/me')))).toBe(400);
  expect(seen).toEqual([]);
});

test('headers larger than necessary are refused, a long query is not', async () => {
  const { send, seen } = await serve();
  const header = `X-Filler: ${'x'.repeat(70_000)}`;
  expect(statusOf(await send(get('/api/v1/me', header)))).toBe(431);
  expect(seen).toEqual([]);
  const query = `?ids=${'1,'.repeat(100_000)}`;
  expect(statusOf(await send(get(`/api/v1/trials${query}`)))).toBe(200);
});

test('five hundred headers pass, one more is refused, and none is dropped', async () => {
  const { send, seen } = await serve();
  const filler = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: 1`);
  expect(statusOf(await send(get('/api/v1/me', ...filler(498))))).toBe(200);
  for (const count of [499, 600, 2_100]) {
    const answer = await send(get('/api/v1/me', ...filler(count), 'Content-Length: 0'));
    expect(statusOf(answer)).toBe(431);
    expect(answer).toContain('This request has more than 500 headers.');
  }
  expect(seen).toEqual(['GET /api/v1/me']);
});

test('a request that would repeat its headers to its page is refused', async () => {
  const { send, seen } = await serve();
  const trace = lines('TRACE /api/v1/me HTTP/1.1', 'Host: here', 'Connection: close');
  expect(statusOf(await send(trace))).toBe(405);
  expect(seen).toEqual([]);
});

test('a handler that throws is a 500, and the server continues', async () => {
  const origin = await startServer({
    backend: {
      answer: ({ path }) => {
        if (path === '/api/v1/throws') throw new Error('thrown');
        return Promise.resolve({ status: 200, headers: [['x-odd', '\n']], body: null });
      },
      upgrade: () => {
        throw new Error('thrown');
      },
      close: () => {},
    },
    site: null,
    basePath: '/',
  });
  expect((await requestRaw(origin, '/api/v1/throws')).status).toBe(500);
  expect((await requestRaw(origin, '/api/v1/odd-header')).status).toBe(502);
  const { all } = await rawSocket(origin, upgrade('GET', '/proxy/5f0c/ws', 'Host: here'));
  expect(await all).toBe('');
  expect((await requestRaw(origin, '/healthz')).status).toBe(200);
});

test('an endless head is cut off at its limit', async () => {
  const { send } = await serve({ limits: { headBytes: 16_384 } });
  const answer = await send(`GET / HTTP/1.1\r\nHost: here\r\n${'X-Filler: x\r\n'.repeat(2_000)}`);
  expect(statusOf(answer)).toBe(431);
});

test('headers that arrive too slowly are aborted', async () => {
  const { origin } = await serve({ limits: { headersMs: 300, checkMs: 50 } });
  const { socket, all } = await rawSocket(origin, 'GET / HTTP/1.1\r\n');
  const drip = setInterval(() => socket.write('X-Drop: x\r\n'), 30);
  onTestFinished(() => clearInterval(drip));
  expect(statusOf(await all)).toBe(408);
});

test('an idle connection without a request is closed', async () => {
  const { send } = await serve({ limits: { silenceMs: 100 } });
  expect(await send('')).toBe('');
});

const upload = lines('POST /api/v1/files HTTP/1.1', 'Host: here', 'Content-Length: 1000000');

test('a body that arrives too slowly is aborted', async () => {
  const { origin } = await serve({
    limits: { bodyMs: 150, bodyBytes: 1_000 },
    listener: (request, response) => request.resume().once('end', () => response.end()),
  });
  const { socket, all } = await rawSocket(origin, upload);
  const drip = setInterval(() => socket.write('x'), 30);
  onTestFinished(() => clearInterval(drip));
  expect(statusOf(await all)).toBe(408);
});

test('a steady upload may take long, and so may a slow master', async () => {
  const { origin } = await serve({
    limits: { bodyMs: 100, bodyBytes: 1_000, silenceMs: 200 },
    listener: async (request, response) => {
      await once(request, 'readable');
      // reads nothing for longer than a client may be slow
      setTimeout(() => request.resume().once('end', () => response.end('whole')), 500);
    },
  });
  const { socket, all } = await rawSocket(
    origin,
    upload.replace('Host', 'Connection: close\r\nHost'),
  );
  socket.write(Buffer.alloc(1_000_000));
  expect(await all).toContain('whole');
});

test('a client that does not read its answer is disconnected; an idle stream stays open', async () => {
  let endStream = () => {};
  let letGo = () => {};
  const wasLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { origin } = await serve({
    limits: { silenceMs: 150 },
    listener: (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      if (request.url?.includes('logs')) {
        response.flushHeaders();
        endStream = () => response.end('{"result":{}}\n');
      } else response.once('close', letGo).end(Buffer.alloc(64 * 2 ** 20));
    },
  });
  const quiet = await rawSocket(origin, get('/api/v1/trials/9/logs?follow=true'));
  const deaf = await rawSocket(origin, get('/proxy/5f0c/large'));
  deaf.socket.pause();
  await wasLetGo;
  deaf.socket.resume();
  expect((await deaf.all).length).toBeLessThan(64 * 2 ** 20);
  endStream();
  expect(await quiet.all).toContain('{"result":{}}');
});

const upgrade = (method: string, path: string, ...headers: string[]) =>
  lines(
    `${method} ${path} HTTP/1.1`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  );

test.each([
  ['a POST', 405, 'POST', '/proxy/5f0c/ws', []],
  ['one with a body', 400, 'GET', '/proxy/5f0c/ws', ['Content-Length: 3']],
  ['one that leads elsewhere', 404, 'GET', '/api/v1/me', []],
  ['one that steps out', 404, 'GET', '/proxy/../api/v1/me', []],
  ['one of another site', 403, 'GET', '/proxy/5f0c/ws', ['Origin: https://evil.example']],
  ['one of no site', 403, 'GET', '/proxy/5f0c/ws', ['Origin: null']],
  ['one of another port', 403, 'GET', '/proxy/5f0c/ws', ['Origin: http://here:81']],
  [
    'one whose host is claimed by a stranger',
    403,
    'GET',
    '/proxy/5f0c/ws',
    ['Origin: https://evil.example', 'X-Forwarded-Host: evil.example'],
  ],
])('an upgrade is refused: %s', async (_name, status, method, path, headers) => {
  const { send, seen } = await serve();
  expect(statusOf(await send(upgrade(method, path, 'Host: here', ...headers)))).toBe(status);
  expect(seen).toEqual([]);
});

test('sockets of one’s own pages open, up to a limit', async () => {
  const { origin, host } = await serve({ limits: { sockets: 2 } });
  const own = upgrade('GET', '/proxy/5f0c/ws', `Host: ${host}`, `Origin: http://${host}`);
  const open = async () => {
    const { socket } = await rawSocket(origin, own);
    const [answer] = await once(socket, 'data');
    return { socket, status: statusOf(String(answer)) };
  };
  const first = await open();
  const second = await open();
  const third = await open();
  expect([first, second, third].map(({ status }) => status)).toEqual([101, 101, 503]);
  first.socket.destroy();
  await expect.poll(async () => (await open()).status).toBe(101);
});

test('connections beyond the limit are refused', async () => {
  const { origin } = await serve({ limits: { connections: 1 } });
  await rawSocket(origin);
  const { all } = await rawSocket(origin, get('/'));
  expect(await all).toBe('');
});

test('a missing file is a 404 with the headers of a file', async () => {
  const { origin } = await serve();
  const { status, headers } = await requestRaw(origin, '/assets/gone-1.js');
  expect(status).toBe(404);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBeUndefined();
});

test('a body beyond the limit is answered with 413, and not stored', async () => {
  const bodies: number[] = [];
  const handler = {
    fetch: async (request: Request) => {
      bodies.push((await request.text()).length);
      return new Response('{}');
    },
  };
  const backend = createFetchBackend(handler, { bodyLimit: 1000 });
  const url = await startServer({ backend, site: null, basePath: '/' });
  const send = (length: number) =>
    fetch(`${url}/api/v1/auth/login`, { method: 'POST', body: 'x'.repeat(length) });
  expect((await send(1000)).status).toBe(200);
  const refused = await send(1001);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({
    message: 'The body is larger than 1000 bytes (--body-limit).',
  });
  expect(bodies).toEqual([1000]);
});

const endedCookie =
  'auth=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';

test.each<[string, RequestListener]>([
  ['ends the session', (_request, response) => response.end('{}')],
  ['refuses the user', (_request, response) => response.writeHead(403).end('{}')],
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['breaks off', (request) => request.socket.destroy()],
  ['is silent', () => {}],
  ['sets a session', (_request, response) => response.setHeader('set-cookie', 'auth=x').end()],
])(
  'a sign-out deletes the session’s cookie when the master %s (platform P1)',
  async (_name, listener) => {
    const { origin } = await serve({ listener, limits: { signOutMs: 200 } });
    const { headers } = await requestRaw(origin, '/api/v1/auth/logout', { method: 'POST' });
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([[endedCookie], 'no-store']);
  },
);

test('another site’s page signs nobody out', async () => {
  const { origin, seen } = await serve();
  const headers = { origin: 'http://elsewhere.example' };
  const answer = await requestRaw(origin, '/api/v1/auth/logout', { method: 'POST', headers });
  expect([answer.status, answer.headers['set-cookie'], seen]).toEqual([403, undefined, []]);
});
