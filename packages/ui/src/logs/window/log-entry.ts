export type LogLevel = 'none' | 'trace' | 'debug' | 'info' | 'warning' | 'error' | 'critical';

/** One line of a log as the viewer shows it; the source knows its origin. */
export type LogEntry = {
  /** unique within the log, increasing by arrival */
  id: string;
  /** RFC 3339, or null when the line has no time */
  time: string | null;
  /** the same in whole milliseconds; NaN without one */
  at: number;
  level: LogLevel;
  /**
   * without the newline that ends it; may contain further newlines, ANSI codes, backspaces, and
   * carriage returns between the states of a progress bar
   */
  text: string;
  /** no newline ends the text, so the next one of the same process may continue its line */
  isPartial: boolean;
  /** process of a distributed run */
  rank: number | null;
  /** the container's whole id; empty where the line has none */
  container: string;
  agent: string;
  /** its log, when several logs are shown together; else empty */
  origin: string;
};

export const levelLetters: Record<LogLevel, string> = {
  none: '',
  trace: 'T',
  debug: 'D',
  info: 'I',
  warning: 'W',
  error: 'E',
  critical: 'C',
};

export const levelLabels: Record<LogLevel, string> = {
  none: 'No level',
  trace: 'Trace',
  debug: 'Debug',
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
  critical: 'Critical',
};

const isNumber = (id: string) => /^\d+$/.test(id);

/**
 * Returns a negative number when `left` arrived first. Ids without numbers cannot be compared: 0.
 */
export function compareIds(left: string, right: string): number {
  if (!isNumber(left) || !isNumber(right)) return 0;
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The lines after one of them, searched from the end, where new ones are. */
export function linesAfter(entries: readonly LogEntry[], id: string | undefined) {
  if (id === undefined) return entries;
  if (!isNumber(id)) return entries.slice(entries.findLastIndex((line) => line.id === id) + 1);
  let from = entries.length;
  for (let line = entries[from - 1]; line && compareIds(line.id, id) > 0; line = entries[from - 1])
    from -= 1;
  return entries.slice(from);
}

/**
 * The new lines; `known` is in the order of arrival, so for increasing ids its last line is enough.
 */
export function unknownLines<L extends { id: string }>(
  lines: readonly L[],
  entries: ReadonlyArray<{ id: string }>,
): readonly L[] {
  const last = entries.at(-1);
  if (last === undefined) return lines;
  if (isNumber(last.id)) return lines.filter(({ id }) => compareIds(id, last.id) > 0);
  const ids = new Set(entries.map(({ id }) => id));
  return lines.filter(({ id }) => !ids.has(id));
}

/**
 * Returns a negative number when `left` comes before `right`: by ids, or by times where ids have no
 * order.
 */
export const comparePlaces = (left: LogPlace, right: LogPlace): number =>
  compareIds(left.id, right.id) || (isNumber(left.id) ? 0 : left.at - right.at);

/** Locates a line of a log: by its id, its time, or both. */
export type LogPlace = { id: string; at: number };
