import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  lines,
  openRaw,
  rawSocket,
  requestRaw,
  startRawUpstream,
  startServer,
  startUpstream,
} from '../../test/http';
import { page, proxied, proxyTo } from '../../test/proxied';
import { createMasterProxy } from './proxy';

test('an unreachable master is a 502 that names it', async () => {
  const { url: master, server } = await startUpstream(() => {});
  server.close();
  const url = await proxyTo(master);
  const { status, headers, body } = await requestRaw(url, '/api/v1/me');
  expect(status).toBe(502);
  expect(headers['content-type']).toBe('application/json');
  expect(JSON.parse(body.toString()).message).toMatch(
    `The master at ${master.href} cannot be reached: connect ECONNREFUSED`,
  );
});

test('a long body does not delay the answer of a dead master', async () => {
  const { url: master, server } = await startUpstream(() => {});
  server.close();
  const body = Buffer.alloc(300_000);
  const answer = await requestRaw(await proxyTo(master), '/api/v1/files', { method: 'POST', body });
  expect(answer.status).toBe(502);
});

test('a path reaches the master unchanged', async () => {
  const { url } = await proxied((request, response) => response.end(request.url));
  const path = "/proxy/5f0c/a|b%2Fc'd\\e//f?q=[1]|2";
  expect((await requestRaw(url, path)).body.toString()).toBe(path);
});

test.each(['/api/../metrics', '/proxy/5f0c/%2e%2E/secret', '/api/v1/./me'])(
  '%s leaves its folder and is not passed on',
  async (path) => {
    const { url } = await proxied((_request, response) => response.end('reached'));
    const { status, body } = await requestRaw(url, path);
    expect(status).toBe(400);
    expect(body.toString()).toContain(`A path with dot segments is not passed on: ${path}`);
  },
);

test('an offer of HTTP/2 is ignored', async () => {
  const { url } = await proxied((request, response) => response.end(`${request.headers.upgrade}`));
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AA' };
  const { status, body } = await requestRaw(url, '/api/v1/me', { headers });
  expect([status, body.toString()]).toEqual([200, 'undefined']);
});

test('an incomplete answer is a 502', async () => {
  const { url } = await proxied((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"half":', () => response.destroy());
  });
  expect((await requestRaw(url, '/api/v1/me')).status).toBe(502);
});

test('a kept connection that the master has closed is opened again', async () => {
  let requests = 0;
  const { url } = await proxied((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.destroy();
    else response.end(`answer ${requests}`);
  });
  expect((await requestRaw(url, '/api/v1/me')).body.toString()).toBe('answer 1');
  expect((await requestRaw(url, '/api/v1/me')).body.toString()).toBe('answer 3');
});

const plain = (status: string, ...headers: string[]) =>
  `${lines(`HTTP/1.1 ${status}`, 'Content-Length: 2', ...headers)}ok`;

test.each([
  ['a status below 100', plain('050 Odd'), 502, 'answered what cannot be passed on: the status 50'],
  ['the status 000', plain('000 Zero'), 502, 'answered what cannot be passed on: the status 0'],
  [
    'a status above 599',
    plain('600 Odd'),
    502,
    'answered what cannot be passed on: the status 600',
  ],
  ['the status 999', plain('999 Odd'), 502, 'answered what cannot be passed on: the status 999'],
  [
    'a switch of protocol that nobody asked for',
    lines('HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket'),
    502,
    'cannot be reached: bad upgrade',
  ],
  ['text that is not HTTP', 'SSH-2.0-OpenSSH\r\n', 502, 'answered what cannot be passed on'],
  ['two lengths', plain('200 OK', 'Content-Length: 3'), 502, 'answered what cannot be passed on'],
  ['a header with a control character', plain('200 OK', 'X-A: \x01'), 502, 'cannot be passed on'],
  ['large headers', plain('200 OK', `X-A: ${'a'.repeat(70_000)}`), 502, 'Headers Overflow'],
  ['nothing', '', 504, 'sent no answer within 0.2 s.'],
])('a master that answers %s', async (_name, bytes, status, reason) => {
  const master = await startRawUpstream(bytes);
  const backend = createMasterProxy({ master, basePath: '/', firstByteMs: 200 });
  const url = await startServer({ backend, site: page, basePath: '/' });
  for (const path of ['/api/v1/me', '/proxy/5f0c/']) {
    const answer = await requestRaw(url, path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString()).message).toContain(reason);
  }
  expect((await requestRaw(url, '/healthz')).status).toBe(200);
});

