import { badResponse } from './errors';

/** The value of one line. One that does not parse is an error: nothing is dropped in silence. */
export function parseLine(line: string, operation: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw badResponse(operation, `Expected a JSON object per line, found ${excerpt(line)}.`, cause);
  }
}

const excerpt = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

type Reading = {
  /** wraps each read, to name a broken connection */
  guard?: <T>(step: () => Promise<T>) => Promise<T>;
  /** ends the reading with its reason */
  signal?: AbortSignal | undefined;
};

/**
 * Text lines of a byte stream, in batches as the chunks come: characters and lines may be split
 * anywhere, several lines may share a chunk, a last line without a newline counts.
 * Leaving the loop early cancels the stream.
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  { guard = (step) => step(), signal }: Reading = {},
): AsyncGenerator<string[], void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // not every source of bytes listens to the signal
  const stop = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  let rest = '';
  let isDone = false;
  try {
    signal?.throwIfAborted();
    while (!isDone) {
      const chunk = await guard(() => reader.read());
      signal?.throwIfAborted();
      isDone = chunk.done;
      const text = decoder.decode(chunk.value, { stream: !isDone });
      rest += text;
      // a long line in many chunks is split once
      if (!isDone && !text.includes('\n')) continue;
      const lines = rest.split('\n');
      rest = isDone ? '' : (lines.pop() ?? '');
      if (lines.length > 0) yield lines;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    // the reader's own end needs no cancel; an early return must free the connection
    if (!isDone) await reader.cancel().catch(() => undefined);
  }
}
