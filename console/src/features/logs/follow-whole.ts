import { exactPages } from '~/components/log-viewer/exact-pages';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import type { Held } from '~/components/log-viewer/log-source';
import { createChannel } from './channel';
import { followLog, type LogCalls, type Narrowed, readersOf } from './log-calls';
import { lookBehind } from './look-behind';
import { thrice, waited } from './thrice';

/** Up to where a log is known without holes, through all the times it is followed. */
export type Known = { last?: LogEntry };

type Following = {
  calls: LogCalls;
  narrowed: Narrowed;
  /** in the order of arrival, without holes */
  held: Held;
  /** moved on as the log is followed: what lies after it is read again by the next who follows */
  known: Known;
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
export async function* followWhole(following: Following): AsyncGenerator<readonly LogEntry[]> {
  const { calls, narrowed, known, signal, onReconnect } = following;
  const readers = readersOf(calls, narrowed);
  const held = upTo(following.held, known.last);
  const afterMs = await thrice(() => exactPages(readers).followFrom(held, signal), signal);
  known.last = held.at(-1);
  const behind = lookBehind({ readers, afterMs, known });

  const left = new AbortController();
  const both = AbortSignal.any([signal, left.signal]);
  const channel = createChannel<readonly LogEntry[]>();
  const look = async () => {
    let isFound = false;
    for await (const lines of behind.look(both)) {
      isFound = true;
      await channel.put(lines);
    }
    return isFound;
  };
  const stream = async () => {
    const over = new AbortController();
    const looks = lookAgain(look, AbortSignal.any([both, over.signal]));
    try {
      const again = (cause: unknown) => {
        behind.reopened();
        onReconnect(cause);
      };
      const lines = followLog(calls, narrowed, { afterMs, signal: both, onReconnect: again });
      for await (const batch of lines) {
        await channel.put(batch);
        // only what was taken counts: what was not is read again
        if (!both.aborted) behind.note(batch);
      }
    } finally {
      over.abort();
      await looks;
    }
    if (!both.aborted) await thrice(look, both);
  };
  stream().then(channel.end, channel.fail);
  try {
    yield* channel.items();
  } finally {
    left.abort();
    channel.leave();
  }
}

/** Soon after something was found, more rarely while nothing is. */
async function lookAgain(look: () => Promise<boolean>, signal: AbortSignal) {
  for (let ms = leastMs; ; ) {
    await waited(ms, signal);
    if (signal.aborted) return;
    // what breaks here is asked for again; a refusal ends the stream itself
    const isFound = await look().catch(() => false);
    ms = isFound ? leastMs : Math.min(2 * ms, mostMs);
  }
}

/** What is held up to a line; that line alone where others lie between. */
function upTo(held: Held, last: LogEntry | undefined): Held {
  if (last === undefined) return held;
  const end = held.findLastIndex(({ id }) => id === last.id) + 1;
  return end === 0 ? [last] : held.slice(0, end);
}
