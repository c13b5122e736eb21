import type { LogEntry } from '../window/log-entry';
import { plainText } from './ansi';

/** A row of the viewer: a line, a progress bar's last state, or a folded traceback. */
export type LogRow = {
  key: string;
  entry: LogEntry;
  /** index of `entry`, counted from the first line that was ever held */
  index: number;
  /** index of the first line that is folded into it, or its own */
  start: number;
} & (
  | { kind: 'line' }
  | { kind: 'progress'; text: string; updates: number; folded: readonly LogEntry[] }
  | { kind: 'traceback'; lines: number; frames: string[]; folded: readonly LogEntry[] }
);

type Options = {
  /** keys of the rows that the user has opened */
  open: ReadonlySet<string>;
};

/** The rows of the loaded lines. */
export type FoldedLog = {
  rows: readonly LogRow[];
  /**
   * index of the first loaded line: below 0 when lines were loaded before the first one ever held
   */
  from: number;
  /** number of rows before the one that was the first; below 0 where that was dropped */
  before: number;
};

/**
 * Folds lines that are rarely read one by one: updates of one progress bar (carriage returns) into
 * its last state, the frames of a Python traceback into one row. Nothing is lost: an open row is
 * followed by all its lines.
 */
export const foldRows = (entries: readonly LogEntry[], options: Options): LogRow[] =>
  foldFrom({ entries, from: 0, ...options }, 0).rows;

type Lines = Options & { entries: readonly LogEntry[]; from: number };

/** Folds lines from one index up to where `isEnd` returns true for the index of a group. */
function foldFrom({ entries, from, open }: Lines, at: number, isEnd = (_index: number) => false) {
  const rows: LogRow[] = [];
  let next = at;
  while (next < entries.length && !isEnd(from + next)) {
    const length = progressLength(entries, next) || tracebackLength(entries, next);
    const group = entries.slice(next, next + Math.max(1, length));
    pushGroup(rows, { group, at: from + next, length }, open);
    next += group.length;
  }
  return { rows, next };
}

type FoldState = FoldedLog & Pick<Lines, 'entries' | 'open'>;

/**
 * Folds a log that grows or shrinks at its ends: only processes the added lines, and the groups
 * that they may belong to.
 */
export function rowFolder() {
  let folded: FoldState = { entries: [], open: new Set(), rows: [], from: 0, before: 0 };
  return (entries: readonly LogEntry[], { open }: Options): FoldedLog => {
    if (folded.entries !== entries || folded.open !== open)
      folded = { entries, open, ...refold(folded, entries, open) };
    return folded;
  };
}

function refold(
  folded: FoldState,
  entries: readonly LogEntry[],
  open: FoldState['open'],
): FoldedLog {
  const common = open === folded.open ? commonLines(folded.entries, entries) : undefined;
  if (!common) {
    const { from, before } = folded;
    return { rows: foldFrom({ entries, from, open }, 0).rows, from, before };
  }
  const from = folded.from + common.dropped - common.added;
  const lines = { entries, from, open };
  const start = folded.from + common.dropped;
  const end = start + common.length;
  const kept = (index: number) => (index < start ? -1 : rowFrom(folded.rows, index));
  const head = foldFrom(lines, 0, (index) => kept(index) >= 0);
  const first = kept(from + head.next);
  // the last group may continue with added lines, or end earlier after dropped ones
  const last = rowFrom(folded.rows, folded.rows[lastBefore(folded.rows, end)]?.start ?? end);
  if (first < 0 || last <= first)
    return {
      rows: [...head.rows, ...foldFrom(lines, head.next).rows],
      from,
      before: folded.before,
    };
  const tail = foldFrom(lines, (folded.rows[last]?.start ?? end) - from);
  return {
    rows: head.rows.concat(folded.rows.slice(first, last), tail.rows),
    from,
    before: folded.before + head.rows.length - first,
  };
}

/**
 * Compares two states of a log: the number of lines added before, dropped before, and in common.
 * Undefined where lines were inserted in between.
 */
function commonLines(old: readonly LogEntry[], next: readonly LogEntry[]) {
  const [first] = old;
  const [nextFirst] = next;
  if (!first || !nextFirst) return undefined;
  const added = next.indexOf(first);
  const dropped = added < 0 ? old.indexOf(nextFirst) : 0;
  if (dropped < 0) return undefined;
  const skipped = Math.max(0, added);
  const length = Math.min(old.length - dropped, next.length - skipped);
  if (old[dropped + length - 1] !== next[skipped + length - 1]) return undefined;
  return { added: skipped, dropped, length };
}

