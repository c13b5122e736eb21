import {
  type Arrived,
  arrivedOf,
  compareLines,
  createChannel,
  type FollowProgress,
  followLog,
  type LogPart,
  nameLine,
  type RequestQueue,
  roundRobinFollow,
  timePages,
  withRetries,
} from '@trainyard/sdk/logs';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type {
  LoadedLines,
  LogMark,
  LogScan,
  LogSource,
} from '@trainyard/ui/logs/window/log-source';
import {
  type LogCalls,
  type Narrowed,
  readersOf,
  requestCost,
  searchesOf,
  streamOf,
} from './log-calls';
import {
  badLevels,
  endLines,
  endOf,
  isByText,
  isFoundAtEnd,
  problemsNote,
} from './paged-log-source';
import { problemOf, problemsIn } from './problems';

/** One of the logs that are read as one; `origin` is seen at its lines. */
export type MergedPart = { origin: string; calls: LogCalls };

type Options = {
  queue: RequestQueue;
  narrowed?: Narrowed;
};

const scanned = 1000;
/** number of logs followed at once, and the time of each in ms while others wait */
const turns = { slots: 3, turnMs: 4000 };

/** Several logs in one time order: lines of the same time by log, then as they arrived. */
export function mergedLogSource(merged: readonly MergedPart[], options: Options): LogSource {
  const { queue, narrowed = {} } = options;
  const partsOf = (lineFilter: Parameters<typeof readersOf>[2] = {}): Array<LogPart<LogEntry>> =>
    merged.map(({ origin, calls }) => ({ origin, ...readersOf(calls, narrowed, lineFilter) }));
  const parts = partsOf();
  const pages = timePages(parts);
  /** the part of each log that existed on opening, and the part that was read since */
  const marks = new WeakMap<
    LogMark,
    Map<string, { loaded: LoadedLines; progress: FollowProgress<LogEntry> }>
  >();
  const marked = (arrived: Arrived<LogEntry>): LogMark => {
    const mark = {};
    marks.set(
      mark,
      new Map([...arrived].map(([origin, loaded]) => [origin, { loaded, progress: {} }])),
    );
    return mark;
  };

  return {
    compare: compareLines,
    scan: scanOf({ partsOf, queue, narrowed }),
    problemOf,
    newest: endOf(queue, (options) =>
      withRetries(async () => {
        const { samples, ...page } = await pages.before(options);
        return { ...page, mark: marked(arrivedOf(samples)) };
      }, options.signal),
    ),
    oldest: endOf(queue, (options) =>
      withRetries(async () => {
        const mark = marked(await pages.arrived(options.signal));
        return { ...(await pages.after(options)), mark };
      }, options.signal),
    ),
    around: (options) =>
      queue.now(
        () =>
          withRetries(async () => {
            const mark = marked(await pages.arrived(options.signal));
            return { ...(await pages.around(options)), mark };
          }, options.signal),
        { isFirst: true },
      ),
    older: ({ loaded, ...options }) =>
      queue.now(() =>
        withRetries(async () => {
          const { samples: _, ...page } = await pages.before({ ...options, edge: loaded[0] });
          return page;
        }, options.signal),
      ),
    newer: ({ loaded, ...options }) =>
      queue.now(() =>
        withRetries(() => pages.after({ ...options, edge: loaded.at(-1) }), options.signal),
      ),
    async *follow({ mark, signal, onReconnect }) {
      const opened = mark && marks.get(mark);
      const stopped = new AbortController();
      const both = AbortSignal.any([signal, stopped.signal]);
      const channel = createChannel<{ origin: string; lines: readonly LogEntry[] }>();
      const follow = async ({ origin, calls }: MergedPart, turn: AbortSignal) => {
        const state = opened?.get(origin) ?? { loaded: [], progress: {} };
        const readers = readersOf(calls, narrowed);
        const options = { readers, stream: streamOf(calls, narrowed), signal: turn, onReconnect };
        for await (const batch of followLog({ ...options, ...state }))
          await channel.put({ origin, lines: batch });
      };
      roundRobinFollow(merged, { ...turns, signal: both, follow }).then(channel.end, channel.fail);
      try {
        for await (const { origin, lines } of channel.items())
          yield lines.map((line) => nameLine(line, origin));
      } finally {
        stopped.abort();
        channel.leave();
      }
    },
  };
}

type PartsOf = (lineFilter?: Parameters<typeof readersOf>[2]) => Array<LogPart<LogEntry>>;

/** Readings of the whole, page by page: as many connections for twelve logs as for three. */
type Scanned = { partsOf: PartsOf; queue: RequestQueue; narrowed: Narrowed };

function scanOf({ partsOf, queue, narrowed }: Scanned): LogScan {
  const isNarrowed = isByText(narrowed);
  async function* scan(parts: ReadonlyArray<LogPart<LogEntry>>, signal: AbortSignal) {
    const pages = timePages(parts);
    for (let edge: LogEntry | undefined; ; ) {
      const options = { edge, limit: scanned, signal };
      const { entries, hasMore } = await withRetries(() => pages.after(options), signal);
      yield entries;
      edge = entries.at(-1);
      if (!hasMore) return;
    }
  }
  async function* readEnd(signal: AbortSignal) {
    const end = { limit: endLines, signal };
    yield (await withRetries(() => timePages(partsOf()).before(end), signal)).entries;
  }
  return {
    all: ({ signal }) => scan(partsOf(), signal),
    ...(isNarrowed ? {} : searchesOf((lineFilter, signal) => scan(partsOf(lineFilter), signal))),
    problemsNote: problemsNote(isNarrowed),
    async *problems({ signal }) {
      const levels = badLevels(narrowed);
      const parts = [
        ...(levels.length > 0 ? partsOf({ levels }) : []),
        ...(isNarrowed ? [] : partsOf({ searchText: 'Error' })),
      ];
      const background = { cost: requestCost.problems, signal };
      yield* problemsIn(queue.laterBatches((turn) => scan(parts, turn), background));
      if (isNarrowed) return;
      yield* problemsIn(queue.laterBatches(readEnd, background), isFoundAtEnd);
    },
  };
}
