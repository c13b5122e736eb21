/**
 * Why a wait ended without success. `timeout`: it took longer than allowed; if the last request
 * failed, its error is the `cause`. `failed`: it reached a
 * state of `failOn`. `over`: it ended in another way. `paused`: `onPaused` is `throw`. `refused`:
 * the request failed permanently, see `cause`. `gone`: it existed before and no longer does.
 */
export type WaitFailure = 'failed' | 'gone' | 'over' | 'paused' | 'refused' | 'timeout';

/** The number of times each state was seen, by name. */
export type Seen = Readonly<Record<string, number>>;

const brand = Symbol.for('trainyard.WaitError');

type Details<T> = {
  message: string;
  reason: WaitFailure;
  last: T | undefined;
  seen: Seen;
  elapsedMs: number;
  cause?: unknown;
};

/**
 * Thrown when a wait ends without success: contains the last answer, and the states seen meanwhile.
 */
export class WaitError<T = unknown> extends Error {
  // assigned in the constructor, because a field initializer reads the class name in CommonJS
  declare readonly name: 'WaitError';
  declare readonly reason: WaitFailure;
  /** the last answer; absent if there was none */
  declare readonly last: T | undefined;
  declare readonly seen: Seen;
  declare readonly elapsedMs: number;

  constructor({ message, cause, ...details }: Details<T>) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'WaitError';
    this.reason = details.reason;
    this.last = details.last;
    this.seen = details.seen;
    this.elapsedMs = details.elapsedMs;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Returns true for a `WaitError`, including another copy of this SDK in the same process. */
export const isWaitError = (error: unknown): error is WaitError =>
  typeof error === 'object' && error !== null && brand in error;