test('headers of 60 kB pass', async () => {
  const cookie = 'a'.repeat(60_000);
  const { url: master } = await startUpstream((_request, response) =>
    response.setHeader('x-long', cookie).end(),
  );
  const { hostname, port } = new URL(await proxyTo(master));
  const { all } = await rawSocket(
    `http://${hostname}:${port}`,
    lines('GET /proxy/5f0c/ HTTP/1.1', 'Host: here', 'Connection: close'),
  );
  expect(await all).toContain(cookie);
});

test('a stream may begin later than other answers', async () => {
  let begin = () => {};
  const { url: master } = await startUpstream((request, response) => {
    if (request.url?.includes('logs')) begin = () => response.end('{"result":{}}\n');
  });
  const backend = createMasterProxy({ master, basePath: '/', firstByteMs: 100 });
  const url = await startServer({ backend, site: page, basePath: '/' });
  const stream = requestRaw(url, '/api/v1/trials/9/logs?follow=true');
  expect((await requestRaw(url, '/api/v1/me')).status).toBe(504);
  begin();
  expect((await stream).status).toBe(200);
});

test('Connection cannot remove headers that frame or authenticate a request', async () => {
  const { url } = await proxied(async (request, response) => {
    const { headers } = request;
    response.end(JSON.stringify({ headers, body: await text(request) }));
  });
  const { all } = await rawSocket(
    url,
    `${lines(
      'DELETE /api/v1/x HTTP/1.1',
      'Host: here',
      'Connection: close, content-length, Transfer-Encoding,host, authorization,cookie , upgrade, x-mine',
      'Content-Length: 4',
      'Authorization: Bearer x',
      'Cookie: auth=x',
      'X-Mine: stays',
    )}body`,
  );
  const answer = await all;
  const { headers, body } = JSON.parse(
    answer.slice(answer.indexOf('{"headers"')).split('\r\n')[0] ?? '',
  );
  expect(body).toBe('body');
  expect(headers).toMatchObject({ authorization: 'Bearer x', cookie: 'auth=x' });
  expect(headers).toMatchObject({ 'content-length': '4' });
  expect(headers).not.toHaveProperty('x-mine');
});

test('a master that answers before it has read a body does not disconnect the client', async () => {
  const { url } = await proxied((_request, response) => {
    response.writeHead(413).end('too large');
  });
  const body = Buffer.alloc(8 * 2 ** 20);
  const answer = await requestRaw(url, '/api/v1/files', { method: 'POST', body });
  expect([answer.status, answer.body.toString()]).toEqual([413, 'too large']);
});

test('the log names the side that ended an answer early', async () => {
  let answered = () => {};
  const { url: master } = await startUpstream((request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('half');
    answered = () => response.destroy();
    if (request.url?.includes('cut')) answered();
  });
  const log: string[] = [];
  const url = await startServer({
    backend: createMasterProxy({ master, basePath: '/' }),
    site: page,
    basePath: '/',
    log: (line) => log.push(line),
  });
  const stream = await openRaw(url, '/proxy/5f0c/stream');
  stream.on('error', () => {});
  stream.destroy();
  await expect.poll(() => log.length).toBe(1);
  expect(log[0]).toMatch(/ GET \/proxy\/5f0c\/stream closed by client \d+ms$/);
  await openRaw(url, '/proxy/5f0c/cut')
    .then(text)
    .catch(() => {});
  await expect.poll(() => log.length).toBe(2);
  expect(log[1]).toMatch(/ GET \/proxy\/5f0c\/cut (cut by master|502) \d+ms$/);
});

test.each([
  ['426', '426 Upgrade Required', 426],
  ['a switch to another protocol', '101 Switching Protocols', 502],
  ['a status below 100', '050 Odd', 502],
  ['no answer', '', 504],
])(
  'a WebSocket that the master answers with %s is refused, and logged',
  async (_name, line, status) => {
    const headers = line.startsWith('101')
      ? ['Connection: Upgrade', 'Upgrade: h2c']
      : ['Content-Length: 0'];
    const master = await startRawUpstream(line && lines(`HTTP/1.1 ${line}`, ...headers));
    const log: string[] = [];
    const url = await startServer({
      backend: createMasterProxy({ master, basePath: '/', firstByteMs: 200 }),
      site: page,
      basePath: '/',
      log: (text) => log.push(text),
    });
    const client = new WebSocket(`${url.replace('http', 'ws')}/proxy/5f0c/`);
    const [error] = await once(client, 'error');
    expect(String(error)).toContain(`Unexpected server response: ${status}`);
    await expect.poll(() => log[0]).toMatch(new RegExp(` GET /proxy/5f0c/ ${status} `));
  },
);
