import { ConnectionDroppedError } from './fault';

type Chunks = AsyncGenerator<Uint8Array>;
type Read = () => Promise<ReadableStreamReadResult<Uint8Array>>;

type ThroughInput = {
  response: Response;
  /** reads the next chunk; it may refuse to */
  guard: <T>(reading: Promise<T>) => Promise<T>;
  /** what becomes of the chunks */
  change: (chunks: Chunks) => Chunks;
};

/** The same answer with a body that something happens to on its way. */
export function bodyThrough({ response, guard, change }: ThroughInput): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const chunks = change(chunksOf(() => guard(reader.read())));
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => {});
      }
    },
    // the reader first: a generator that waits for it cannot be told anything
    cancel: async (reason) => {
      await reader.cancel(reason).catch(() => {});
      await chunks.return(undefined);
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

async function* chunksOf(read: Read): Chunks {
  for (let step = await read(); !step.done; step = await read()) yield step.value;
}

/** Every chunk in about ten pieces, with a pause before each. */
export async function* inPieces(chunks: Chunks, pause: () => Promise<void>): Chunks {
  for await (const chunk of chunks) {
    const size = Math.max(32, Math.ceil(chunk.length / 10));
    for (let start = 0; start < chunk.length; start += size) {
      await pause();
      yield chunk.subarray(start, start + size);
    }
  }
}

const newline = 10;

/** Breaks off in the middle of a line, after so many whole ones. */
export async function* cutMidLine(chunks: Chunks, lines: number): Chunks {
  let left = lines;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1 && left > 0; left--) {
      start = end + 1;
      end = chunk.indexOf(newline, start);
    }
    if (left > 0 || start === chunk.length) {
      yield chunk;
      continue;
    }
    const next = chunk.indexOf(newline, start);
    const lineEnd = next === -1 ? chunk.length : next;
    yield chunk.subarray(0, start + Math.ceil((lineEnd - start) / 2));
    throw new ConnectionDroppedError();
  }
}

/** Ends where a share of a text is out, as if that were all of it. */
export async function truncated(response: Response, portion: number): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  return new Response(text.slice(0, Math.floor(text.length * portion)), { status, headers });
}
