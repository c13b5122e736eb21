import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './answer';

type WriteInput = {
  request: IncomingMessage;
  response: ServerResponse;
  answer: Answer;
  signal: () => AbortSignal;
};

/**
 * Writes an answer. A stream's headers leave at once and each chunk as it comes; when the stream
 * fails the connection is cut, so that the browser does not take the part for the whole.
 */
export async function writeAnswer({
  request,
  response,
  answer,
  signal,
}: WriteInput): Promise<void> {
  // refused meanwhile, for it was too slow
  if (response.headersSent) return;
  const { body, status } = answer;
  response.statusCode = status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  if (body === null || body instanceof Uint8Array) {
    if (body && status !== 304) response.setHeader('content-length', body.byteLength);
    response.end(hasBody && body ? body : undefined);
    return;
  }
  response.flushHeaders();
  // a browser that hung up is no failure of ours
  await pipeline(body, response, { signal: signal() }).catch(() => response.destroy());
}