/** The index of the first row of the group that begins with a line; -1 if there is none. */
function rowFrom(rows: readonly LogRow[], index: number): number {
  const place = lastBefore(rows, index) + 1;
  return rows[place]?.start === index ? place : -1;
}

/** The index of the last row of a group that begins before a line; -1 if there is none. */
function lastBefore(rows: readonly LogRow[], index: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.start ?? index) < index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

type Group = { group: LogEntry[]; at: number; length: number };

function pushGroup(rows: LogRow[], { group, at, length }: Group, open: ReadonlySet<string>) {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return;
  if (length === 0) {
    rows.push({ kind: 'line', key: first.id, entry: first, index: at, start: at });
    return;
  }
  const head = isProgress(first)
    ? progressRow(first, { group, last, at })
    : tracebackRow(first, group, at);
  rows.push(head);
  if (!open.has(head.key)) return;
  for (const [offset, entry] of group.entries())
    rows.push({ kind: 'line', key: entry.id, entry, index: at + offset, start: at });
}

type Updates = { group: LogEntry[]; last: LogEntry; at: number };

function progressRow(first: LogEntry, { group, last, at }: Updates): LogRow {
  return {
    kind: 'progress',
    // the key stays while updates arrive, so that an open row does not close
    key: `progress-${first.id}`,
    entry: last,
    index: at + group.length - 1,
    start: at,
    text: lastState(last.text),
    updates: group.reduce((sum, { text }) => sum + segments(text).length, 0),
    folded: group,
  };
}

const tracebackRow = (first: LogEntry, group: LogEntry[], at: number): LogRow => ({
  kind: 'traceback',
  key: `traceback-${first.id}`,
  entry: first,
  index: at,
  start: at,
  lines: group.length,
  frames: group.flatMap(({ text }) => frameOf(text)).slice(-3),
  folded: group,
});

const isProgress = ({ text }: LogEntry) => text.includes('\r');
const segments = (text: string) => text.split('\r').filter((segment) => segment.trim() !== '');

/** The final state of text that overwrites itself, as in a terminal. */
export const lastState = (text: string) => segments(text).at(-1) ?? '';

function progressLength(entries: readonly LogEntry[], from: number) {
  const first = entries[from];
  if (!first || !isProgress(first)) return 0;
  return run(entries, from, (entry) => isProgress(entry) && isSameProcess(entry, first));
}

const opening = /^Traceback \(most recent call last\):\s*$/;

/**
 * Counts the lines from the opening line through the indented frames; the exception's own line
 * stays visible.
 */
function tracebackLength(entries: readonly LogEntry[], from: number) {
  const first = entries[from];
  if (!first?.text.includes('Traceback (most') || !opening.test(plainText(first.text).trimStart()))
    return 0;
  const indented = run(
    entries,
    from + 1,
    (entry) => /^\s+\S/.test(plainText(entry.text)) && isSameProcess(entry, first),
  );
  return indented === 0 ? 0 : indented + 1;
}

function run(entries: readonly LogEntry[], from: number, fits: (entry: LogEntry) => boolean) {
  let length = 0;
  for (let entry = entries[from]; entry && fits(entry); entry = entries[from + length]) length++;
  return length;
}

const isSameProcess = (left: LogEntry, right: LogEntry) =>
  left.rank === right.rank && left.container === right.container && left.origin === right.origin;

type Found = {
  index: number;
  /** the key of the row that hides the line, if it is folded */
  folded?: string;
};

/** The row of a line, or of its group when it is folded. */
export function findRow(rows: readonly LogRow[], id: string): Found | undefined {
  const rowIndex = rows.findIndex((row) => row.kind === 'line' && row.entry.id === id);
  if (rowIndex >= 0) return { index: rowIndex };
  const index = rows.findIndex(
    (row) => row.kind !== 'line' && row.folded.some((entry) => entry.id === id),
  );
  return index < 0 ? undefined : { index, folded: rows[index]?.key ?? '' };
}

/** The index of the first row at or after a time, or of the last one. */
export function rowAt(rows: readonly LogRow[], at: number): number {
  const index = rows.findIndex((row) => row.entry.at >= at);
  return index < 0 ? rows.length - 1 : index;
}

/** `File "/run/train.py", line 218, in step` → `train.py:218 in step` */
function frameOf(text: string): string[] {
  const match = /File "(?:.*\/)?([^"/]+)", line (\d+), in (\S+)/.exec(text);
  return match ? [`${match[1]}:${match[2]} in ${match[3]}`] : [];
}
