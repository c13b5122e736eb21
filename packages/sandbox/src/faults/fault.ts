/** The calls that a fault affects: one operation by its id, or all of them. */
export type Target = string;

export const everyCall: Target = '*';

/** An injected failure. Times are milliseconds, rates from 0 to 1. */
export type Fault =
  | { kind: 'latency'; target: Target; ms: number }
  | { kind: 'error'; target: Target; rate: number; status: number }
  | { kind: 'drop' | 'truncate'; target: Target; rate: number }
  /**
   * a stream ends in the middle of a line, after this number of whole lines; null draws it from the
   * seed
   */
  | { kind: 'cut'; target: Target; lines: number | null }
  /** an answer arrives in small pieces, with a pause before each */
  | { kind: 'slow'; target: Target; ms: number }
  /** a session ends this long after its sign-in */
  | { kind: 'expire'; afterMs: number }
  /** the master's clock is ahead by this, or behind when negative */
  | { kind: 'skew'; ms: number }
  | { kind: 'restart'; afterMs: number; downMs: number };

export type FaultKind = Fault['kind'];

/** The initial faults of the scenario `faults`: calls succeed after retries. */
export const defaultFaults = [
  'latency=150',
  'error=0.04:503',
  'drop=0.02',
  'truncate=0.01',
  'cut=trialLogs',
  'expire=30m',
] as const;

/**
 * There was no answer, or only a part of one: `fetch` rejects with this, and a server closes the
 * connection.
 */
export class ConnectionDroppedError extends TypeError {
  constructor() {
    super('The connection was dropped, as a fault on demand asks for.');
    this.name = 'ConnectionDroppedError';
  }
}
