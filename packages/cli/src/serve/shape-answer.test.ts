import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openRaw, requestRaw, startServer } from '../test/http';
import { type ApiHandler, createFetchBackend } from './fetch-backend';

const json = { 'content-type': 'application/json' };
const large = JSON.stringify({ experiments: Array.from({ length: 200 }, (_, id) => ({ id })) });

const serveApi = (fetch: ApiHandler['fetch'], log?: (line: string) => void) =>
  startServer({ backend: createFetchBackend({ fetch }), site: null, basePath: '/', log });

test('an unchanged poll is a 304 and a changed one is not', async () => {
  let body = '{"state":"STATE_RUNNING"}';
  const url = await serveApi(async () => new Response(body, { headers: json }));
  const first = await requestRaw(url, '/api/v1/experiments/7');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const second = await requestRaw(url, '/api/v1/experiments/7', { headers });
  expect([second.status, second.body.byteLength]).toEqual([304, 0]);
  body = '{"state":"STATE_PAUSED"}';
  const third = await requestRaw(url, '/api/v1/experiments/7', { headers });
  expect([third.status, third.body.toString()]).toEqual([200, body]);
});

test.each([
  ['POST', 200],
  ['GET', 404],
])('a %s answered with %i has no tag', async (method, status) => {
  const url = await serveApi(async () => new Response('{}', { status, headers: json }));
  const answer = await requestRaw(url, '/api/v1/experiments', { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.etag).toBeUndefined();
});

test('a long answer is compressed in an encoding the browser accepts, with one tag', async () => {
  const url = await serveApi(async () => new Response(large, { headers: json }));
  const get = (encoding: string) =>
    requestRaw(url, '/api/v1/experiments', { headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = await Promise.all([get('gzip, br'), get('gzip'), get('identity')]);
  expect(brotliDecompressSync(br.body).toString()).toBe(large);
  expect(gunzipSync(gzip.body).toString()).toBe(large);
  expect(plain.body.toString()).toBe(large);
  expect(br.body.byteLength).toBeLessThan(large.length / 5);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(br.headers.vary).toBe('Accept-Encoding');
});

test('the master’s own tag and Vary are replaced by one of each', async () => {
  const own = { ...json, etag: '"of the master"', vary: 'Origin, accept-encoding' };
  const url = await serveApi(async () => new Response(large, { headers: own }));
  const { headers } = await requestRaw(url, '/api/v1/experiments');
  expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(headers.vary).toBe('Origin, Accept-Encoding');
});

/** A master whose answers have the size that the query names. */
const sized: ApiHandler['fetch'] = async ({ url }) => {
  const bytes = Number(new URL(url).searchParams.get('bytes'));
  return new Response(new Blob(['"', 'x'.repeat(bytes - 2), '"']).stream(), { headers: json });
};

test('answers are held up to a common limit; without memory they pass on unchanged', async () => {
  const url = await startServer({
    backend: createFetchBackend({ fetch: sized }),
    site: null,
    basePath: '/',
    limits: { heldBytes: 30_000_000 },
  });
  const size = 20_000_000;
  const path = `/api/v1/experiments?bytes=${size}`;
  const slow = await openRaw(url, path);
  slow.pause();
  expect(slow.headers.etag).toBeDefined();
  const other = await requestRaw(url, path);
  expect([other.headers.etag, other.body.byteLength]).toEqual([undefined, size]);
  const small = await requestRaw(url, '/api/v1/experiments?bytes=5000');
  expect(small.headers.etag).toBeDefined();

  slow.destroy();
  const again = async () => (await requestRaw(url, path)).headers.etag;
  await expect.poll(again).toBe(slow.headers.etag);
  // what is received is given back
  expect([await again(), await again()]).toEqual([slow.headers.etag, slow.headers.etag]);
});

test('a short answer is not compressed', async () => {
  const url = await serveApi(async () => new Response('{"a":1}', { headers: json }));
  const { headers } = await requestRaw(url, '/api/v1/me', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe('7');
});

test('a stream is passed on line by line, uncompressed, and canceled when the browser leaves', async () => {
  let canceled = () => {};
  const wasCanceled = new Promise<void>((resolve) => {
    canceled = resolve;
  });
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"result":{"id":1}}\n')),
    cancel: () => canceled(),
  });
  const url = await serveApi(async () => new Response(stream, { headers: json }));
  const incoming = await openRaw(url, '/api/v1/trials/9/logs?follow=true', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(incoming.headers['content-encoding']).toBeUndefined();
  const [line] = await once(incoming, 'data');
  expect(String(line)).toBe('{"result":{"id":1}}\n');
  incoming.destroy();
  await wasCanceled;
});

test('requests reach the handler with method, headers, query and body', async () => {
  const url = await serveApi(async (request) => {
    const { pathname, search } = new URL(request.url);
    const seen = { method: request.method, pathname, search, body: await request.text() };
    return Response.json({ ...seen, auth: request.headers.get('authorization') });
  });
  const answer = await requestRaw(url, '/api/v1/experiments?limit=2&name=a%20b', {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
    body: '{"name":"y"}',
  });
  expect(JSON.parse(answer.body.toString())).toEqual({
    method: 'POST',
    pathname: '/api/v1/experiments',
    search: '?limit=2&name=a%20b',
    body: '{"name":"y"}',
    auth: 'Bearer x',
  });
});

test('several cookies stay separate', async () => {
  const url = await serveApi(async () => {
    const headers = new Headers(json);
    headers.append('set-cookie', 'auth=x; Path=/');
    headers.append('set-cookie', 'other=y');
    return new Response('{}', { headers });
  });
  const { headers } = await requestRaw(url, '/api/v1/auth/login', { method: 'POST' });
  expect(headers['set-cookie']).toEqual(['auth=x; Path=/', 'other=y']);
});

test('a handler that throws is a 500 with a reason', async () => {
  const url = await serveApi(() => Promise.reject(new Error('out of track')));
  const { status, body } = await requestRaw(url, '/api/v1/me');
  expect([status, body.toString()]).toEqual([500, '{"message":"out of track"}']);
});

test('the log contains the path but not its query, which may contain a token', async () => {
  const lines: string[] = [];
  const url = await serveApi(
    async () => Response.json({}),
    (line) => lines.push(line),
  );
  await requestRaw(url, '/proxy/5f0c/?token=hidden');
  expect(lines.join()).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z 127\.0\.0\.1 GET \/proxy\/5f0c\/ 200 \d+ms$/,
  );
});

test('/healthz answers without a call to the master', async () => {
  const url = await serveApi(() => Promise.reject(new Error('not asked')));
  const { status, body } = await requestRaw(url, '/healthz');
  expect([status, body.toString()]).toEqual([200, 'ok\n']);
});
