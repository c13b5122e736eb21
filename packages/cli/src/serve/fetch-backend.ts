import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type Answer, type Backend, type BackendRequest, messageAnswer } from './answer';

/** Anything that answers web requests without a port of its own: the sandbox, recorded answers. */
export type ApiHandler = {
  fetch: (request: Request) => Promise<Response>;
  /** the same in plain values, which is several times as quick */
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

/** Puts a handler of requests behind the HTTP server. */
export const createFetchBackend = (
  handler: ApiHandler,
  close: Backend['close'] = () => {},
): Backend => ({
  answer: async (input) => {
    const { method = 'GET' } = input.request;
    // the platform's Request refuses these two by throwing
    if (method === 'TRACE' || method === 'CONNECT') {
      return messageAnswer(405, `${method} is not served here.`);
    }
    if (handler.answer) return plainAnswer(await handler.answer(await toPlain(input)));
    return toAnswer(await handler.fetch(await toRequest(input)));
  },
  close,
});

const hasBody = ({ method = 'GET' }: IncomingMessage) => method !== 'GET' && method !== 'HEAD';

async function toPlain({ request, path, signal }: BackendRequest): Promise<PlainRequest> {
  return {
    method: request.method ?? 'GET',
    url: path,
    headers: request.headersDistinct,
    body: hasBody(request) ? await text(request) : '',
    signal,
  };
}

function plainAnswer({ status, headers, body }: PlainReply): Answer {
  if (body === null || body instanceof Uint8Array) return { status, headers, body };
  if (typeof body === 'string') return { status, headers, body: Buffer.from(body) };
  return { status, headers, body: Readable.from(body) };
}

async function toRequest({ request, path, signal }: BackendRequest): Promise<Request> {
  const { method = 'GET' } = request;
  const url = new URL(`http://${request.headers.host ?? 'localhost'}`);
  const [pathname = '/', ...query] = path.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  return new Request(url, {
    method,
    headers: toHeaders(request),
    signal: signal(),
    body: hasBody(request) ? await buffer(request) : null,
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
    // the same stream under two names: the browser's types and Node's differ in a detail
    body: response.body ? Readable.fromWeb(response.body as NodeReadableStream) : null,
  };
}
