import { backfillLateLines } from './backfill-late-lines';
import { createChannel } from './channel';
import { type LogReaders, streamFrom } from './exact-pages';
import type { LogLine } from './log-line';
import { delay, withRetries } from './with-retries';

/** The line up to which a log is known without holes, across all follows. */
export type FollowProgress<L extends LogLine> = { last?: L };

type Streaming = {
  /** the stream begins after this time; undefined: with the first line */
  afterMs: number | undefined;
  signal: AbortSignal;
  /** called before each further connection */
  onReconnect: (cause: unknown) => void;
};
/** Reads lines as they are written, in batches. */
export type StreamLog<L extends LogLine> = (options: Streaming) => AsyncIterable<readonly L[]>;

type Following<L extends LogLine> = {
  readers: LogReaders<L>;
  stream: StreamLog<L>;
  /** in the order of arrival, without holes */
  loaded: readonly L[];
  /** advances while the log is followed: the next follow reads the lines after it again */
  progress: FollowProgress<L>;
  signal: AbortSignal;
  onReconnect: (cause: unknown) => void;
};

const minMs = 2000;
const maxMs = 60_000;

/**
 * Yields lines as they are written, after the loaded ones. A master leaves lines out of a stream
 * whose time is earlier than the requested start, and a container with a slow clock writes such
 * lines: this searches for them at intervals beside the stream, with a request for one line, and
 * once more when the stream has ended.
 */
export async function* followLog<L extends LogLine>(
  following: Following<L>,
): AsyncGenerator<readonly L[]> {
  const { readers, progress, signal, onReconnect } = following;
  const loaded = upTo(following.loaded, progress.last);
  const afterMs = streamFrom(loaded);
  progress.last = loaded.at(-1);
  const late = backfillLateLines({ readers, afterMs, progress });

  const stopped = new AbortController();
  const both = AbortSignal.any([signal, stopped.signal]);
  const channel = createChannel<readonly L[]>();
  const readLate = async () => {
    let isFound = false;
    for await (const lines of late.read(both)) {
      isFound = true;
      await channel.put(lines);
    }
    return isFound;
  };
  const readStream = async () => {
    const over = new AbortController();
    const rereading = readAgain(readLate, AbortSignal.any([both, over.signal]));
    try {
      const again = (cause: unknown) => {
        late.reopened();
        onReconnect(cause);
      };
      const lines = following.stream({ afterMs, signal: both, onReconnect: again });
      for await (const batch of lines) {
        await channel.put(batch);
        // only delivered lines count: others are read again
        if (!both.aborted) late.note(batch);
      }
    } finally {
      over.abort();
      await rereading;
    }
    if (!both.aborted) await withRetries(readLate, both);
  };
  readStream().then(channel.end, channel.fail);
  try {
    yield* channel.items();
  } finally {
    stopped.abort();
    channel.leave();
  }
}

/** Reads soon again after late lines were found, at longer intervals otherwise. */
async function readAgain(readLate: () => Promise<boolean>, signal: AbortSignal) {
  for (let ms = minMs; ; ) {
    await delay(ms, signal);
    if (signal.aborted) return;
    // a broken read is repeated; a refusal ends the stream itself
    const isFound = await readLate().catch(() => false);
    ms = isFound ? minMs : Math.min(2 * ms, maxMs);
  }
}

/** Returns the loaded lines up to this one; only that line if it is not loaded. */
function upTo<L extends LogLine>(loaded: readonly L[], last: L | undefined): readonly L[] {
  if (last === undefined) return loaded;
  const end = loaded.findLastIndex(({ id }) => id === last.id) + 1;
  return end === 0 ? [last] : loaded.slice(0, end);
}
