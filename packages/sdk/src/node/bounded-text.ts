import { ApiError } from '../errors/errors';

/** Node has no texts above half a gibibyte. */
export const defaultMaxTextBytes = 2 ** 28;

/**
 * Returns the same answer, whose text and JSON end in an ApiError when there is more than can be
 * held: a few bytes of a compressed answer can stand for any number. Its stream has no limit.
 */
export function withBoundedText(response: Response, maxBytes: number): Response {
  // a decompressed answer has none
  const length = response.headers.get('content-length');
  if (length !== null && Number(length) <= maxBytes) return response;
  const text = () => boundedText(response, maxBytes);
  return Object.assign(response, { text, json: async () => JSON.parse(await text()) });
}

async function boundedText({ body, url }: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  // leaving the loop cancels the stream, and with it the connection
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLong(maxBytes, url);
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join('') + decoder.decode();
}

const tooLong = (maxBytes: number, url: string) =>
  new ApiError({
    type: 'apiBadResponse',
    level: 'fatal',
    operation: url,
    message: `The answer is longer than ${maxBytes} bytes, which is the limit for one that is read at once.`,
  });
