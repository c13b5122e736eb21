import type { MasterState } from '../master-state';
import type { Journal } from './journal';
import type { Line, SnapshotLine } from './line';
import { isRowWrite, rowCount, rowStateOf } from './row-state';

type SnapshotsInput = {
  masterState: MasterState;
  journal: Journal;
  /** lines already in the log */
  lines: readonly Line[];
  /** number of row-only writes after which storing their rows pays off */
  every: number;
};

// background effects of a call, such as deleting a workspace with its content, have ended by then
const settledAfterMs = 60_000;

/**
 * Shortens the log while it grows: replaces many consecutive row-only writes by the resulting rows.
 * Keeps writes that the simulation must replay.
 */
export type Snapshots = {
  begin(write: { write: number; at: number; operation: string }): void;
  /** a write has completed */
  end(): void;
  /** takes a snapshot when it is time for one; no write may be pending */
  take(): void;
};

export function createSnapshots({ masterState, journal, lines, every }: SnapshotsInput): Snapshots {
  const run = runAtEnd(lines);
  let underWay = 0;

  const take = () => {
    const at = masterState.clock.now();
    // the cost of a snapshot grows with its rows
    const isMuch = run.count >= Math.max(every, rowCount(masterState.db) / 10);
    if (underWay > 0 || !isMuch || at - run.before < settledAfterMs) return;
    // due events run first, in the same way as when it is read back
    masterState.simulation.advance(at);
    const { from, last } = run;
    const snapshot: SnapshotLine = { upTo: last, at, rows: rowStateOf(masterState.db) };
    run.count = 0;
    // converted to text now, because rows change
    const text = JSON.stringify(snapshot);
    void journal
      .rewrite((writtenLines) => collapsed(writtenLines, { from, snapshot, text }))
      .catch(() => {});
  };

  return {
    begin: (write) => {
      underWay += 1;
      addTo(run, write);
    },
    end: () => {
      underWay -= 1;
      take();
    },
    take,
  };
}

/** Consecutive row-only writes, up to the end of the log. */
type Run = {
  /** number of the first one */
  from: number;
  /** number of the last write */
  last: number;
  /** number of those in no snapshot yet */
  count: number;
  /** number of the last write of another kind */
  before: number;
};

function runAtEnd(lines: readonly Line[]): Run {
  const run: Run = { from: 1, last: 0, count: 0, before: Number.NEGATIVE_INFINITY };
  for (const line of lines) {
    if ('write' in line) addTo(run, line);
    if (!('upTo' in line)) continue;
    run.count = 0;
    run.last = Math.max(run.last, line.upTo);
  }
  return run;
}

function addTo(
  run: Run,
  { write, at, operation }: { write: number; at: number; operation: string },
) {
  run.last = Math.max(run.last, write);
  if (isRowWrite(operation)) {
    run.count += 1;
    return;
  }
  run.from = write + 1;
  run.count = 0;
  run.before = at;
}

type CollapseInput = { from: number; snapshot: SnapshotLine; text: string };

/** The log with one snapshot in place of the writes it replaces. */
function collapsed(lines: readonly Line[], { from, snapshot, text }: CollapseInput): string[] {
  const before = lines.filter(
    (line) => numberOf(line) < from || ('quiet' in line && line.until <= snapshot.at),
  );
  const after = lines.filter(
    (line) => numberOf(line) > snapshot.upTo || timeOf(line) > snapshot.at,
  );
  return [...before.map(textOf), text, ...after.map(textOf)];
}

const textOf = (line: Line) => JSON.stringify(line);

function timeOf(line: Line): number {
  if ('time' in line) return line.time;
  return 'until' in line ? line.until : Number.NaN;
}

// a line with a time has no number, and is compared by its time, see above
function numberOf(line: Line): number {
  if ('write' in line) return line.write;
  if ('done' in line) return line.done;
  return 'upTo' in line ? line.upTo : Number.NaN;
}
