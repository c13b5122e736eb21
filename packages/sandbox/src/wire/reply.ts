import type { Call } from './call';
import { callOf } from './call';
import type { ErrorBody } from './error-body';

/** An answer without a web `Response`, which is slow to create. */
export type Reply = {
  status: number;
  /** pairs, because `Set-Cookie` may occur several times */
  headers: Array<[name: string, value: string]>;
  body: string | Uint8Array | Chunks | null;
};

/** A body in chunks. A reader that stops early calls `return`. */
export type Chunks = AsyncIterableIterator<Uint8Array>;

export type Answer = (call: Call) => Promise<Reply>;

export const isChunks = (body: Reply['body']): body is Chunks =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-XSS-Protection': '1; mode=block',
};

const jsonHeaders = Object.entries({ ...securityHeaders, 'Content-Type': 'application/json' });
const goodHeaders: Reply['headers'] = [
  ...jsonHeaders,
  ['Grpc-Metadata-Content-Type', 'application/grpc'],
];

/** A successful answer; `extra` contains additions of the handler, such as a cookie. */
export const goodReply = (body: Reply['body'], extra?: Headers): Reply => ({
  status: 200,
  headers: extra ? [...goodHeaders, ...extra] : goodHeaders,
  body,
});

export const errorReply = ({ status, text }: ErrorBody): Reply => ({
  status,
  headers: jsonHeaders,
  body: text,
});

/** The format of everything outside `/api/v1`, and of errors of its framework. */
export const messageReply = (status: number, message: string): Reply =>
  errorReply({ status, text: `${JSON.stringify({ message })}\n` });

/** Converts a web response to a reply. */
export function replyOf({ status, headers, body }: Response): Reply {
  const cookies = headers.getSetCookie();
  const others = [...headers].filter(([name]) => name !== 'set-cookie');
  return {
    status,
    headers: [...others, ...cookies.map((each): [string, string] => ['Set-Cookie', each])],
    body: body && chunksOf(body),
  };
}

function chunksOf(stream: ReadableStream<Uint8Array>): Chunks {
  const reader = stream.getReader();
  const chunks: Chunks = {
    [Symbol.asyncIterator]: () => chunks,
    next: async () => {
      const { done, value } = await reader.read();
      return done ? { done, value: undefined } : { done, value };
    },
    return: async () => {
      await reader.cancel();
      return { done: true, value: undefined };
    },
  };
  return chunks;
}

/** Converts a reply to a web response; its body fails when the signal aborts. */
export function toResponse({ status, headers, body }: Reply, signal?: AbortSignal): Response {
  return new Response(isChunks(body) ? streamOf(body, signal) : bodyOf(body), { status, headers });
}

// a view of a shared buffer is not valid here, and none is created
const bodyOf = (body: string | Uint8Array | null) =>
  body instanceof Uint8Array ? new Uint8Array(body) : body;

function streamOf(chunks: Chunks, signal?: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      const breakOff = () => controller.error(signal?.reason);
      signal?.addEventListener('abort', breakOff, { once: true });
    },
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (signal?.aborted) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
}

/**
 * Answers web requests. Rejects, as `fetch` does, with the signal's reason when the request is
 * aborted.
 */
export function fetchOf(answer: Answer): (request: Request) => Promise<Response> {
  return async (request) => {
    const { signal } = request;
    signal.throwIfAborted();
    return toResponse(await untilAborted(signal, answer(callOf(request))), signal);
  };
}

/** Rejects for a pending call when its caller closes the connection. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
