import { badResponse } from '../errors/errors';

/** Parses one line. Throws on an invalid line: nothing is dropped silently. */
export function parseLine(line: string, operation: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw badResponse(operation, `Expected a JSON object per line, found ${excerpt(line)}.`, cause);
  }
}

const excerpt = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

type Reading = {
  /** wraps each read, to convert the error of a broken connection */
  guard?: <T>(step: () => Promise<T>) => Promise<T>;
  /** ends the reading with its reason */
  signal?: AbortSignal | undefined;
};

/**
 * Yields the text lines of a byte stream, in batches as the chunks arrive: characters and lines may
 * be split anywhere, several lines may share a chunk, a last line without a newline counts. Leaving
 * the loop early cancels the stream.
 */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  { guard = (step) => step(), signal }: Reading = {},
): AsyncGenerator<string[], void, undefined> {
  const reader = body.getReader();
  // a streaming decoder takes five times as long: only split characters need it
  const decoder = new TextDecoder();
  const cut = new TextDecoder();
  // not every source of bytes listens to the signal
  const stop = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  let rest = '';
  let isDone = false;
  try {
    signal?.throwIfAborted();
    while (!isDone) {
      const { done, value } = await guard(() => reader.read());
      signal?.throwIfAborted();
      isDone = done;
      const first = value?.indexOf(newline) ?? -1;
      if (!value || first < 0) {
        rest += cut.decode(value, { stream: !done });
        continue;
      }
      const last = value.lastIndexOf(newline);
      const lines = [rest + cut.decode(value.subarray(0, first))];
      const more = last > first ? decoder.decode(value.subarray(first + 1, last)).split('\n') : [];
      rest = cut.decode(value.subarray(last + 1), { stream: true });
      yield lines.concat(more);
    }
    yield [rest];
  } finally {
    signal?.removeEventListener('abort', stop);
    // a finished reader needs no cancel; an early return must free the connection
    if (!isDone) await reader.cancel().catch(() => undefined);
  }
}

const newline = 10;
