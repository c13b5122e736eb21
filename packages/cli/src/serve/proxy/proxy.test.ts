import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openRaw, requestRaw, startUpstream } from '../../test/http';
import { proxied, proxyTo } from '../../test/proxied';

test('the first line of a slow stream arrives while the master is still writing', async () => {
  let release = () => {};
  const firstLineWasRead = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { url } = await proxied(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"result":{"id":1}}\n');
    await firstLineWasRead; // a proxy that buffers lines blocks here
    response.end('{"result":{"id":2}}\n');
  });
  const incoming = await openRaw(url, '/api/v1/trials/9/logs?follow=true', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const [first] = await once(incoming, 'data');
  expect(String(first)).toBe('{"result":{"id":1}}\n');
  release();
  expect(await text(incoming)).toBe('{"result":{"id":2}}\n');
});

test('headers of a stream arrive before its first line', async () => {
  let response: { end: () => void } | undefined;
  const { url } = await proxied((_request, upstream) => {
    upstream.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    response = upstream;
  });
  const incoming = await openRaw(url, '/api/v1/master/logs?follow=true');
  expect(incoming.statusCode).toBe(200);
  response?.end();
  expect(await text(incoming)).toBe('');
});

test('a browser that leaves ends the master’s stream', async () => {
  let closed = () => {};
  const wasClosed = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const { url } = await proxied((_request, response) => {
    response.once('close', closed);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"result":{}}\n');
  });
  const incoming = await openRaw(url, '/api/v1/trials/9/logs?follow=true');
  await once(incoming, 'data');
  incoming.destroy();
  await wasClosed;
});

test('a stream that breaks at the master breaks here, instead of ending', async () => {
  const { url } = await proxied((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"result":{}}\n', () => response.destroy());
  });
  const incoming = await openRaw(url, '/api/v1/trials/9/logs');
  await expect(text(incoming)).rejects.toThrow('aborted');
});

