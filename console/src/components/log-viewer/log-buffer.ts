import { compareIds, type LogEntry } from './log-entry';

/** Lines in order, each once. A new object after every change, so that views can compare it. */
export type LogBuffer = {
  entries: readonly LogEntry[];
  ids: ReadonlySet<string>;
};

export const emptyBuffer: LogBuffer = { entries: [], ids: new Set() };

/** Adds lines that arrived after those held; lines that a reconnect repeats are dropped. */
export function append(buffer: LogBuffer, lines: readonly LogEntry[]): LogBuffer {
  const fresh = unseen(buffer, lines);
  return fresh.length === 0 ? buffer : extend(buffer, [...buffer.entries, ...fresh], fresh);
}

/** Adds an older page before those held, the page sorted by time. */
export function prepend(buffer: LogBuffer, lines: readonly LogEntry[]): LogBuffer {
  const fresh = byTime(unseen(buffer, lines));
  return fresh.length === 0 ? buffer : extend(buffer, [...fresh, ...buffer.entries], fresh);
}

/** Adds a newer page after those held, the page sorted by time. */
export const appendPage = (buffer: LogBuffer, lines: readonly LogEntry[]) =>
  append(buffer, byTime(lines));

function unseen({ ids }: LogBuffer, lines: readonly LogEntry[]) {
  const seen = new Set<string>();
  return lines.filter(({ id }) => {
    const isNew = !ids.has(id) && !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

// the held set grows in place: buffers of one history share it, and a line is never un-seen
function extend(buffer: LogBuffer, entries: LogEntry[], fresh: LogEntry[]): LogBuffer {
  const ids = buffer.ids.size === 0 ? new Set<string>() : (buffer.ids as Set<string>);
  for (const { id } of fresh) ids.add(id);
  return { entries, ids };
}

// container clocks disagree a little; the arrival order settles equal times
function byTime(lines: readonly LogEntry[]) {
  return [...lines].sort(
    (left, right) => timeOf(left) - timeOf(right) || compareIds(left.id, right.id),
  );
}

const timeOf = ({ time }: LogEntry) => (time === null ? 0 : Date.parse(time));
