import type { ReadLog } from '@trainyard/sdk/logs';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';

/** A log in memory that answers as a master does; `asked` collects the requests. */
export const memoryReader = (
  lines: readonly LogEntry[],
  asked: unknown[] = [],
): ReadLog<LogEntry> =>
  async function* (stretch) {
    asked.push(stretch);
    const { order, limit, afterMs = -Infinity, beforeMs = Infinity } = stretch;
    if (order === 'desc' && (limit === 0 || limit > 1000))
      throw new Error('A master repeats lines when it is read backwards past 1000.');
    const found = lines.filter(({ at }) => at > afterMs && at <= beforeMs);
    if (order === 'desc') found.reverse();
    yield* limit === 0 ? found : found.slice(0, limit);
  };
