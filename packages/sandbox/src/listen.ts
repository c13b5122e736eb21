import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { wholeText } from './wire/respond';

export type ListenOptions = { port?: number; host?: string };
export type Listening = { url: string; close(): Promise<void> };

type Fetch = (request: Request) => Promise<Response>;

/**
 * Puts web requests behind a real port; port 0 takes a free one. Streams are written chunk by
 * chunk; who hangs up aborts the request's signal.
 */
export async function listen(fetch: Fetch, options: ListenOptions = {}): Promise<Listening> {
  const { port = 0, host = '127.0.0.1' } = options;
  const server = createServer({ maxHeaderSize }, (incoming, outgoing) => {
    handle({ fetch, incoming, outgoing }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// as much as the master takes: a comparison of a thousand trials names each in its query
const maxHeaderSize = 2 ** 20;

type HandleInput = { fetch: Fetch; incoming: IncomingMessage; outgoing: ServerResponse };

async function handle({ fetch, incoming, outgoing }: HandleInput): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const request = await toRequest(incoming, gone.signal);
  const response = await fetch(request).catch((error) => {
    if (gone.signal.aborted) return null;
    throw error;
  });
  if (response) await write({ response, outgoing, signal: gone.signal });
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming);
  return new Request(new URL(url, 'http://sandbox'), { method, headers, body, signal });
}

type WriteInput = { response: Response; outgoing: ServerResponse; signal: AbortSignal };

async function write({ response, outgoing, signal }: WriteInput): Promise<void> {
  const cookies = response.headers.getSetCookie();
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  outgoing.writeHead(response.status, [
    ...headers.flat(),
    ...cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
  ]);
  const text = wholeText(response);
  if (text !== undefined) {
    outgoing.end(text);
    return;
  }
  outgoing.flushHeaders();
  const reader = response.body?.getReader();
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true });
  while (reader && !signal.aborted) {
    // a body that breaks off takes the connection with it: nobody may take the part for the whole
    const { done, value } = await reader.read();
    if (done || !value) break;
    if (!outgoing.write(value)) await drained(outgoing, signal);
  }
  outgoing.end();
}

const drained = (outgoing: ServerResponse, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    outgoing.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
