/**
 * Why a wait ended without what it waited for. `timeout`: it took longer than allowed. `failed`:
 * it came to what `failOn` names. `over`: it ended another way. `paused`: `onPaused` is `throw`.
 * `refused`: asking failed for good, see `cause`. `gone`: it was there before and is not now.
 */
export type WaitFailure = 'failed' | 'gone' | 'over' | 'paused' | 'refused' | 'timeout';

/** How often each state was seen, by name. */
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

/** A wait that ended otherwise: what was seen last, and what was seen on the way. */
export class WaitError<T = unknown> extends Error {
  // assigned, since a field's initial value takes the class its name in CommonJS
  declare readonly name: 'WaitError';
  declare readonly reason: WaitFailure;
  /** the last answer; absent when there was none */
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

/** True for a `WaitError`, also of another copy of this SDK in the same process. */
export const isWaitError = (error: unknown): error is WaitError =>
  typeof error === 'object' && error !== null && brand in error;
