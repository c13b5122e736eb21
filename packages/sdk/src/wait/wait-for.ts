import type { Caller } from '../client/call';
import { lastFailureOf } from '../client/last-failure';
import { isApiError, isNotFound } from '../errors/errors';
import { errorClassOf, maxAmbiguous } from '../poll/failure';
import { failureText } from '../poll/outage-log';
import { type Pace, poll } from '../poll/poll';
import { type Seen, WaitError, type WaitFailure } from './wait-error';

/** The progress of a wait. */
export type Progress = {
  /** the number of times each state was seen so far */
  seen: Seen;
  elapsedMs: number;
};

/** How a wait polls, and its callbacks. */
export type Waiting<T> = Pace & {
  /** called with every answer, including the last */
  onProgress?: (value: T, progress: Progress) => void;
};

/** The thing to wait for: how to read it, and when to succeed or fail. */
export type WaitOptions<T> = Waiting<T> & {
  /** requests it once; the signal aborts when the wait ends */
  get: (signal: AbortSignal) => Promise<T>;
  /** returns true for the expected answer */
  until: (value: T) => boolean;
  /** returns true, or the reason of the error, if the condition can no longer be met */
  failOn?: (value: T) => boolean | WaitFailure;
  /** the name of a state, for counting; the field `state` by default */
  stateOf?: (value: T) => string | undefined;
  /** the name of the thing in sentences: `experiment 7` */
  what?: string;
  /** its log gets a line at `info` for each time the master is unreachable */
  client?: Caller;
};

/** See `waits.ts`, where it is public. */
export async function waitFor<T>(options: WaitOptions<T>): Promise<T> {
  const { get, until, failOn, onProgress, signal } = options;
  const log = startTally(options);
  const doubt = doubter();
  let refusal: { error: unknown } | undefined;
  // the reason why there is no newer answer
  let failed: { error: unknown } | undefined;
  const onError: Pace['onError'] = (error, failures) => {
    if (doubt.isFinal(error)) {
      refusal = { error };
      throw error;
    }
    failed = { error };
    options.onError?.(error, failures);
  };
  let requested: AbortSignal | undefined;
  const read = (signal: AbortSignal) => {
    requested = signal;
    return get(signal);
  };
  try {
    for await (const value of poll(read, { ...options, until: () => false, onError })) {
      doubt.clear();
      failed = undefined;
      log.see(value);
      onProgress?.(value, log.progress());
      if (until(value)) return value;
      const failure = failOn?.(value);
      if (failure) throw log.error(failure === true ? 'failed' : failure);
    }
  } catch (error) {
    const isKnownError = isApiError(error) || isTimeout(error) || refusal?.error === error;
    // an exception of a callback is passed on unchanged
    if (signal?.aborted || !isKnownError) throw error;
    throw isTimeout(error)
      ? log.error('timeout', failed?.error ?? lastFailureOf(requested))
      : log.error(reasonOf(error, log.hasSeen()), error);
  }
  throw log.error('over');
}

function doubter() {
  // the first answer is the one that reveals a mistake in the request
  let ambiguous = maxAmbiguous - 1;
  return {
    clear() {
      ambiguous = 0;
    },
    isFinal(error: unknown) {
      const errorClass = errorClassOf(error);
      if (errorClass === 'ambiguous') ambiguous += 1;
      return errorClass === 'permanent' || ambiguous >= maxAmbiguous;
    },
  };
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

const reasonOf = (error: unknown, hasSeen: boolean): WaitFailure =>
  hasSeen && isNotFound(error) ? 'gone' : 'refused';

const stateField = (value: unknown) =>
  typeof value === 'object' && value !== null && 'state' in value ? String(value.state) : undefined;

function startTally<T>({ stateOf = stateField, what = 'It' }: WaitOptions<T>) {
  const start = Date.now();
  const seen: Record<string, number> = {};
  let last: T | undefined;
  let count = 0;
  const progress = (): Progress => ({ seen: { ...seen }, elapsedMs: Date.now() - start });
  return {
    see(value: T) {
      last = value;
      count += 1;
      const state = stateOf(value) ?? 'seen';
      seen[state] = (seen[state] ?? 0) + 1;
    },
    hasSeen: () => count > 0,
    progress,
    error(reason: WaitFailure, cause?: unknown) {
      const state = last === undefined ? undefined : stateOf(last);
      const about = { what: capital(what), state: state ?? 'nothing', cause };
      const details = { message: sentences[reason](about), reason, last, ...progress() };
      return new WaitError<T>({ ...details, cause });
    },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type About = { what: string; state: string; cause: unknown };

const words = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

const sentences: Record<WaitFailure, (about: About) => string> = {
  timeout: ({ what, state, cause }) =>
    `${what} took longer than allowed; last seen: ${state}.${cause === undefined ? '' : ` The last request failed: ${failureText(cause)}`}`,
  failed: ({ what, state }) => `${what} came to ${state}.`,
  over: ({ what, state }) => `${what} is over (${state}) and did not come to what was waited for.`,
  paused: ({ what }) => `${what} is paused.`,
  refused: ({ what, cause }) => `${what} could not be read: ${words(cause)}`,
  gone: ({ what, state }) => `${what} is gone; last seen: ${state}.`,
};
