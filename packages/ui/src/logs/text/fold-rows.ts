import type { LogEntry } from '../window/log-entry';
import { plainText } from './ansi';

/** A row of the viewer: a line, a progress bar's last state, or a folded traceback. */
export type LogRow = {
  key: string;
  entry: LogEntry;
  /** of `entry` among the lines held */
  index: number;
} & (
  | { kind: 'line' }
  | { kind: 'progress'; text: string; updates: number; folded: readonly LogEntry[] }
  | { kind: 'traceback'; lines: number; frames: string[]; folded: readonly LogEntry[] }
);

type Options = {
  /** keys of the rows a person opened */
  open: ReadonlySet<string>;
};

/**
 * Folds what nobody reads line by line: updates of one progress bar (carriage returns) into its
 * last state, the frames of a Python traceback into one row. Nothing is dropped: an open row is
 * followed by all its lines.
 */
export const foldRows = (entries: readonly LogEntry[], options: Options): LogRow[] =>
  foldFrom(entries, options, { rows: [], at: 0 }).rows;

/** Rows, and which of them and of the entries the last group began with. */
type Folded = { rows: LogRow[]; lastRow: number; lastEntry: number };

function foldFrom(
  entries: readonly LogEntry[],
  { open }: Options,
  from: { rows: LogRow[]; at: number },
): Folded {
  const { rows } = from;
  let lastRow = rows.length;
  let lastEntry = from.at;
  for (let index = from.at; index < entries.length; ) {
    const length = progressLength(entries, index) || tracebackLength(entries, index);
    const group = entries.slice(index, index + Math.max(1, length));
    lastRow = rows.length;
    lastEntry = index;
    pushGroup(rows, { group, at: index, length }, open);
    index += group.length;
  }
  return { rows, lastRow, lastEntry };
}

/** Folds a log that grows at its end: only what was added, and the group it may belong to, is looked at. */
export function rowFolder() {
  let held: { entries: readonly LogEntry[]; open: ReadonlySet<string>; folded: Folded } | undefined;
  return (entries: readonly LogEntry[], { open }: Options): readonly LogRow[] => {
    const before = held;
    const isGrown =
      before !== undefined &&
      before.open === open &&
      before.entries.length > 0 &&
      before.entries[0] === entries[0] &&
      before.entries.at(-1) === entries[before.entries.length - 1];
    const from = isGrown
      ? { rows: before.folded.rows.slice(0, before.folded.lastRow), at: before.folded.lastEntry }
      : { rows: [], at: 0 };
    const folded = foldFrom(entries, { open }, from);
    held = { entries, open, folded };
    return folded.rows;
  };
}

type Group = { group: LogEntry[]; at: number; length: number };

function pushGroup(rows: LogRow[], { group, at, length }: Group, open: ReadonlySet<string>) {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return;
  if (length === 0) {
    rows.push({ kind: 'line', key: first.id, entry: first, index: at });
    return;
  }
  const head = isProgress(first)
    ? progressRow(first, { group, last, at })
    : tracebackRow(first, group, at);
  rows.push(head);
  if (!open.has(head.key)) return;
  for (const [offset, entry] of group.entries())
    rows.push({ kind: 'line', key: entry.id, entry, index: at + offset });
}

type Updates = { group: LogEntry[]; last: LogEntry; at: number };

function progressRow(first: LogEntry, { group, last, at }: Updates): LogRow {
  return {
    kind: 'progress',
    // the key stays while updates arrive, so that an open row does not close
    key: `progress-${first.id}`,
    entry: last,
    index: at + group.length - 1,
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
  lines: group.length,
  frames: group.flatMap(({ text }) => frameOf(text)).slice(-3),
  folded: group,
});

const isProgress = ({ text }: LogEntry) => text.includes('\r');
const segments = (text: string) => text.split('\r').filter((segment) => segment.trim() !== '');

/** The final state of text that overwrites itself, as a terminal shows it. */
export const lastState = (text: string) => segments(text).at(-1) ?? '';

function progressLength(entries: readonly LogEntry[], from: number) {
  const first = entries[from];
  if (!first || !isProgress(first)) return 0;
  return run(entries, from, (entry) => isProgress(entry) && isSameProcess(entry, first));
}

const opening = /^Traceback \(most recent call last\):\s*$/;

/** From the opening line through the indented frames; the exception's own line stays visible. */
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
  /** the row that hides the line, where one does */
  folded?: string;
};

/** Where a line is drawn; where its group is, when it is folded. */
export function findRow(rows: readonly LogRow[], id: string): Found | undefined {
  const shown = rows.findIndex((row) => row.kind === 'line' && row.entry.id === id);
  if (shown >= 0) return { index: shown };
  const index = rows.findIndex(
    (row) => row.kind !== 'line' && row.folded.some((entry) => entry.id === id),
  );
  return index < 0 ? undefined : { index, folded: rows[index]?.key ?? '' };
}

/** The first row that is not earlier than a time, or the last one. */
export function rowAt(rows: readonly LogRow[], at: number): number {
  const index = rows.findIndex((row) => row.entry.at >= at);
  return index < 0 ? rows.length - 1 : index;
}

/** `File "/run/train.py", line 218, in step` → `train.py:218 in step` */
function frameOf(text: string): string[] {
  const match = /File "(?:.*\/)?([^"/]+)", line (\d+), in (\S+)/.exec(text);
  return match ? [`${match[1]}:${match[2]} in ${match[3]}`] : [];
}
