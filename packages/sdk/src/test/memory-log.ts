import type { ReadLog } from '../logs/exact-pages';
import type { TimedLine } from '../logs/time-order';

const start = Date.parse('2026-11-20T09:41:00Z');

/** A line whose time follows from its id, one per second by default. */
export function logLine(id: number, change: Partial<TimedLine> = {}): TimedLine {
  const at = change.at ?? start + id * 1000;
  return { id: String(id), time: new Date(at).toISOString(), origin: '', ...change, at };
}

export const logLines = (from: number, to: number, change: Partial<TimedLine> = {}) =>
  Array.from({ length: to - from + 1 }, (_, index) => logLine(from + index, change));

/** A log in memory that answers as a master does; `asked` collects the requests. */
export const memoryReader = (
  lines: readonly TimedLine[],
  requests: unknown[] = [],
): ReadLog<TimedLine> =>
  async function* (stretch) {
    requests.push(stretch);
    const { order, limit, afterMs = -Infinity, beforeMs = Infinity } = stretch;
    if (order === 'desc' && (limit === 0 || limit > 1000))
      throw new Error('A master repeats lines when it is read backwards past 1000.');
    const matchingLines = lines.filter(({ at }) => at > afterMs && at <= beforeMs);
    if (order === 'desc') matchingLines.reverse();
    yield* limit === 0 ? matchingLines : matchingLines.slice(0, limit);
  };
