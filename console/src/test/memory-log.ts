import { exactPages, type ReadLog } from '~/components/log-viewer/exact-pages';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import type { LogSource } from '~/components/log-viewer/log-source';
import { isProblem } from '~/components/log-viewer/signature';

const start = Date.parse('2026-11-20T09:41:00Z');

/** A line whose time follows from its id, a second each, unless told otherwise. */
export function logEntry(id: number, change: Partial<LogEntry> = {}): LogEntry {
  const at = change.at ?? start + id * 1000;
  return {
    id: String(id),
    time: new Date(at).toISOString(),
    level: 'info',
    text: `line ${id}`,
    rank: null,
    container: '',
    agent: '',
    origin: '',
    ...change,
    at,
  };
}

export const logEntries = (from: number, to: number, change: Partial<LogEntry> = {}): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => logEntry(from + index, change));

/** Answers as a master does: by time, in the order of arrival or against it; backwards 1000 at most. */
export const memoryReader = (lines: readonly LogEntry[], asked: unknown[] = []): ReadLog =>
  async function* (stretch) {
    asked.push(stretch);
    const { order, limit, afterMs = -Infinity, beforeMs = Infinity } = stretch;
    if (order === 'desc' && (limit === 0 || limit > 1000))
      throw new Error('A master repeats lines when it is read backwards past 1000.');
    const found = lines.filter(({ at }) => at > afterMs && at <= beforeMs);
    if (order === 'desc') found.reverse();
    yield* limit === 0 ? found : found.slice(0, limit);
  };

type Live = LogSource['follow'];

async function* ended() {}

/** A log that is held whole, with a live stream of the test's own. */
export function memoryLog(lines: readonly LogEntry[], follow: Live = ended): LogSource {
  const pages = exactPages({ read: memoryReader(lines) });
  async function* all() {
    for (let from = 0; from < lines.length; from += 100) yield lines.slice(from, from + 100);
  }
  return {
    newest: pages.newest,
    oldest: pages.oldest,
    older: pages.older,
    newer: pages.newer,
    around: pages.around,
    follow,
    scan: {
      all,
      async *problems() {
        yield lines.filter(isProblem);
      },
    },
  };
}
