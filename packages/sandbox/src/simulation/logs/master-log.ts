import { ownValue } from '@trainyard/sdk/model';
import type { LogLevel } from '@trainyard/sdk/types';

/** The fields after a message, as `key="value"`. */
export type LogFields = Record<string, string | number>;

type Note = {
  at: number;
  level?: LogLevel;
  message: string;
  /** called when the entry is read, possibly much later */
  fields?: () => LogFields;
};

export type MasterLogEntry = Required<Note> & { id: number };

const ringSize = 10_000;

const order: LogLevel[] = [
  'LOG_LEVEL_TRACE',
  'LOG_LEVEL_DEBUG',
  'LOG_LEVEL_INFO',
  'LOG_LEVEL_WARNING',
  'LOG_LEVEL_ERROR',
  'LOG_LEVEL_CRITICAL',
];
const noFields = () => ({});

const rankOf = (level: LogLevel) => order.indexOf(level);

/** The levels of a master, each with the minimum that it writes. */
export const levelRanks: Partial<Record<string, number>> = {
  trace: 0,
  debug: 1,
  info: 2,
  warn: 3,
  error: 4,
  fatal: 5,
};

export type MasterLog = {
  /** current settings: entries below the level are not written */
  settings: { level: string; color: boolean };
  write(note: Note): void;
  /** a restart: numbers begin at 0 again */
  restart(): void;
  /** the entries in memory, oldest first */
  entries(): MasterLogEntry[];
  /** the number of the next entry */
  count(): number;
  /** a log that continues by itself; both share the entries so far, which do not change */
  copy(): MasterLog;
};

/** The master's own log: the last entries in memory, numbered from 0. */
export const createMasterLog = (size = ringSize): MasterLog =>
  continuedLog({ size, settings: { level: 'info', color: true }, entries: [], count: 0 });

type LogState = {
  size: number;
  settings: MasterLog['settings'];
  entries: MasterLogEntry[];
  count: number;
};

function continuedLog({ size, settings, ...before }: LogState): MasterLog {
  let { entries: keptEntries, count } = before;
  return {
    settings,
    write({ at, level = 'LOG_LEVEL_INFO', message, fields = noFields }: Note) {
      if (rankOf(level) < (ownValue(levelRanks, settings.level.toLowerCase()) ?? 0)) return;
      keptEntries.push({ id: count++, at: Math.floor(at), level, message, fields });
      if (keptEntries.length > 2 * size) keptEntries = keptEntries.slice(-size);
    },
    restart() {
      keptEntries = [];
      count = 0;
    },
    entries: () => keptEntries.slice(-size),
    count: () => count,
    copy: () => continuedLog({ size, settings: { ...settings }, entries: [...keptEntries], count }),
  };
}

/** The text of an entry: the message, and its fields in the order of their keys. */
export function entryText({ message, fields }: MasterLogEntry): string {
  const words = Object.entries(fields())
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, value]) => `${key}="${value}"`);
  return words.length === 0 ? message : `${message}  ${words.join(' ')}`;
}

/** Fields of an entry by a part of the master. */
export const actor = (type: string, address: string | number): LogFields => ({
  'actor-local-addr': address,
  'actor-system': 'master',
  'go-type': type,
});

/** Fields of an entry by a resource pool. */
export const poolFields = (pool: string): LogFields => ({
  ...actor('resourcePool', pool),
  'resource-pool': pool,
});