test('plain JSON of the master gets a tag and is compressed', async () => {
  const body = JSON.stringify({ experiments: 'x'.repeat(5000) });
  const seen: IncomingMessage['headers'][] = [];
  const { url } = await proxied((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const headers = { 'accept-encoding': 'br' };
  const first = await requestRaw(url, '/api/v1/experiments', { headers });
  expect(brotliDecompressSync(first.body).toString()).toBe(body);
  const again = await requestRaw(url, '/api/v1/experiments', {
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  expect(seen.map((header) => header['accept-encoding'])).toEqual(['identity', 'identity']);
  expect(seen[1]?.['if-none-match']).toBeUndefined();
});

test('method, path, query, body and token reach the master; connection headers do not', async () => {
  const { url, master } = await proxied(async (request, response) => {
    const { method, url: path, headers } = request;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method, path, headers, body: await text(request) }));
  });
  const answer = await requestRaw(url, '/api/v1/experiments/7?x=%2F', {
    method: 'PATCH',
    headers: {
      authorization: 'Bearer x',
      cookie: 'auth=x',
      connection: 'keep-alive, x-private',
      'x-private': 'stays here',
      te: 'trailers',
      origin: url,
      referer: `${url}/experiments/7`,
    },
    body: '{"name":"y"}',
  });
  const seen = JSON.parse(answer.body.toString());
  expect(seen).toMatchObject({
    method: 'PATCH',
    path: '/api/v1/experiments/7?x=%2F',
    body: '{"name":"y"}',
    headers: {
      host: master.host,
      authorization: 'Bearer x',
      cookie: 'auth=x',
      origin: master.origin,
      referer: `${master.origin}/experiments/7`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(url).host,
    },
  });
  expect(seen.headers).not.toHaveProperty('x-private');
  expect(seen.headers).not.toHaveProperty('te');
});

test('a foreign origin stays foreign', async () => {
  const { url } = await proxied((request, response) => response.end(request.headers.origin));
  const headers = { origin: 'http://elsewhere.example' };
  const { body } = await requestRaw(url, '/proxy/5f0c/', { headers });
  expect(body.toString()).toBe('http://elsewhere.example');
});

test('a chunked body of a DELETE keeps its end', async () => {
  const { url } = await proxied(async (request, response) => response.end(await text(request)));
  const { body } = await requestRaw(url, '/api/v1/checkpoints', {
    method: 'DELETE',
    headers: { 'transfer-encoding': 'chunked' },
    body: '{"checkpointUuids":[]}',
  });
  expect(body.toString()).toBe('{"checkpointUuids":[]}');
});

test('cookies and redirects are adapted to this server', async () => {
  const { url } = await proxied((_request, response) => {
    response.setHeader('set-cookie', ['auth=x; Path=/; Domain=master', 'b=y']);
    response.writeHead(303, { location: '/det/login?redirect=/proxy/5f0c/' }).end();
  }, '/trains/');
  const { status, headers } = await requestRaw(url, '/docs/');
  expect(status).toBe(303);
  expect(headers.location).toBe('/trains/login?redirect=/proxy/5f0c/');
  expect(headers['set-cookie']).toEqual(['auth=x; Path=/; HttpOnly; SameSite=Lax', 'b=y']);
});

test('downloads pass unchanged, pages are answered here', async () => {
  const { url } = await proxied((request, response) => {
    response.setHeader('content-type', 'application/x-gtar');
    response.setHeader('content-disposition', 'attachment; filename="exp7_model_def.tar.gz"');
    response.end(`archive of ${request.url}`);
  });
  const archive = await requestRaw(url, '/experiments/7/model_def');
  expect(archive.body.toString()).toBe('archive of /experiments/7/model_def');
  expect(archive.headers['content-disposition']).toContain('exp7_model_def.tar.gz');
  expect(archive.headers.etag).toBeUndefined();
  expect((await requestRaw(url, '/experiments/7/logs')).body.toString()).toBe('a page');
});

test('a master below a path is called below that path', async () => {
  const { url: root } = await startUpstream((request, response) => response.end(request.url));
  const url = await proxyTo(new URL('/train/', root));
  expect((await requestRaw(url, '/api/v1/me')).body.toString()).toBe('/train/api/v1/me');
});

test('a WebSocket below /proxy/ connects to the master in both directions', async () => {
  const { url, upstream, master } = await proxied((_request, response) => response.end());
  const sockets = new WebSocketServer({ server: upstream });
  onTestFinished(() => sockets.close());
  const origins: (string | undefined)[] = [];
  sockets.on('connection', (socket, request) => {
    origins.push(request.headers.origin);
    socket.on('message', (data) => socket.send(`${request.url} heard ${data}`));
  });
  const client = new WebSocket(`${url.replace('http', 'ws')}/proxy/5f0c/api/kernels?x=1`, {
    origin: url,
  });
  await once(client, 'open');
  client.send('a word');
  const [message] = await once(client, 'message');
  expect(String(message)).toBe('/proxy/5f0c/api/kernels?x=1 heard a word');
  expect(origins).toEqual([master.origin]);
  client.close();
  await once(client, 'close');
});

test.each(['/dashboard', '/agents?id=a', '/proxy/%2e%2e/api'])(
  'a WebSocket to %s is refused',
  async (path) => {
    const { url } = await proxied((_request, response) => response.end());
    const client = new WebSocket(url.replace('http', 'ws') + path);
    const [error] = await once(client, 'error');
    expect(String(error)).toContain('404');
  },
);

test('a WebSocket with an unreachable master is closed', async () => {
  const { url: master, server } = await startUpstream(() => {});
  server.close();
  const url = await proxyTo(master);
  const client = new WebSocket(`${url.replace('http', 'ws')}/proxy/5f0c/`);
  const [error] = await once(client, 'error');
  expect(error).toBeInstanceOf(Error);
});
