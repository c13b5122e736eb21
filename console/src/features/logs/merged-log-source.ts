import { exactPages } from '~/components/log-viewer/exact-pages';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import type { LogScan, LogSource } from '~/components/log-viewer/log-source';
import { looksLikeError } from '~/components/log-viewer/signature';
import { compareLines, nameLine } from '~/components/log-viewer/time-order';
import {
  type Arrived,
  arrivedOf,
  type LogPart,
  timePages,
} from '~/components/log-viewer/time-pages';
import { createChannel } from './channel';
import { followInTurns } from './follow-in-turns';
import {
  badLevels,
  followLog,
  isByText,
  type LogCalls,
  type Narrowed,
  readersOf,
} from './paged-log-source';
import { thrice } from './thrice';

/** One of the logs that are read as one; `origin` is seen at its lines. */
export type MergedPart = { origin: string; calls: LogCalls };

type Options = {
  narrowed?: Narrowed;
  /** logs that are followed at once, and for how long where others wait for their turn */
  slots?: number;
  turnMs?: number;
};

const overlapMs = 60_000;
const kept = 100;
const scanned = 1000;

/** Several logs in one time order: lines of the same time by log, then as they arrived. */
export function mergedLogSource(merged: readonly MergedPart[], options: Options = {}): LogSource {
  const { narrowed = {}, slots = 3, turnMs = 4000 } = options;
  const partsOf = (wanted: Parameters<typeof readersOf>[2] = {}): LogPart[] =>
    merged.map(({ origin, calls }) => ({ origin, ...readersOf(calls, narrowed, wanted) }));
  const parts = partsOf();
  const pages = timePages(parts);
  /** marks of logs that were opened, and how far they are read */
  const marks = new WeakMap<object, Arrived>();
  const marked = (arrived: Arrived) => {
    const mark = {};
    marks.set(mark, arrived);
    return mark;
  };

  async function followOne(origin: string, arrived: Arrived, signal: AbortSignal) {
    const part = parts.find((part) => part.origin === origin);
    const held = arrived.get(origin) ?? [];
    const newestMs = Math.max(...held.map(({ at }) => at).filter((at) => !Number.isNaN(at)));
    if (!part || !Number.isFinite(newestMs)) return undefined;
    // a clock that is behind may write what lies before all that is known
    const fromMs = await thrice(() => exactPages(part).followFrom(held, signal), signal);
    return Math.min(fromMs ?? newestMs, newestMs - overlapMs);
  }

  return {
    compare: compareLines,
    scan: scanOf(partsOf, narrowed),
    newest: (ask) =>
      thrice(async () => {
        const { samples, ...page } = await pages.before(ask);
        return { ...page, mark: marked(arrivedOf(samples)) };
      }, ask.signal),
    oldest: (ask) =>
      thrice(async () => {
        const mark = marked(await pages.arrived(ask.signal));
        return { ...(await pages.after(ask)), mark };
      }, ask.signal),
    around: (ask) =>
      thrice(async () => {
        const mark = marked(await pages.arrived(ask.signal));
        return { ...(await pages.around(ask)), mark };
      }, ask.signal),
    older: ({ held, ...ask }) =>
      thrice(async () => {
        const { samples: _, ...page } = await pages.before({ ...ask, edge: held[0] });
        return page;
      }, ask.signal),
    newer: ({ held, ...ask }) =>
      thrice(() => pages.after({ ...ask, edge: held.at(-1) }), ask.signal),
    async *follow({ mark, signal, onReconnect }) {
      const arrived: Arrived = (mark && marks.get(mark)) ?? new Map();
      const left = new AbortController();
      const both = AbortSignal.any([signal, left.signal]);
      const channel = createChannel<{ origin: string; lines: readonly LogEntry[] }>();
      const follow = async ({ origin, calls }: MergedPart, turn: AbortSignal) => {
        const afterMs = await followOne(origin, arrived, turn);
        const lines = followLog(calls, narrowed, { afterMs, signal: turn, onReconnect });
        for await (const batch of lines) await channel.put({ origin, lines: batch });
      };
      followInTurns(merged, { slots, turnMs, signal: both, follow }).then(
        channel.end,
        channel.fail,
      );
      try {
        for await (const { origin, lines } of channel.items()) {
          yield lines.map((line) => nameLine(line, origin));
          // only what was taken counts: what was not is read again
          arrived.set(origin, [...(arrived.get(origin) ?? []), ...lines].slice(-kept));
        }
      } finally {
        left.abort();
        channel.leave();
      }
    },
  };
}

type PartsOf = (wanted?: Parameters<typeof readersOf>[2]) => LogPart[];

/** Readings of the whole, page by page: as many connections for twelve logs as for three. */
function scanOf(partsOf: PartsOf, narrowed: Narrowed): LogScan {
  const isNarrowed = isByText(narrowed);
  async function* scan(parts: readonly LogPart[], signal: AbortSignal) {
    const pages = timePages(parts);
    for (let edge: LogEntry | undefined; ; ) {
      const ask = { edge, limit: scanned, signal };
      const { entries, hasMore } = await thrice(() => pages.after(ask), signal);
      yield entries;
      edge = entries.at(-1);
      if (!hasMore) return;
    }
  }
  return {
    all: ({ signal }) => scan(partsOf(), signal),
    ...(isNarrowed
      ? {}
      : { find: ({ text, signal }) => scan(partsOf({ searchText: text }), signal) }),
    problems: async function* ({ signal }) {
      const levels = badLevels(narrowed);
      const parts = [
        ...(levels.length > 0 ? partsOf({ levels }) : []),
        ...(isNarrowed ? [] : partsOf({ searchText: 'Error' })),
      ];
      const isBad = ({ level, text }: LogEntry) => isBadLevel(level) || looksLikeError(text);
      for await (const lines of scan(parts, signal)) yield lines.filter(isBad);
    },
  };
}

const isBadLevel = (level: LogEntry['level']) =>
  level === 'warning' || level === 'error' || level === 'critical';
