import type { LogLevel } from '@trainyard/sdk/types';

export type MasterLogEntry = { id: number; at: number; level: LogLevel; message: string };

/** What stands behind a message, as `key="value"`. */
export type LogFields = Record<string, string | number>;

type Note = { at: number; level?: LogLevel; message: string; fields?: LogFields };

const ringSize = 10_000;

const levels: LogLevel[] = [
  'LOG_LEVEL_TRACE',
  'LOG_LEVEL_DEBUG',
  'LOG_LEVEL_INFO',
  'LOG_LEVEL_WARNING',
  'LOG_LEVEL_ERROR',
  'LOG_LEVEL_CRITICAL',
];

export type MasterLog = ReturnType<typeof createMasterLog>;

/** What the master says of its own work: the last entries in memory, numbered from 0. */
export function createMasterLog(size = ringSize) {
  let kept: MasterLogEntry[] = [];
  let count = 0;
  let least: LogLevel = 'LOG_LEVEL_INFO';
  return {
    write({ at, level = 'LOG_LEVEL_INFO', message, fields = {} }: Note) {
      if (levels.indexOf(level) < levels.indexOf(least)) return;
      kept.push({ id: count++, at: Math.floor(at), level, message: message + fieldText(fields) });
      if (kept.length > 2 * size) kept = kept.slice(-size);
    },
    /** entries below this level are not written */
    setLevel(level: LogLevel) {
      least = level;
    },
    /** the entries still kept, oldest first */
    entries: () => kept.slice(-size),
    /** the number the next entry takes */
    count: () => count,
  };
}

function fieldText(fields: LogFields): string {
  const words = Object.entries(fields)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, value]) => `${key}="${value}"`);
  return words.length === 0 ? '' : `  ${words.join(' ')}`;
}

/** Fields of what a part of the master writes. */
export const actor = (type: string, address: string | number): LogFields => ({
  'actor-local-addr': address,
  'actor-system': 'master',
  'go-type': type,
});
