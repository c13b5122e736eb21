import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Answer, messageAnswer } from './answer';

type WriteInput = {
  request: IncomingMessage;
  response: ServerResponse;
  answer: Answer;
  signal: () => AbortSignal;
};

/**
 * Writes an answer. A stream's headers are sent at once and each chunk as it arrives; if the stream
 * fails the connection is cut, so that the browser does not treat the part as complete. Resolves to
 * true if the client received all of it.
 */
export async function writeAnswer(input: WriteInput): Promise<boolean> {
  const { request, response, answer, signal } = input;
  // refused meanwhile, because it was too slow
  if (response.headersSent) return true;
  if (response.destroyed) return false;
  if (!writeHead(response, answer)) {
    const message = 'The answer has a header that cannot be passed on.';
    return writeAnswer({ ...input, answer: messageAnswer(502, message) });
  }
  const { body, status } = answer;
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  if (body === null || body instanceof Uint8Array) {
    if (body && status !== 304) response.setHeader('content-length', body.byteLength);
    response.end(hasBody && body ? body : undefined);
    return true;
  }
  response.flushHeaders();
  return pipeline(body, response, { signal: signal() }).then(
    () => true,
    () => false,
  );
}

/** Returns false, and removes all headers, if one of them is not allowed on the wire. */
function writeHead(response: ServerResponse, { status, headers }: Answer): boolean {
  try {
    response.statusCode = status;
    for (const [name, value] of headers) response.appendHeader(name, value);
    return true;
  } catch {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return false;
  }
}
