import { backfillLateLines } from './backfill-late-lines';
import { createChannel } from './channel';
import { type LogReaders, streamFrom } from './exact-pages';
import type { LogLine } from './log-line';
import { delay, withRetries } from './with-retries';

/** The line up to which a log is known without holes, over all the times it is followed. */
export type Known<L extends LogLine> = { last?: L };

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
  held: readonly L[];
  /** moved on as the log is followed: what lies after it is read again by the next who follows */
  known: Known<L>;
  signal: AbortSignal;
  onReconnect: (cause: unknown) => void;
};

const leastMs = 2000;
const mostMs = 15_000;

/**
 * Lines as they are written, from what is held on. A master leaves out of a stream what carries an
 * earlier time than was asked for, and a container whose clock is behind writes just that: beside
 * the stream it is asked for now and then, for one line, and once more when the stream has ended.
 */
export async function* followLog<L extends LogLine>(
  following: Following<L>,
): AsyncGenerator<readonly L[]> {
  const { readers, known, signal, onReconnect } = following;
  const held = upTo(following.held, known.last);
  const afterMs = streamFrom(held);
  known.last = held.at(-1);
  const late = backfillLateLines({ readers, afterMs, known });

  const left = new AbortController();
  const both = AbortSignal.any([signal, left.signal]);
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
        // only what was taken counts: what was not is read again
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
    left.abort();
    channel.leave();
  }
}

/** Soon after something was found, more rarely while nothing is. */
async function readAgain(readLate: () => Promise<boolean>, signal: AbortSignal) {
  for (let ms = leastMs; ; ) {
    await delay(ms, signal);
    if (signal.aborted) return;
    // a broken read is repeated; a refusal ends the stream itself
    const isFound = await readLate().catch(() => false);
    ms = isFound ? leastMs : Math.min(2 * ms, mostMs);
  }
}

/** Returns the lines held up to this one; that line alone where it is not held. */
function upTo<L extends LogLine>(held: readonly L[], last: L | undefined): readonly L[] {
  if (last === undefined) return held;
  const end = held.findLastIndex(({ id }) => id === last.id) + 1;
  return end === 0 ? [last] : held.slice(0, end);
}
