import type { RowState } from './row-state';

/** A write at its start: writes replayed in this order, at these times, give the same state. */
export type WriteLine = {
  /** counts from 1 */
  write: number;
  /** its time in the sandbox */
  at: number;
  operation: string;
  method: string;
  /** path and query */
  url: string;
  body: string;
  /** id of the caller's session; null without one */
  session: number | null;
};

/** The result of a write; its answer is sent once this is on the disk. */
export type DoneLine = { done: number; status: number };

/** The simulated time reached, so that no time is simulated twice. */
export type TimeLine = { time: number };

/** A time while no process had the directory open, in which the users of the demo did nothing. */
export type QuietLine = { quiet: number; until: number };

/** The rows after a number of writes; replaces the last of these that only changed rows. */
export type SnapshotLine = { upTo: number; at: number; rows: RowState };

export type Line = WriteLine | DoneLine | TimeLine | QuietLine | SnapshotLine;

const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

/** Parses a line; null for an invalid one. */
export function readLine(text: string): Line | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  if (isWriteLine(value) || isDoneLine(value) || isTimeLine(value) || isQuietLine(value))
    return value;
  return isSnapshotLine(value) ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isWriteLine(value: object): value is WriteLine {
  return (
    'write' in value &&
    isCount(value.write) &&
    'at' in value &&
    isCount(value.at) &&
    'operation' in value &&
    isText(value.operation) &&
    'method' in value &&
    isText(value.method) &&
    'url' in value &&
    isText(value.url) &&
    'body' in value &&
    isText(value.body) &&
    'session' in value &&
    (value.session === null || isCount(value.session))
  );
}

const isDoneLine = (value: object): value is DoneLine =>
  'done' in value && isCount(value.done) && 'status' in value && isCount(value.status);

const isTimeLine = (value: object): value is TimeLine => 'time' in value && isCount(value.time);

const isQuietLine = (value: object): value is QuietLine =>
  'quiet' in value && isCount(value.quiet) && 'until' in value && isCount(value.until);

const isSnapshotLine = (value: object): value is SnapshotLine =>
  'upTo' in value &&
  isCount(value.upTo) &&
  'at' in value &&
  isCount(value.at) &&
  'rows' in value &&
  typeof value.rows === 'object' &&
  value.rows !== null &&
  Object.values(value.rows).every(isRows);

const isRows = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'lastId' in value &&
  isCount(value.lastId) &&
  'rows' in value &&
  Array.isArray(value.rows);
