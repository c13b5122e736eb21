import type { LogView } from './log-view';
import { compareIds, comparePlaces, type LogEntry, type LogPlace } from './window/log-entry';

type Linked = Pick<LogView, 'line' | 'to'>;

/** The lines of a link's range, if both ends are loaded; a single line is not a range. */
export function rangeOf(entries: readonly LogEntry[], { line, to }: Linked): readonly LogEntry[] {
  if (line === '' || to === '') return [];
  const from = entries.findIndex(({ id }) => id === line);
  const end = entries.findIndex(({ id }) => id === to);
  return from < 0 || end < 0 ? [] : entries.slice(from, end + 1);
}

/**
 * Returns a function that tests whether a link contains a line. Numeric ids are compared; opaque
 * ids follow the order of the loaded lines, also when one end of the range is not loaded.
 */
export function linkedLines(entries: readonly LogEntry[], { line, to }: Linked) {
  if (line === '') return () => false;
  if (to === '') return (id: string) => id === line;
  if (compareIds(line, to) !== 0)
    return (id: string) => compareIds(id, line) >= 0 && compareIds(id, to) <= 0;
  const from = entries.findIndex(({ id }) => id === line);
  const end = entries.findIndex(({ id }) => id === to);
  const isNone = from < 0 && end < 0;
  const between = isNone ? [] : entries.slice(Math.max(0, from), end < 0 ? undefined : end + 1);
  const ids = new Set(between.map(({ id }) => id));
  return (id: string) => id === line || id === to || ids.has(id);
}

/** The range from the linked line to another, in order. */
export function extendedTo(
  entry: LogEntry,
  { entries, view }: { entries: readonly LogEntry[]; view: LogView },
): Partial<LogView> {
  const last = view.to === '' ? view.line : view.to;
  const isEarlier = isBefore(entries, entry, { id: view.line, at: Date.parse(view.at) });
  return isEarlier ? { line: entry.id, to: last, at: entry.time ?? '' } : { to: entry.id };
}

function isBefore(entries: readonly LogEntry[], entry: LogEntry, place: LogPlace) {
  const index = entries.findIndex(({ id }) => id === place.id);
  return index < 0 ? comparePlaces(entry, place) < 0 : entries.indexOf(entry) < index;
}
