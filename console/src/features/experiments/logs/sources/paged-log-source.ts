import { logReader, type RequestQueue, readLine } from '@trainyard/sdk/logs';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type { LogScan, LogSource } from '@trainyard/ui/logs/window/log-source';
import {
  type LogCalls,
  later,
  type Narrowed,
  readersOf,
  requestCost,
  searchesOf,
  streamOf,
  type WireStretch,
} from './log-calls';
import { problemOf, problemsIn } from './problems';

type Options = {
  calls: LogCalls;
  queue: RequestQueue;
  narrowed?: Narrowed;
  /** no filter of the calls leaves lines out */
  isUnfiltered?: boolean;
};

/** A log that is requested by time. */
export function pagedLogSource({ calls, queue, narrowed = {}, isUnfiltered }: Options): LogSource {
  const reader = logReader({
    ...readersOf(calls, narrowed),
    stream: streamOf(calls, narrowed),
  });
  return {
    ...(isUnfiltered ? { numbers: 'places' as const } : {}),
    newest: endOf(queue, reader.newest),
    oldest: endOf(queue, reader.oldest),
    around: (options) => queue.now(() => reader.around(options), { isFirst: true }),
    older: (options) => queue.now(() => reader.before(options)),
    newer: (options) => queue.now(() => reader.after(options)),
    follow: reader.follow,
    scan: scanOf({ calls, queue, narrowed }),
    problemOf,
  };
}

type ReadEnd = LogSource['newest'];

/** Reads one end of a log: with priority if the user waits for it, else after other reads. */
export const endOf =
  (queue: RequestQueue, read: ReadEnd): ReadEnd =>
  ({ isBackground, ...options }) =>
    isBackground
      ? queue.later((signal) => read({ ...options, signal }), {
          cost: requestCost.ends,
          signal: options.signal,
        })
      : queue.now(() => read(options), { isFirst: true });

function scanOf({ calls, queue, narrowed }: Required<Omit<Options, 'isUnfiltered'>>): LogScan {
  const { levels, searchText, sinceMs } = narrowed;
  const scan = async function* (stretch: WireStretch, signal: AbortSignal) {
    const lines = calls.resume({ ...later(undefined, sinceMs), ...stretch }, { signal });
    for await (const batch of lines.batches()) yield batch.map(readLine);
  };
  const isNarrowed = isByText({ searchText });
  async function* readEnd(signal: AbortSignal) {
    const end: LogEntry[] = [];
    const stretch = { limit: endLines, orderBy: 'ORDER_BY_DESC' } as const;
    for await (const line of calls.read({ ...later(undefined, sinceMs), ...stretch }, signal))
      end.push(readLine(line));
    yield end.toReversed();
  }
  return {
    all: ({ signal }) => scan({}, signal),
    // the master looks for one text at a time
    ...(isNarrowed ? {} : searchesOf(scan)),
    problemsNote: problemsNote(isNarrowed),
    // one read after the other, because a master slows down with two
    async *problems({ signal }) {
      const later = (stretch: WireStretch) =>
        queue.laterBatches((turn) => scan(stretch, turn), { cost: requestCost.problems, signal });
      const lineFilter = badLevels({ levels });
      if (lineFilter.length > 0) yield* problemsIn(later({ levels: lineFilter }));
      // the lines with a severe level have arrived
      if (isNarrowed) return;
      yield* problemsIn(later({ searchText: 'Error' }), hasPlainLevel);
      // crashes and messages of a shell have other words, and end their process
      const end = queue.laterBatches((turn) => readEnd(turn), {
        cost: requestCost.problems,
        signal,
      });
      yield* problemsIn(end, isFoundAtEnd);
    },
  };
}

const hasPlainLevel = ({ level }: LogEntry) =>
  level !== 'warning' && level !== 'error' && level !== 'critical';

/** the lines from the end of a log that are read for errors of other words */
export const endLines = 500;

/** Names the lines that the search for problems cannot find on this master. */
export const problemsNote = (isByWords: boolean): string =>
  isByWords
    ? 'A line without a level is counted where it was shown and names an error.'
    : `A crash whose line has neither a level nor the word "error" is counted where it is among the last ${endLines} lines, or was shown.`;

/** True for a line that a search for levels and for "Error" does not find. */
export const isFoundAtEnd = (line: LogEntry): boolean =>
  hasPlainLevel(line) && !/error/i.test(line.text);

/** True if a search for a text is running: the master searches for one text at a time. */
export const isByText = ({ searchText }: Narrowed) => searchText !== undefined && searchText !== '';

/** The levels of problems that the log has. */
export const badLevels = ({ levels }: Narrowed) =>
  levels === undefined ? bad : bad.filter((level) => levels.includes(level));

const bad: NonNullable<WireStretch['levels']> = [
  'LOG_LEVEL_WARNING',
  'LOG_LEVEL_ERROR',
  'LOG_LEVEL_CRITICAL',
];
