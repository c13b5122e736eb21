import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import {
  brotliCompressSync,
  createBrotliCompress,
  createDeflate,
  createGzip,
  deflateSync,
  gzipSync,
} from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../client/client';
import { nodeFetch } from './node-fetch';

const servers: Server[] = [];
const none = { env: {} };

// created for train.example, self-signed, and used only by these tests
const pem = (name: string) =>
  readFileSync(join(import.meta.dirname, `fixtures/tls/${name}.pem`), 'utf8');
const ca = pem('certificate');
const identity = { key: pem('key'), cert: ca };

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server) {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(listener))}`;

test('a call is sent and answered completely', async () => {
  const url = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(201, 'Made', { 'x-one': 'a', 'set-cookie': ['c=1', 'd=2'] });
    response.end(
      JSON.stringify({ method: request.method, path: request.url, body, headers: request.headers }),
    );
  });
  const request = new Request(`${url}/api/v1/me?x=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    body: '{"a":"é"}',
  });
  const answer = await nodeFetch(none)(request);
  expect([answer.status, answer.statusText, answer.ok]).toEqual([201, 'Made', true]);
  expect(answer.headers.getSetCookie()).toEqual(['c=1', 'd=2']);
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    path: '/api/v1/me?x=1',
    body: '{"a":"é"}',
    headers: { authorization: 'Bearer t', 'content-length': '10' },
  });
});

test('a URL and the options of fetch are accepted', async () => {
  const url = await serve((request, response) => response.end(request.method));
  const answer = await nodeFetch(none)(url, { method: 'DELETE' });
  expect(await answer.text()).toBe('DELETE');
});

test('answers stream: the first bytes arrive before the last are sent', async () => {
  let finish = () => {};
  const url = await serve((_, response) => {
    response.write('one\n');
    finish = () => response.end('two\n');
  });
  const { body } = await nodeFetch(none)(url);
  const reader = body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('one\n');
  finish();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('two\n');
  expect((await reader?.read())?.done).toBe(true);
});

test('bodies stream: the master reads while the body is created', async () => {
  const seen: string[] = [];
  const url = await serve(async (request, response) => {
    for await (const chunk of request) seen.push(String(chunk));
    response.end(String(seen.length));
  });
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode(`part ${seen.length}`));
      if (seen.length >= 2) controller.close();
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
  const answer = await nodeFetch(none)(
    new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit),
  );
  expect(Number(await answer.text())).toBeGreaterThan(1);
});

test('a long answer is not read ahead of its reader', async () => {
  let writtenBytes = 0;
  const url = await serve((_, response) => {
    const chunk = Buffer.alloc(1 << 16);
    const write = () => {
      while (writtenBytes < 64 << 20 && response.write(chunk)) writtenBytes += chunk.length;
    };
    response.on('drain', write);
    write();
  });
  const answer = await nodeFetch(none)(url);
  const reader = answer.body?.getReader();
  await reader?.read();
  await nodeFetch(none)(await serve((_, response) => response.end()));
  expect(writtenBytes).toBeLessThan(32 << 20);
  await reader?.cancel();
});

test('the signal ends a waiting call, with its own reason', async () => {
  const url = await serve(() => undefined);
  const controller = new AbortController();
  const answer = nodeFetch(none)(url, { signal: controller.signal });
  const reason = new Error('enough');
  controller.abort(reason);
  await expect(answer).rejects.toBe(reason);
  await expect(nodeFetch(none)(url, { signal: controller.signal })).rejects.toBe(reason);
});

test('the signal ends a streaming answer', async () => {
  const url = await serve((_, response) => void response.write('one\n'));
  const controller = new AbortController();
  const answer = await nodeFetch(none)(url, { signal: controller.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  const rest = reader?.read();
  controller.abort(new Error('enough'));
  await expect(rest).rejects.toThrow('enough');
});

test('a cut answer is an error, long or short', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/short') response.setHeader('content-length', '100');
    response.write('half');
    setImmediate(() => response.destroy());
  });
  await expect(nodeFetch(none)(`${url}/short`)).rejects.toMatchObject({ code: 'ECONNRESET' });
  const answer = await nodeFetch(none)(`${url}/long`);
  await expect(answer.text()).rejects.toThrow();
});

