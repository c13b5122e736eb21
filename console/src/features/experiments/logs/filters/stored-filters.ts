import { logLevels } from '@trainyard/ui/logs/window/log-levels';
import {
  type LogFilters,
  type LogSearchParams,
  logFilterSchema,
  logSearch,
} from './log-search-params';

const storedKeys: Record<keyof LogFilters, string> = {
  agent: 'agentId',
  allocation: 'allocationId',
  container: 'containerId',
  level: 'level',
  rank: 'rankId',
  text: 'searchText',
  pattern: 'enableRegex',
};

const isFilter = (name: string): name is keyof LogFilters => Object.hasOwn(storedKeys, name);

/** levels are stored as on the wire */
const wirePrefix = 'LOG_LEVEL_';
const toWire = (level: string) => `${wirePrefix}${level.toUpperCase()}`;
const levelNames = new Map<unknown, string>(logLevels.map((level) => [toWire(level), level]));

/** The storage path of one log: of a trial or a task. */
export const filtersPath = (id: number | string): string => `log-viewer-filters-${id}`;

/** The stored filters of a log; an invalid value counts as not stored. */
export function storedFilters(stored: Readonly<Record<string, unknown>>): LogFilters {
  const { level } = stored;
  const entries = Object.entries(storedKeys).map(([name, key]) => [name, stored[key]]);
  return logFilterSchema.read({
    ...Object.fromEntries(entries),
    level: Array.isArray(level) ? level.flatMap((each) => levelNames.get(each) ?? []) : undefined,
  });
}

/** The settings to write when a view changes; nothing chosen is nothing stored. */
export function filterChanges(id: number | string, change: Partial<LogSearchParams>) {
  return Object.entries(change).flatMap(([name, value]) => {
    if (!isFilter(name)) return [];
    const stored = name === 'level' && Array.isArray(value) ? value.map(String).map(toWire) : value;
    return {
      storagePath: filtersPath(id),
      key: storedKeys[name],
      value: value === false || String(value) === '' ? undefined : stored,
    };
  });
}

const defaults = new Map<string, unknown>(Object.entries(logSearch.defaults()));

/**
 * True if a link filters the log or points to a line: stored filters do not apply then. Other search
 * params of the page, such as the id of the task, do not count.
 */
export const holdsPlace = ({ time: _, wrap: __, ...place }: LogSearchParams): boolean =>
  Object.entries(place).some(
    ([name, value]) => defaults.has(name) && String(value) !== String(defaults.get(name)),
  );
