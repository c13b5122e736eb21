/** The calls that a fault affects: one operation by its id, or all of them. */
export type Target = string;

export const everyCall: Target = '*';

/** Something that goes wrong on purpose. Times are milliseconds, rates from 0 to 1. */
export type Fault =
  | { kind: 'latency'; target: Target; ms: number }
  | { kind: 'error'; target: Target; rate: number; status: number }
  | { kind: 'drop' | 'truncate'; target: Target; rate: number }
  /** a stream ends in the middle of a line, after so many whole ones; null leaves it to the seed */
  | { kind: 'cut'; target: Target; lines: number | null }
  /** an answer comes in small pieces, with a pause before each */
  | { kind: 'slow'; target: Target; ms: number }
  /** a sign-in ends that long after it was made */
  | { kind: 'expire'; afterMs: number }
  /** the master's clock is that far ahead, or behind when negative */
  | { kind: 'skew'; ms: number }
  | { kind: 'restart'; afterMs: number; downMs: number };

export type FaultKind = Fault['kind'];

/** The faults of the scenario `faults` at its start: calls succeed when they are retried. */
export const defaultFaults = [
  'latency=150',
  'error=0.04:503',
  'drop=0.02',
  'truncate=0.01',
  'cut=trialLogs',
  'expire=30m',
] as const;

/** No answer came, or only a part of one: what `fetch` rejects with, and a port closes on. */
export class ConnectionDroppedError extends TypeError {
  constructor() {
    super('The connection was dropped, as a fault on demand asks for.');
    this.name = 'ConnectionDroppedError';
  }
}
