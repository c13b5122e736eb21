import type { IncomingMessage } from 'node:http';
import { type Answer, headerOf } from './answer';
import { isApi, isStream } from './routes';
import { compress, etagOf, matchesEtag, minimumBytes, pickEncoding } from './site/representation';

/** A larger answer is passed on as it arrives: keeping it would cost more than a 304 saves. */
const largestHeld = 32 * 1024 * 1024;

type ShapeInput = { request: IncomingMessage; pathname: string; answer: Answer };

/**
 * Makes a complete JSON answer of the API cheap to request again: an ETag over its body, 304 if the
 * browser has it, compression if the browser accepts it. Streams and other answers pass unchanged.
 */
export async function shapeAnswer({ request, pathname, answer }: ShapeInput): Promise<Answer> {
  if (!isCompleteJson({ request, pathname, answer }) || answer.body === null) return answer;
  const held = await hold(answer.body);
  if (!(held instanceof Uint8Array)) return { ...answer, body: held };
  const headers = answer.headers.filter(([name]) => !madeHere.has(name.toLowerCase()));
  headers.push(['vary', variesBy(answer)]);
  if (isRevalidated(request, answer)) {
    const etag = etagOf(held);
    headers.push(['etag', etag]);
    if (headerOf(answer, 'cache-control') === undefined) {
      headers.push(['cache-control', 'private, no-cache']);
    }
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      return { status: 304, headers, body: null };
    }
  }
  return squeeze(request, { ...answer, headers, body: held });
}

// a master that sends these refers to its own body; two tags confuse a browser
const madeHere = new Set(['content-length', 'etag', 'vary']);

/** Returns the `Vary` header: the one of the master, and the encoding that is chosen here. */
function variesBy(answer: Answer): string {
  const names = answer.headers
    .filter(([name]) => name.toLowerCase() === 'vary')
    .flatMap(([, value]) => value.split(/\s*,\s*/))
    .filter((name) => name.toLowerCase() !== 'accept-encoding');
  return [...names, 'Accept-Encoding'].join(', ');
}

function isCompleteJson({ request, pathname, answer }: ShapeInput): boolean {
  return (
    request.method !== 'HEAD' &&
    isApi(pathname) &&
    !isStream(pathname) &&
    /^application\/json\b/.test(headerOf(answer, 'content-type') ?? '') &&
    headerOf(answer, 'content-encoding') === undefined
  );
}

const isRevalidated = (request: IncomingMessage, answer: Answer) =>
  request.method === 'GET' &&
  answer.status === 200 &&
  !(headerOf(answer, 'cache-control') ?? '').includes('no-store');

async function squeeze(request: IncomingMessage, answer: Answer): Promise<Answer> {
  const encoding = pickEncoding(request.headers['accept-encoding']?.toString());
  if (!encoding || !(answer.body instanceof Uint8Array)) return answer;
  if (answer.body.byteLength < minimumBytes) return answer;
  return {
    ...answer,
    headers: [...answer.headers, ['content-encoding', encoding]],
    body: await compress(answer.body, encoding, 'quick'),
  };
}

type Body = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Collects a body; one that is too large continues as a stream, beginning with the part already
 * read.
 */
async function hold(body: Body): Promise<Body> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const iterator = body[Symbol.asyncIterator]();
  for (let step = await iterator.next(); !step.done; step = await iterator.next()) {
    chunks.push(step.value);
    bytes += step.value.byteLength;
    if (bytes > largestHeld) return resume(chunks, iterator);
  }
  return Buffer.concat(chunks);
}

async function* resume(chunks: Uint8Array[], rest: AsyncIterator<Uint8Array>) {
  try {
    yield* chunks;
    for (let step = await rest.next(); !step.done; step = await rest.next()) yield step.value;
  } finally {
    await rest.return?.();
  }
}
