import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type Answer, type Backend, type BackendRequest, messageAnswer } from './answer';

/** A handler of web requests without its own port: the sandbox, recorded answers. */
export type ApiHandler = {
  fetch: (request: Request) => Promise<Response>;
  /** the same in plain values, which is several times as fast */
  answer?: (request: PlainRequest) => Promise<PlainReply>;
};

type PlainRequest = {
  method: string;
  /** path and query */
  url: string;
  headers: Record<string, string[] | undefined>;
  body: string;
  signal: () => AbortSignal;
};

type PlainReply = {
  status: number;
  headers: [name: string, value: string][];
  body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
};

/** Default maximum size of a body, in bytes: it is in memory. */
export const defaultBodyLimit = 64 * 2 ** 20;

type Options = {
  close?: Backend['close'];
  /** a larger body is answered with 413, in bytes */
  bodyLimit?: number;
};

/** Connects a handler of requests to the HTTP server. */
export const createFetchBackend = (
  handler: ApiHandler,
  { close = () => {}, bodyLimit = defaultBodyLimit }: Options = {},
): Backend => ({
  answer: async (input) => {
    const { method = 'GET' } = input.request;
    // the platform's Request throws for these two
    if (method === 'TRACE' || method === 'CONNECT') {
      return messageAnswer(405, `${method} is not served here.`);
    }
    const body = hasBody(input.request) ? await readBody(input.request, bodyLimit) : null;
    if (body === 'too large') {
      return messageAnswer(413, `The body is larger than ${bodyLimit} bytes (--body-limit).`);
    }
    if (handler.answer) return plainAnswer(await handler.answer(toPlain(input, body)));
    return toAnswer(await handler.fetch(toRequest(input, body)));
  },
  close,
});

const hasBody = ({ method = 'GET' }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

type Body = Buffer<ArrayBuffer>;

/** Reads a whole body; reads and drops the part beyond the limit, so that the answer arrives. */
async function readBody(request: IncomingMessage, limit: number): Promise<Body | 'too large'> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) chunks = [];
    else chunks.push(chunk);
  }
  return size > limit ? 'too large' : Buffer.concat(chunks);
}

function toPlain({ request, path, signal }: BackendRequest, body: Body | null): PlainRequest {
  return {
    method: request.method ?? 'GET',
    url: path,
    headers: request.headersDistinct,
    body: body?.toString() ?? '',
    signal,
  };
}

function plainAnswer({ status, headers, body }: PlainReply): Answer {
  if (body === null || body instanceof Uint8Array) return { status, headers, body };
  if (typeof body === 'string') return { status, headers, body: Buffer.from(body) };
  return { status, headers, body: Readable.from(body) };
}

function toRequest({ request, path, signal }: BackendRequest, body: Body | null): Request {
  const { method = 'GET' } = request;
  const url = new URL(`http://${request.headers.host ?? 'localhost'}`);
  const [pathname = '/', ...query] = path.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  return new Request(url, {
    method,
    headers: toHeaders(request),
    signal: signal(),
    body,
  });
}

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

function toAnswer(response: Response): Answer {
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: [...headers, ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])],
    // the same stream with two types: those of the browser and Node differ in a detail
    body: response.body ? Readable.fromWeb(response.body as NodeReadableStream) : null,
  };
}
