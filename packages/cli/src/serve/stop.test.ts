import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { lines, rawSocket, requestRaw, startUpstream } from '../test/http';
import type { Limits } from './limits';
import { listen } from './listen';
import { createMasterProxy } from './proxy/proxy';
import { createHttpServer } from './server';

async function serve(listener: RequestListener, limits: Partial<Limits> = {}) {
  const { url, server: master } = await startUpstream(listener);
  const backend = createMasterProxy({ master: url, basePath: '/' });
  const { server, stop } = createHttpServer({ backend, site: null, basePath: '/', limits });
  const origin = await listen({ server, host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.closeAllConnections());
  return { origin, stop, master };
}

/** A master that delays its answer until it is released. */
function holding() {
  let answer = () => {};
  let onRequest = () => {};
  const requested = new Promise<void>((resolve) => {
    onRequest = resolve;
  });
  const listener: RequestListener = (request, response) => {
    if (request.url?.includes('logs')) return void response.write('{"result":{}}\n');
    answer = () => response.end('answered');
    onRequest();
  };
  return { listener, requested, answer: () => answer() };
}

test('a running request is answered, a stream ends, and new requests are refused', async () => {
  const { listener, requested, answer } = holding();
  const { origin, stop } = await serve(listener);
  const stream = await rawSocket(origin, lines('GET /api/v1/trials/9/logs HTTP/1.1', 'Host: here'));
  await once(stream.socket, 'data');
  const running = requestRaw(origin, '/api/v1/me');
  const openSocket = await rawSocket(origin);
  await requested;
  const stopped = stop();
  // cut rather than ended, so that no client treats the part as complete
  expect(await stream.all).not.toMatch(/\r\n0\r\n\r\n$/);
  await expect(requestRaw(origin, '/api/v1/me')).rejects.toThrow('ECONNREFUSED');
  answer();
  expect((await running).body.toString()).toBe('answered');
  await stopped;
  expect(await openSocket.all).toBe('');
});

test('a WebSocket is closed', async () => {
  const { origin, stop, master } = await serve(() => {});
  const sockets = new WebSocketServer({ server: master });
  onTestFinished(() => sockets.close());
  const client = new WebSocket(`${origin.replace('http', 'ws')}/proxy/5f0c/`);
  await once(client, 'open');
  await stop();
  await once(client, 'close');
  expect(client.readyState).toBe(WebSocket.CLOSED);
});

test('a request that does not finish in time is cut off', async () => {
  const { origin, stop } = await serve(() => {}, { graceMs: 100 });
  const running = requestRaw(origin, '/api/v1/me');
  const cutOff = expect(running).rejects.toThrow('socket hang up');
  await expect.poll(async () => (await requestRaw(origin, '/healthz')).status).toBe(200);
  await stop();
  await cutOff;
});

test('the health check reports that the server is stopping', async () => {
  const { listener, requested, answer } = holding();
  const { origin, stop } = await serve(listener);
  const { socket, all } = await rawSocket(origin, lines('GET /api/v1/me HTTP/1.1', 'Host: here'));
  await requested;
  const stopped = stop();
  socket.write(lines('GET /healthz HTTP/1.1', 'Host: here'));
  answer();
  await stopped;
  expect(await all).toMatch(/answered.*HTTP\/1\.1 503.*stopping/s);
});
