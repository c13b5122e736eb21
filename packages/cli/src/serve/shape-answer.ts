import type { IncomingMessage } from 'node:http';
import { type Answer, headerOf } from './answer';
import type { BudgetShare } from './memory-budget';
import { isApi, isStream } from './routes';
import { compress, etagOf, matchesEtag, minimumBytes, pickEncoding } from './site/representation';

/** A larger answer is passed on as it arrives: keeping it would cost more than a 304 saves. */
const largestHeld = 32 * 1024 * 1024;

type ShapeInput = {
  request: IncomingMessage;
  pathname: string;
  answer: Answer;
  share: BudgetShare;
};

/**
 * Makes a complete JSON answer of the API cheap to request again: an ETag over its body, 304 if the
 * browser has it, compression if the browser accepts it. Streams and other answers pass unchanged,
 * and those for which there is no memory.
 */
export async function shapeAnswer(input: ShapeInput): Promise<Answer> {
  const { answer, share } = input;
  if (!isCompleteJson(input) || answer.body === null) return answer;
  const heldBody = await hold(answer.body, share);
  if (!(heldBody instanceof Uint8Array)) return { ...answer, body: heldBody };
  const shaped = await shape(input, heldBody);
  const size = shaped.body instanceof Uint8Array ? shaped.body.byteLength : 0;
  share.give(Math.max(0, heldBody.byteLength - size));
  return shaped;
}

async function shape({ request, answer }: ShapeInput, bytes: Uint8Array): Promise<Answer> {
  const headers = answer.headers.filter(([name]) => !madeHere.has(name.toLowerCase()));
  headers.push(['vary', variesBy(answer)]);
  if (isRevalidated(request, answer)) {
    const etag = etagOf(bytes);
    headers.push(['etag', etag]);
    if (headerOf(answer, 'cache-control') === undefined) {
      headers.push(['cache-control', 'private, no-cache']);
    }
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      return { status: 304, headers, body: null };
    }
  }
  return squeeze(request, { ...answer, headers, body: bytes });
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
 * Collects a body, and counts it as held; one that is too large continues as a stream, beginning
 * with the part already read.
 */
async function hold(body: Body, share: BudgetShare): Promise<Body> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const iterator = body[Symbol.asyncIterator]();
  for (let step = await iterator.next(); !step.done; step = await iterator.next()) {
    const { byteLength } = step.value;
    bytes += byteLength;
    if (bytes > largestHeld || !share.take(byteLength)) {
      return resume({ chunks, next: step.value, rest: iterator, share });
    }
    chunks.push(step.value);
  }
  return Buffer.concat(chunks);
}

type Resumed = {
  /** held, the first ones of the body */
  chunks: Uint8Array[];
  next: Uint8Array;
  rest: AsyncIterator<Uint8Array>;
  share: BudgetShare;
};

/** Continues a body as a stream; each held chunk is given back when the client reads on. */
async function* resume({ chunks, next, rest, share }: Resumed): AsyncGenerator<Uint8Array> {
  try {
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
      share.give(chunk.byteLength);
      yield chunk;
    }
    yield next;
    for (let step = await rest.next(); !step.done; step = await rest.next()) yield step.value;
  } finally {
    await rest.return?.();
  }
}
