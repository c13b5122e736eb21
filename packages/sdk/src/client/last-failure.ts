/** The failures of calls that are being repeated, by the signal of their caller. */
const failures = new WeakMap<AbortSignal, unknown>();

/** Records the failure that a call is about to repeat, or with undefined that it has an answer. */
export function noteFailure(signal: AbortSignal | undefined, error: unknown) {
  if (signal) failures.set(signal, error);
}

/**
 * Returns the failure that the call with this signal was repeating, undefined if there is none. For
 * a caller whose time ends during the repetitions, because the reason of the signal does not have
 * it.
 */
export const lastFailureOf = (signal: AbortSignal | undefined): unknown =>
  signal && failures.get(signal);