test('an unreachable master is reported by its code', async () => {
  const url = await serve(() => undefined);
  servers.pop()?.close();
  await expect(nodeFetch(none)(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('connections are reused, also after the master closed one', async () => {
  const sockets = new Set<Socket>();
  const url = await serve((request, response) => {
    sockets.add(request.socket);
    response.end('x');
  });
  const fetch = nodeFetch(none);
  for (let count = 0; count < 5; count++) await (await fetch(url)).text();
  expect(sockets.size).toBe(1);
  for (const socket of sockets) socket.destroy();
  expect(await (await fetch(url)).text()).toBe('x');
  const alone = nodeFetch({ ...none, keepAlive: false });
  for (let count = 0; count < 2; count++) await (await alone(url)).text();
  expect(sockets.size).toBe(4);
});

test('a read follows a redirect, without its token', async () => {
  const other = await serve((request, response) =>
    response.end(`other ${request.headers.authorization}`),
  );
  const url = await serve((request, response) => {
    if (request.url === '/home') return response.end(`home ${request.headers.authorization}`);
    response.writeHead(302, { location: request.url === '/near' ? '/home' : other }).end();
  });
  const headers = { authorization: 'Bearer t' };
  const fetch = nodeFetch(none);
  expect(await (await fetch(`${url}/near`, { headers })).text()).toBe('home Bearer t');
  expect(await (await fetch(`${url}/far`, { headers })).text()).toBe('other undefined');
  expect((await fetch(`${url}/far`, { method: 'POST' })).status).toBe(302);
  expect((await fetch(`${url}/far`, { redirect: 'manual' })).status).toBe(302);
});

test('plain http uses the proxy of the variables', async () => {
  const proxy = await serve((request, response) =>
    response.end(
      `${request.url} ${request.headers.host} ${request.headers['proxy-authorization']}`,
    ),
  );
  const env = { HTTP_PROXY: proxy.replace('//', '//ada:b%20c@'), NO_PROXY: 'inside.example' };
  const answer = await nodeFetch({ env })('http://train.example:8080/api/v1/me');
  const basic = Buffer.from('ada:b c').toString('base64');
  expect(await answer.text()).toBe(
    `http://train.example:8080/api/v1/me train.example:8080 Basic ${basic}`,
  );
});

test('a certificate is checked as configured', async () => {
  const port = await listen(createSecureServer(identity, (_, response) => response.end('safe')));
  const url = `https://127.0.0.1:${port}`;
  await expect(nodeFetch(none)(url)).rejects.toMatchObject({
    code: expect.stringContaining('SIGNED'),
  });
  const text = async (options: object) => (await nodeFetch({ ...none, ...options })(url)).text();
  expect(await text({ noVerify: true })).toBe('safe');
  // issued for train.example, not for this address
  await expect(text({ ca })).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  expect(await text({ ca, serverName: 'train.example' })).toBe('safe');
  await expect(text({ ca, serverName: 'other.example' })).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
});

test('https uses a tunnel, which is reused', async () => {
  const port = await listen(createSecureServer(identity, (_, response) => response.end('safe')));
  const requests: string[] = [];
  const proxyServer = createServer();
  proxyServer.on('connect', (request, socket: Socket) => {
    requests.push(`${request.url} ${request.headers['proxy-authorization']}`);
    if (request.url?.startsWith('closed')) return socket.end('HTTP/1.1 403 No\r\n\r\n');
    const inner = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Go\r\n\r\n');
      inner.pipe(socket).pipe(inner);
    });
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  });
  const proxy = `http://ada:b@127.0.0.1:${await listen(proxyServer)}`;
  const fetch = nodeFetch({ ...none, ca, proxy });
  for (let count = 0; count < 2; count++)
    expect(await (await fetch('https://train.example:9443/x')).text()).toBe('safe');
  const basic = `Basic ${Buffer.from('ada:b').toString('base64')}`;
  expect(requests).toEqual([`train.example:9443 ${basic}`]);
  await expect(fetch('https://closed.example/')).rejects.toThrow(
    'refused the tunnel with status 403',
  );
});

const codings = {
  gzip: { whole: gzipSync, stream: createGzip },
  deflate: { whole: deflateSync, stream: createDeflate },
  br: { whole: brotliCompressSync, stream: createBrotliCompress },
};

test.each(Object.entries(codings))(
  'an answer compressed as %s is read, while it arrives as well (public-reports PB7)',
  async (coding, { whole, stream }) => {
    let finish = () => {};
    const url = await serve((request, response) => {
      expect(request.headers['accept-encoding']).toBe('gzip, deflate, br');
      response.setHeader('content-encoding', coding);
      if (request.url === '/whole') return response.end(whole('{"a":"é"}'));
      const lines = stream();
      lines.pipe(response);
      lines.write('one\n');
      lines.flush();
      finish = () => lines.end('two\n');
      return undefined;
    });
    const answer = await nodeFetch(none)(`${url}/whole`);
    expect(await answer.json()).toEqual({ a: 'é' });
    expect([...answer.headers.keys()]).not.toContain('content-encoding');
    expect([...answer.headers.keys()]).not.toContain('content-length');
    const { body } = await nodeFetch(none)(`${url}/lines`);
    const reader = body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('one\n');
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('two\n');
    expect((await reader?.read())?.done).toBe(true);
  },
);

test('codings are undone in turn, and others are named; a cut answer is an error', async () => {
  const url = await serve((request, response) => {
    const name = (request.url ?? '').slice(1);
    const coding = { cut: 'gzip', both: 'gzip, br' }[name] ?? name;
    response.setHeader('content-encoding', coding);
    const bytes = gzipSync('x'.repeat(1000));
    response.end(coding === 'gzip, br' ? brotliCompressSync(bytes) : bytes.subarray(0, 20));
  });
  const send = nodeFetch(none);
  expect(await (await send(`${url}/both`)).text()).toBe('x'.repeat(1000));
  await expect(send(`${url}/zstd`)).rejects.toThrow('the answer has the encoding "zstd"');
  const cut = await send(`${url}/cut`);
  await expect(cut.text()).rejects.toThrow('unexpected end of file');
});

test('an answer that expands beyond what can be held is refused once, and its connection closed (B11)', async () => {
  // each part of a kilobyte stands for a thousand
  const zeros = gzipSync(Buffer.alloc(2 ** 20));
  let requests = 0;
  let isClosed = false;
  const forever = function* () {
    for (;;) yield zeros;
  };
  const url = await serve((request, response) => {
    if (request.url?.endsWith('/me')) requests++;
    request.socket.once('close', () => {
      isClosed = true;
    });
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    pipeline(Readable.from(forever()), response, () => undefined);
  });
  const client = createClient({
    baseUrl: url,
    fetch: nodeFetch({ ...none, maxTextBytes: 2 ** 22 }),
    auth: 'token',
  });
  await expect(client.getMe()).rejects.toMatchObject({
    type: 'apiBadResponse',
    message: expect.stringMatching(/^The answer is longer than 4194304 bytes/),
  });
  expect(requests).toBe(1);
  await expect.poll(() => isClosed, { timeout: 20_000 }).toBe(true);
});

test('a text of any size below that is whole, also where a character is cut', async () => {
  const text = 'é'.repeat(2 ** 20 + 1);
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(text)));
  });
  const read = nodeFetch(none);
  expect(await (await read(url)).text()).toBe(JSON.stringify(text));
  expect(await (await read(url)).json()).toBe(text);
});
