import { plainView, problemOf } from '@trainyard/ui/logs/examples';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import type { LogEntry, LogLevel } from '@trainyard/ui/logs/window/log-entry';
import type { LogPage, LogSource } from '@trainyard/ui/logs/window/log-source';
import { useState } from 'react';
import { entriesOf } from './entry';

const levels: LogLevel[] = ['info', 'info', 'debug', 'warning', 'error', 'none'];
const texts = [
  'epoch 3 of 10, loss 0.0213',
  '\u001b[32mgreen\u001b[0m and \u001b[1;31mred\u001b[0m',
  '<img src=x onerror=alert(1)>',
  ' 10%\r 50%\r100% of the data',
  'a line so long that it has to be wrapped or cut: '.repeat(6),
];

const start = Date.UTC(2026, 0, 2, 10);
const lines: LogEntry[] = Array.from({ length: 400 }, (_, index) => {
  const at = start + index * 1500;
  return {
    id: String(index + 1),
    time: new Date(at).toISOString(),
    at,
    level: levels[index % levels.length] ?? 'info',
    text: texts[index % texts.length] ?? '',
    isPartial: false,
    rank: index % 4,
    container: 'c0ffee12',
    agent: 'agent-1',
    origin: '',
  };
});

async function* none(): AsyncGenerator<readonly LogEntry[]> {
  // the log has ended: no more lines arrive
}

async function* inOne<L>(entries: readonly L[]): AsyncGenerator<readonly L[]> {
  yield entries;
}

const page = (all: readonly LogEntry[], entries: LogEntry[]): LogPage => ({
  entries,
  hasMore: entries.length > 0 && entries.length < all.length,
});

const sourceOf = (all: readonly LogEntry[]): LogSource => ({
  scan: {
    all: () => inOne(all),
    problems: () => inOne(all.flatMap((line) => problemOf(line) ?? [])),
  },
  problemOf,
  newest: async ({ limit }) => page(all, all.slice(-limit)),
  oldest: async ({ limit }) => page(all, all.slice(0, limit)),
  older: async ({ limit, loaded }) => {
    const end = Number(loaded[0]?.id ?? 1) - 1;
    const first = Math.max(0, end - limit);
    return { entries: all.slice(first, end), hasMore: first > 0 };
  },
  newer: async ({ limit, loaded }) => {
    const first = Number(loaded.at(-1)?.id ?? 0);
    return { entries: all.slice(first, first + limit), hasMore: first + limit < all.length };
  },
  around: async ({ limit, place }) => {
    const first = Math.max(0, Number(place.id) - 1 - limit);
    const end = Number(place.id) + limit;
    return { entries: all.slice(first, end), hasOlder: first > 0, hasNewer: end < all.length };
  },
  follow: none,
});

const full = sourceOf(lines);
const empty = sourceOf([]);
const refuse = () => Promise.reject(new Error('the master answered 502'));
const failing: LogSource = { ...empty, newest: refuse, oldest: refuse };

function Log({ source }: { source: LogSource }) {
  const [view, setView] = useState(plainView);
  return (
    <LogViewer
      label="Log of a trial"
      source={source}
      view={view}
      onViewChange={(change) => setView({ ...view, ...change })}
    />
  );
}

export const logs = entriesOf('Logs', {
  log: { title: 'Log', Example: () => <Log source={full} />, isPage: true },
  'log-empty': {
    title: 'A log without lines',
    Example: () => <Log source={empty} />,
    isPage: true,
  },
  'log-failed': {
    title: 'A log that did not come',
    Example: () => <Log source={failing} />,
    isPage: true,
  },
});
