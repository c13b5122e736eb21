import { isApiError, isNotFound } from '../errors/errors';
import { errorClassOf, maxAmbiguous } from '../poll/failure';
import { type Pace, poll } from '../poll/poll';
import { type Seen, WaitError, type WaitFailure } from './wait-error';

/** The progress of a wait. */
export type Progress = {
  /** how often each state was seen so far */
  seen: Seen;
  elapsedMs: number;
};

/** How a wait asks, and what it tells. */
export type Waiting<T> = Pace & {
  /** told every answer, the last one too */
  onProgress?: (value: T, progress: Progress) => void;
};

/** The thing to wait for: how it is read, when it is there and when it never will be. */
export type WaitOptions<T> = Waiting<T> & {
  /** asks once; the signal ends it when the wait ends */
  get: (signal: AbortSignal) => Promise<T>;
  /** the answer that is waited for */
  until: (value: T) => boolean;
  /** what will not become what is waited for: true, or the reason the error shall give */
  failOn?: (value: T) => boolean | WaitFailure;
  /** the name of a state, for the tally; the field `state` unless said */
  stateOf?: (value: T) => string | undefined;
  /** what is waited for, for sentences: `experiment 7` */
  what?: string;
};

/** See `waits.ts`, where it is public. */
export async function waitFor<T>(options: WaitOptions<T>): Promise<T> {
  const { get, until, failOn, onProgress, signal } = options;
  const log = startTally(options);
  const doubt = doubter();
  let refusal: { error: unknown } | undefined;
  const onError: Pace['onError'] = (error, failures) => {
    if (doubt.isFinal(error)) {
      refusal = { error };
      throw error;
    }
    options.onError?.(error, failures);
  };
  try {
    for await (const value of poll(get, { ...options, until: () => false, onError })) {
      doubt.clear();
      log.see(value);
      onProgress?.(value, log.progress());
      if (until(value)) return value;
      const failure = failOn?.(value);
      if (failure) throw log.error(failure === true ? 'failed' : failure);
    }
  } catch (error) {
    const isOurs = isApiError(error) || isTimeout(error) || refusal?.error === error;
    // what a callback throws stays as it is
    if (signal?.aborted || !isOurs) throw error;
    throw log.error(reasonOf(error, log.hasSeen()), error);
  }
  throw log.error('over');
}

function doubter() {
  // the first answer is the one that shows a mistake in the question
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

function reasonOf(error: unknown, hasSeen: boolean): WaitFailure {
  if (isTimeout(error)) return 'timeout';
  return hasSeen && isNotFound(error) ? 'gone' : 'refused';
}

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
      return new WaitError<T>({ ...details, ...(isTimeout(cause) ? {} : { cause }) });
    },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type About = { what: string; state: string; cause: unknown };

const words = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

const sentences: Record<WaitFailure, (about: About) => string> = {
  timeout: ({ what, state }) => `${what} took longer than allowed; last seen: ${state}.`,
  failed: ({ what, state }) => `${what} came to ${state}.`,
  over: ({ what, state }) => `${what} is over (${state}) and did not come to what was waited for.`,
  paused: ({ what }) => `${what} is paused.`,
  refused: ({ what, cause }) => `${what} could not be asked for: ${words(cause)}`,
  gone: ({ what, state }) => `${what} is gone; last seen: ${state}.`,
};
