import { plainText } from './ansi';
import type { LogEntry } from './log-entry';

/** What the viewer draws: a line, a progress bar's last state, or a folded traceback. */
export type LogRow =
  | { kind: 'line'; key: string; entry: LogEntry }
  | { kind: 'progress'; key: string; entry: LogEntry; text: string; updates: number }
  | { kind: 'traceback'; key: string; entry: LogEntry; lines: number; frames: string[] };

type Options = {
  /** keys of the rows a person opened */
  open: ReadonlySet<string>;
};

/**
 * Folds what nobody reads line by line: updates of one progress bar (carriage returns) into its
 * last state, the frames of a Python traceback into one row. Nothing is dropped: an open row is
 * followed by all its lines.
 */
export function foldRows(entries: readonly LogEntry[], { open }: Options): LogRow[] {
  const rows: LogRow[] = [];
  for (let index = 0; index < entries.length; ) {
    const length = progressLength(entries, index) || tracebackLength(entries, index);
    const group = entries.slice(index, index + Math.max(1, length));
    pushGroup(rows, group, length, open);
    index += group.length;
  }
  return rows;
}

function pushGroup(rows: LogRow[], group: LogEntry[], length: number, open: ReadonlySet<string>) {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return;
  if (length === 0) {
    rows.push({ kind: 'line', key: first.id, entry: first });
    return;
  }
  const head = isProgress(first) ? progressRow(first, group, last) : tracebackRow(first, group);
  rows.push(head);
  if (!open.has(head.key)) return;
  for (const entry of group) rows.push({ kind: 'line', key: entry.id, entry });
}

function progressRow(first: LogEntry, group: LogEntry[], last: LogEntry): LogRow {
  return {
    kind: 'progress',
    // the key stays while updates arrive, so that an open row does not close
    key: `progress-${first.id}`,
    entry: last,
    text: lastState(last.text),
    updates: group.reduce((sum, { text }) => sum + segments(text).length, 0),
  };
}

const tracebackRow = (first: LogEntry, group: LogEntry[]): LogRow => ({
  kind: 'traceback',
  key: `traceback-${first.id}`,
  entry: first,
  lines: group.length,
  frames: group.flatMap(({ text }) => frameOf(text)).slice(-3),
});

const isProgress = ({ text }: LogEntry) => text.includes('\r');
const segments = (text: string) => text.split('\r').filter((segment) => segment.trim() !== '');

/** What a terminal would show of text that overwrites itself. */
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
  left.rank === right.rank && left.container === right.container;

/** `File "/run/train.py", line 218, in step` → `train.py:218 in step` */
function frameOf(text: string): string[] {
  const match = /File "(?:.*\/)?([^"/]+)", line (\d+), in (\S+)/.exec(text);
  return match ? [`${match[1]}:${match[2]} in ${match[3]}`] : [];
}
