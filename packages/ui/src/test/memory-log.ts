import type { LogEntry } from '../logs/window/log-entry';

const start = Date.parse('2026-11-20T09:41:00Z');

/** A line whose time follows from its id, one per second, by default. */
export function logEntry(id: number, change: Partial<LogEntry> = {}): LogEntry {
  const at = change.at ?? start + id * 1000;
  return {
    id: String(id),
    time: new Date(at).toISOString(),
    level: 'info',
    text: `line ${id}`,
    isPartial: false,
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

export { sourceOf as memoryLog } from '../logs/examples';
