import type { Caller } from '../client/call';
import { cancel, cancellable, isCanceled, raceAbort } from '../client/cancellable';
import { isApiError } from '../errors/errors';
import { delayAfter } from './failure';
import { outageLog } from './outage-log';
import { pollDelay } from './poll-delay';

// the specification's polling default
const pollEveryMs = 10_000;

/** Interval and time limit of a poll. */
export type Pace = {
  /** wait after an answer, in ms; 10000 by default */
  everyMs?: number;
  /** wait while the page is hidden, in ms; without it a hidden page waits until it is visible */
  hiddenMs?: number;
  /** total time limit, in ms; unlimited by default */
  timeoutMs?: number;
  /** stops it in the same tick; it then rejects with the signal's reason */
  signal?: AbortSignal;
  /**
   * called with each failure and the number of consecutive failures; an exception from it ends the
   * polling
   */
  onError?: (error: unknown, failures: number) => void;
};

/** How `poll` requests, and when it ends. */
export type PollOptions<T> = Pace & {
  /** the last value is the one for which this returns true */
  until?: (value: T) => boolean;
  /** its log gets a line at `info` for each failure */
  client?: Caller;
  /** the thing that is read, for these lines: `experiment 7` */
  what?: string;
};

/**
 * Polls and yields each answer. The next request is sent `everyMs` after an answer; after failures
 * 1 s later, doubling to 600 s, without end, and never sooner than the master asked for. A success
 * restores the interval. In a page it pauses while hidden and polls at once when the page is
 * visible again or the network is back. Leaving the loop ends it.
 * @throws ApiError of type `auth` or `input`: a retry does not help
 * @throws DOMException `TimeoutError` after `timeoutMs`
 */
export function poll<T>(
  read: (signal: AbortSignal) => T | Promise<T>,
  options: PollOptions<T> = {},
): AsyncGenerator<T, void, undefined> {
  const { everyMs = pollEveryMs, hiddenMs = Number.POSITIVE_INFINITY, until, onError } = options;
  return cancellable(options.signal, async function* (leaving) {
    const { signal } = leaving;
    const timer = endAfter(options.timeoutMs, leaving);
    const outage = outageLog(options.client, options.what ?? 'The master');
    let failures = 0;
    try {
      for (;;) {
        signal.throwIfAborted();
        const answer = await readOnce(read, signal);
        if ('value' in answer) {
          failures = 0;
          outage.answered();
          yield answer.value;
          if (until?.(answer.value)) return;
          await pollDelay({ ms: everyMs, hiddenMs, signal });
        } else {
          failures += 1;
          onError?.(answer.error, failures);
          const ms = delayAfter(answer.error, failures);
          outage.failed(answer.error, ms);
          await pollDelay({ ms, hiddenMs, signal });
        }
      }
    } catch (error) {
      if (!isCanceled(leaving)) throw error;
    } finally {
      clearTimeout(timer);
      cancel(leaving);
    }
  });
}

type ReadResult<T> = { value: T } | { error: unknown };

async function readOnce<T>(
  read: (signal: AbortSignal) => T | Promise<T>,
  signal: AbortSignal,
): Promise<ReadResult<T>> {
  try {
    return { value: await raceAbort((async () => read(signal))(), signal) };
  } catch (error) {
    if (signal.aborted || isHopeless(error)) throw error;
    return { error };
  }
}

const isHopeless = (error: unknown) =>
  isApiError(error) && (error.type === 'auth' || error.type === 'input');

function endAfter(timeoutMs: number | undefined, leaving: AbortController) {
  if (timeoutMs === undefined) return undefined;
  const reason = new DOMException(`Gave up after ${timeoutMs} ms`, 'TimeoutError');
  return setTimeout(() => leaving.abort(reason), timeoutMs);
}
