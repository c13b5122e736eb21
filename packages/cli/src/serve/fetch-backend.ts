import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type Answer, type Backend, type BackendRequest, messageAnswer } from './answer';

/** Anything that answers web requests without a port of its own: the sandbox, recorded answers. */
export type ApiHandler = { fetch: (request: Request) => Promise<Response> };

/** Puts a handler of web requests behind the HTTP server. */
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
    return toAnswer(await handler.fetch(await toRequest(input)));
  },
  close,
});

async function toRequest({ request, path, signal }: BackendRequest): Promise<Request> {
  const { method = 'GET' } = request;
  const url = new URL(`http://${request.headers.host ?? 'localhost'}`);
  const [pathname = '/', ...query] = path.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers: toHeaders(request),
    signal,
    body: hasBody ? await buffer(request) : null,
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
