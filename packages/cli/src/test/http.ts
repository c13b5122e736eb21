import { once } from 'node:events';
import * as http from 'node:http';
import * as net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '../serve/listen';
import type { ServeOptions } from '../serve/running';
import { createHttpServer } from '../serve/server';

/** Starts the server under test on a free port; it stops with the test. */
export async function startServer(options: ServeOptions): Promise<string> {
  const { server, stop } = createHttpServer(options);
  const url = await listen({ server, host: '127.0.0.1', port: 0 });
  onTestFinished(stop);
  return url;
}

/** Starts a plain HTTP server in place of the master; it stops with the test. */
export async function startUpstream(
  listener: http.RequestListener,
): Promise<{ url: URL; server: http.Server }> {
  const server = http.createServer({ maxHeaderSize: 2 ** 20 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: new URL(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}`), server };
}

/** Starts a master that answers each request with these bytes and leaves the connection open. */
export async function startRawUpstream(answer: string): Promise<URL> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => void (answer && socket.write(answer, 'latin1')));
    onTestFinished(() => void socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return new URL(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}`);
}

export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

type RawRequest = {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
};

/** Sends a request with its path unchanged, and returns the raw answer. */
export async function requestRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const incoming = await openRaw(origin, path, { method, headers, body });
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: await buffer(incoming),
  };
}

/** Like `requestRaw`, but returns the answer when its headers have arrived. */
export function openRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers }, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

type Raw = {
  socket: net.Socket;
  /** all bytes received until the other side has closed */
  all: Promise<string>;
};

/** Opens a raw connection and writes these bytes, which need not be a request. */
export async function rawSocket(origin: string, bytes = ''): Promise<Raw> {
  const { hostname, port } = new URL(origin);
  const socket = net.connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  const all = new Promise<string>((resolve) => {
    // a reset is one way to close
    socket.on('error', () => {});
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, all };
}

/** The lines of a request, each with the wire's line end, and the empty one after them. */
export const lines = (...texts: string[]): string => `${texts.join('\r\n')}\r\n\r\n`;
