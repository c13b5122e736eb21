export type LogLevel = 'none' | 'trace' | 'debug' | 'info' | 'warning' | 'error' | 'critical';

/** One line of a log as the viewer shows it; where it came from is the source's business. */
export type LogEntry = {
  /** unique within the log, rising by arrival */
  id: string;
  /** RFC 3339, or null when the line carries no time */
  time: string | null;
  /** the same in whole milliseconds; NaN without one */
  at: number;
  level: LogLevel;
  /** without the trailing newline; may hold ANSI codes and carriage returns */
  text: string;
  /** process of a distributed run */
  rank: number | null;
  /** the container's whole id; empty where the line tells none */
  container: string;
  agent: string;
  /** which of several logs shown together it is from; empty where there is one */
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

/** Below 0 when `left` arrived first. Ids without numbers cannot be compared: 0. */
export function compareIds(left: string, right: string): number {
  if (!isNumber(left) || !isNumber(right)) return 0;
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The lines behind one of them, looked for from the end, where new ones come. */
export function linesAfter(entries: readonly LogEntry[], id: string | undefined) {
  if (id === undefined) return entries;
  if (!isNumber(id)) return entries.slice(entries.findLastIndex((line) => line.id === id) + 1);
  let from = entries.length;
  for (let line = entries[from - 1]; line && compareIds(line.id, id) > 0; line = entries[from - 1])
    from -= 1;
  return entries.slice(from);
}

/** The lines that are not known yet; `known` is in the order of arrival, so rising ids need only its last line. */
export function unknownLines<L extends { id: string }>(
  lines: readonly L[],
  known: ReadonlyArray<{ id: string }>,
): readonly L[] {
  const last = known.at(-1);
  if (last === undefined) return lines;
  if (isNumber(last.id)) return lines.filter(({ id }) => compareIds(id, last.id) > 0);
  const ids = new Set(known.map(({ id }) => id));
  return lines.filter(({ id }) => !ids.has(id));
}

/** Below 0 when `left` comes before `right`: by their ids, or by their times where those tell nothing. */
export const comparePlaces = (left: LogPlace, right: LogPlace): number =>
  compareIds(left.id, right.id) || (isNumber(left.id) ? 0 : left.at - right.at);

/** Where a line of a log is found again: by its id, its time, or both. */
export type LogPlace = { id: string; at: number };
