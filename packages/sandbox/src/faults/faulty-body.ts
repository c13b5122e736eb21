import type { Chunks, Reply } from '../wire/reply';
import { isChunks } from '../wire/reply';
import { ConnectionDroppedError } from './fault';

type Generated = AsyncGenerator<Uint8Array>;

type ThroughInput = {
  reply: Reply;
  /** reads the next chunk; it may reject */
  guard: <T>(reading: Promise<T>) => Promise<T>;
  /** transforms the chunks */
  change: (chunks: Generated) => Generated;
};

/** The same answer with a transformed body. */
export function bodyThrough({ reply, guard, change }: ThroughInput): Reply {
  const source = sourceOf(reply.body);
  if (!source) return reply;
  const changed = change(chunksOf(() => guard(source.next())));
  const body: Chunks = {
    [Symbol.asyncIterator]: () => body,
    next: async () => {
      try {
        return await changed.next();
      } catch (error) {
        await source.return?.().catch(() => {});
        throw error;
      }
    },
    // ends the source first: a generator that waits for it cannot end
    return: async () => {
      await source.return?.().catch(() => {});
      return changed.return(undefined);
    },
  };
  return { ...reply, body };
}

function sourceOf(body: Reply['body']): Chunks | null {
  if (body === null || isChunks(body)) return body;
  return chunksIn(typeof body === 'string' ? new TextEncoder().encode(body) : body);
}

async function* chunksIn(bytes: Uint8Array): Generated {
  if (bytes.length > 0) yield bytes;
}

async function* chunksOf(read: Chunks['next']): Generated {
  for (let step = await read(); !step.done; step = await read()) yield step.value;
}

/** Splits every chunk into about ten pieces, with a pause before each. */
export async function* inPieces(chunks: Generated, pause: () => Promise<void>): Generated {
  for await (const chunk of chunks) {
    const size = Math.max(32, Math.ceil(chunk.length / 10));
    for (let start = 0; start < chunk.length; start += size) {
      await pause();
      yield chunk.subarray(start, start + size);
    }
  }
}

const newline = 10;

/** Ends in the middle of a line, after this number of whole lines. */
export async function* cutMidLine(chunks: Generated, lines: number): Generated {
  let remaining = lines;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1 && remaining > 0; remaining--) {
      start = end + 1;
      end = chunk.indexOf(newline, start);
    }
    if (remaining > 0 || start === chunk.length) {
      yield chunk;
      continue;
    }
    const next = chunk.indexOf(newline, start);
    const lineEnd = next === -1 ? chunk.length : next;
    yield chunk.subarray(0, start + Math.ceil((lineEnd - start) / 2));
    throw new ConnectionDroppedError();
  }
}

/** Ends after a share of a text, as if that were all of it. */
export async function truncated(reply: Reply, portion: number): Promise<Reply> {
  const text = await textOf(reply.body);
  return { ...reply, body: text.slice(0, Math.floor(text.length * portion)) };
}

async function textOf(body: Reply['body']): Promise<string> {
  if (body === null || typeof body === 'string') return body ?? '';
  const decoder = new TextDecoder();
  if (!isChunks(body)) return decoder.decode(body);
  let text = '';
  for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
