import type { World } from '../world';
import type { Journal } from './journal';
import type { Line, SnapshotLine } from './line';
import { isRowWrite, rowCount, rowStateOf } from './row-state';

type SnapshotsInput = {
  world: World;
  journal: Journal;
  /** what is in the log already */
  lines: readonly Line[];
  /** after how many writes that only change rows their rows are worth keeping instead */
  every: number;
};

// what goes on behind a call, such as deleting a workspace with all that is in it, is over by then
const settledAfterMs = 60_000;

/**
 * Shortens the log while it grows: many writes in a row that only changed rows become the rows they
 * left. What the simulation has to live through again stays.
 */
export type Snapshots = {
  begin(write: { write: number; at: number; operation: string }): void;
  /** a write has done what it does */
  end(): void;
  /** takes a snapshot when it is time for one; nothing may be under way */
  take(): void;
};

export function createSnapshots({ world, journal, lines, every }: SnapshotsInput): Snapshots {
  const run = runAtEnd(lines);
  let underWay = 0;

  const take = () => {
    const at = world.clock.now();
    // a snapshot costs as much as it holds rows
    const isMuch = run.count >= Math.max(every, rowCount(world.db) / 10);
    if (underWay > 0 || !isMuch || at - run.before < settledAfterMs) return;
    // events that are due come first, here as when it is read back
    world.simulation.advance(at);
    const { from, last } = run;
    const snapshot: SnapshotLine = { upTo: last, at, rows: rowStateOf(world.db) };
    run.count = 0;
    // as text now: rows change
    const text = JSON.stringify(snapshot);
    void journal.rewrite((written) => collapsed(written, { from, snapshot, text })).catch(() => {});
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

/** Writes that only change rows, in a row, up to the end of the log. */
type Run = {
  /** number of the first of them */
  from: number;
  /** number of the last write */
  last: number;
  /** how many are in no snapshot yet */
  count: number;
  /** when the last write of another kind was */
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

/** The log with one snapshot in place of the writes it stands for. */
function collapsed(lines: readonly Line[], { from, snapshot, text }: CollapseInput): string[] {
  const before = lines.filter((line) => numberOf(line) < from);
  const after = lines.filter(
    (line) => numberOf(line) > snapshot.upTo || ('time' in line && line.time > snapshot.at),
  );
  return [...before.map(textOf), text, ...after.map(textOf)];
}

const textOf = (line: Line) => JSON.stringify(line);

// a time stands for itself, see above
function numberOf(line: Line): number {
  if ('write' in line) return line.write;
  if ('done' in line) return line.done;
  return 'upTo' in line ? line.upTo : Number.NaN;
}
