import type { LogEntry } from '../window/log-entry';
import { plainText } from './ansi';
import { type BarState, isNextState, readBarState } from './bar-state';
import { dayOf, type Zone } from './format-entry';
import { countStates, lastState, splitLines, splitStates } from './terminal-lines';

/**
 * A row of the viewer: a line, a progress bar's last state, a folded traceback, or the day that
 * begins.
 */
export type LogRow = {
  key: string;
  entry: LogEntry;
  /** index of `entry`, counted from the first line that was ever held */
  index: number;
  /** index of the first line that is folded into it, or its own */
  start: number;
} & (
  | {
      kind: 'line';
      text: string;
      /** the position of the text in an entry of several lines; 0 for the first */
      part: number;
    }
  | { kind: 'progress'; text: string; updates: number; folded: readonly LogEntry[] }
  | { kind: 'traceback'; lines: number; frames: string[]; folded: readonly LogEntry[] }
  | { kind: 'day' }
);

type Options = {
  /** keys of the rows that the user has opened */
  open: ReadonlySet<string>;
  /** the zone of the days; absent where times of day are not shown */
  days?: Zone | undefined;
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
 * Folds lines that are rarely read one by one: states of one progress bar into its last state, the
 * frames of a Python traceback into one row. An entry of several lines has several rows, and a row
 * between two days names the second. Nothing is lost: an open row is followed by all its lines.
 */
export const foldRows = (entries: readonly LogEntry[], options: Options): LogRow[] =>
  foldFrom({ entries, from: 0, ...options }, 0).rows;

type Lines = Options & { entries: readonly LogEntry[]; from: number };

/** Folds lines from one index up to where `isEnd` returns true for the index of a group. */
function foldFrom(lines: Lines, at: number, isEnd = (_index: number) => false) {
  const { entries, from, open } = lines;
  const rows: LogRow[] = [];
  let next = at;
  while (next < entries.length && !isEnd(from + next)) {
    const group = groupAt(entries, next);
    rows.push(...dayRow(lines, next, group.entries.at(-1)));
    pushGroup(rows, group, { at: from + next, open });
    next += group.entries.length;
  }
  return { rows, next };
}

type Group = { kind: 'line' | 'progress' | 'traceback'; entries: readonly LogEntry[] };

/** The group that begins at an index: one entry that is not folded, or those of a fold. */
function groupAt(entries: readonly LogEntry[], from: number): Group {
  const states = progressLength(entries, from) || barLength(entries, from);
  const lines = states === 0 ? tracebackLength(entries, from) : 0;
  return {
    kind: states > 0 ? 'progress' : lines > 0 ? 'traceback' : 'line',
    entries: entries.slice(from, from + Math.max(1, states, lines)),
  };
}

/** The row of a new day before a group, whose last entry is given. */
function dayRow({ entries, from, days }: Lines, at: number, last: LogEntry | undefined): LogRow[] {
  const entry = entries[at];
  const previous = entries[at - 1];
  if (!days || !entry || !previous || !last) return [];
  const day = dayOf(last.at, days);
  const isNew = day !== '' && dayOf(previous.at, days) !== '' && dayOf(previous.at, days) !== day;
  const index = from + at;
  return isNew ? [{ kind: 'day', key: `day-${entry.id}`, entry: last, index, start: index }] : [];
}

type FoldState = FoldedLog & Pick<Lines, 'entries' | 'open' | 'days'>;

/**
 * Folds a log that grows or shrinks at its ends: only processes the added lines, and the groups
 * that they may belong to.
 */
export function rowFolder() {
  let folded: FoldState = {
    entries: [],
    open: new Set(),
    days: undefined,
    rows: [],
    from: 0,
    before: 0,
  };
  return (entries: readonly LogEntry[], { open, days }: Options): FoldedLog => {
    if (folded.entries !== entries || folded.open !== open || folded.days !== days)
      folded = { entries, open, days, ...refold(folded, { entries, open, days }) };
    return folded;
  };
}

function refold(
  folded: FoldState,
  { entries, open, days }: Pick<FoldState, 'entries' | 'open' | 'days'>,
): FoldedLog {
  const isSame = open === folded.open && days === folded.days;
  const common = isSame ? commonLines(folded.entries, entries) : undefined;
  if (!common) {
    const { from, before } = folded;
    return { rows: foldFrom({ entries, from, open, days }, 0).rows, from, before };
  }
  const from = folded.from + common.dropped - common.added;
  const lines = { entries, from, open, days };
  const start = folded.from + common.dropped;
  const end = start + common.length;
  const keptRowAt = (index: number) => (index < start ? -1 : rowFrom(folded.rows, index));
  const head = foldFrom(lines, 0, (index) => keptRowAt(index) >= 0);
  const firstKept = keptRowAt(from + head.next);
  // the last group may continue with added lines, or end earlier after dropped ones
  const last = rowFrom(folded.rows, folded.rows[lastBefore(folded.rows, end)]?.start ?? end);
  if (firstKept < 0 || last <= firstKept)
    return {
      rows: [...head.rows, ...foldFrom(lines, head.next).rows],
      from,
      before: folded.before,
    };
  // other lines are before the first group now, so its day may begin there or no longer
  const hadDay = folded.rows[firstKept]?.kind === 'day';
  const first = hadDay ? firstKept + 1 : firstKept;
  const day = dayRow(lines, head.next, lastEntryOf(folded.rows[first]));
  const tail = foldFrom(lines, (folded.rows[last]?.start ?? end) - from);
  return {
    rows: [...head.rows, ...day, ...folded.rows.slice(first, last), ...tail.rows],
    from,
    before: folded.before + head.rows.length + day.length - first,
  };
}

/** The last entry of the group that a row begins. */
function lastEntryOf(row: LogRow | undefined): LogEntry | undefined {
  return row && 'folded' in row ? row.folded.at(-1) : row?.entry;
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

type Placed = { at: number; open: ReadonlySet<string> };

function pushGroup(rows: LogRow[], { kind, entries }: Group, { at, open }: Placed) {
  const [first] = entries;
  if (!first) return;
  if (kind === 'line') {
    const parts = first.text.includes('\n') ? splitLines(first.text).map(stateOf) : [first.text];
    pushParts(rows, first, { parts, index: at, start: at });
    return;
  }
  const head =
    kind === 'progress' ? progressRow(first, entries, at) : tracebackRow(first, entries, at);
  rows.push(head);
  if (!open.has(head.key)) return;
  for (const [offset, entry] of entries.entries())
    pushParts(rows, entry, { parts: splitStates(entry.text), index: at + offset, start: at });
}

type Parts = { parts: readonly string[]; index: number; start: number };

/** One row for each line of an entry. */
function pushParts(rows: LogRow[], entry: LogEntry, { parts, ...place }: Parts) {
  for (const [part, text] of parts.entries()) {
    const key = part === 0 ? entry.id : `${entry.id}+${part}`;
    rows.push({ kind: 'line', key, entry, text, part, ...place });
  }
}

/** A line in its last state; a line without states as it is. */
const stateOf = (line: string) => (line.includes('\r') ? lastState(line) : line);

function progressRow(first: LogEntry, group: readonly LogEntry[], at: number): LogRow {
  const last = group.at(-1) ?? first;
  return {
    kind: 'progress',
    // the key stays while updates arrive, so that an open row does not close
    key: `progress-${first.id}`,
    entry: last,
    index: at + group.length - 1,
    start: at,
    text: isRewritten(last) ? lastState(last.text) : lastOfEachBar(group),
    updates: group.reduce((sum, { text }) => sum + countStates(text), 0),
    folded: group,
  };
}

const tracebackRow = (first: LogEntry, group: readonly LogEntry[], at: number): LogRow => ({
  kind: 'traceback',
  key: `traceback-${first.id}`,
  entry: first,
  index: at,
  start: at,
  lines: group.length,
  frames: group.flatMap(({ text }) => frameOf(text)).slice(-3),
  folded: group,
});

/** The last state of a bar, and of each bar inside of it. */
function lastOfEachBar(group: readonly LogEntry[]): string {
  const texts = new Map<string, string>();
  for (const { text } of group) {
    const state = readBarState(plainText(text));
    if (state) texts.set(state.label, text);
  }
  return [...texts.values()].join('  ');
}

/** The entry is one line that rewrites itself. */
const isRewritten = ({ text }: LogEntry) => text.includes('\r') && !text.includes('\n');

/**
 * Counts the entries of a line that rewrites itself by carriage returns. Only an entry that no
 * newline ends goes on in the next one: masters before 0.38 cut long lines so.
 */
function progressLength(entries: readonly LogEntry[], from: number) {
  const first = entries[from];
  if (!first || !isRewritten(first)) return 0;
  return run(
    entries,
    from,
    (entry, previous) =>
      entry === first ||
      (previous?.isPartial === true && isRewritten(entry) && isSameProcess(entry, first)),
  );
}

/**
 * Counts the entries that are states of one progress bar: masters from 0.38 on cut output at
 * carriage returns, so that each state is a line of its own.
 */
function barLength(entries: readonly LogEntry[], from: number) {
  const first = entries[from];
  if (!first) return 0;
  const bars = nestedBars();
  const length = run(
    entries,
    from,
    (entry) => isSameProcess(entry, first) && bars.take(entry.text),
  );
  return length > 1 ? length : 0;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the code that moves the cursor up
const cursorUp = /\x1b\[\d*A/;

/**
 * Follows the states of a bar and of the bars inside of it. Programs draw an inner bar below the
 * outer one and move the cursor up again, and an inner bar starts again with each step of the outer
 * one.
 */
function nestedBars() {
  const states = new Map<string, BarState>();
  let isNested = false;
  return {
    /** Returns true if the text is the next state of one of the bars. */
    take(text: string): boolean {
      if (text.includes('\r') || text.includes('\n')) return false;
      const plain = plainText(text);
      const state = readBarState(plain);
      // without a bar: an empty line, in which the cursor moves back to the outer bar
      if (!state && plain.trim() !== '') return false;
      isNested ||= states.size > 0 && cursorUp.test(text);
      if (!state) return isNested;
      const previous = states.get(state.label);
      const fits = states.size === 0 || isNested || (previous && isNextState(previous, state));
      if (fits) states.set(state.label, state);
      return fits === true;
    },
  };
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

function run(
  entries: readonly LogEntry[],
  from: number,
  fits: (entry: LogEntry, previous: LogEntry | undefined) => boolean,
) {
  let end = from;
  for (let entry = entries[end]; entry && fits(entry, entries[end - 1]); entry = entries[end])
    end++;
  return end - from;
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
    (row) => 'folded' in row && row.folded.some((entry) => entry.id === id),
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
