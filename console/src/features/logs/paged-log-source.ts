import { exactPages } from '~/components/log-viewer/exact-pages';
import type { LogMark, LogScan, LogSource } from '~/components/log-viewer/log-source';
import { looksLikeError } from '~/components/log-viewer/signature';
import { followWhole, type Known } from './follow-whole';
import { inOrder } from './in-order';
import { type LogCalls, later, type Narrowed, readersOf, type WireStretch } from './log-calls';
import { toLogEntry } from './log-line';
import { thrice } from './thrice';

/** A log that is asked for by time; `isWhole` where no filter of the calls leaves lines out. */
export function pagedLogSource(
  calls: LogCalls,
  narrowed: Narrowed = {},
  isWhole = false,
): LogSource {
  const pages = exactPages(readersOf(calls, narrowed));
  /** how far a log is known since it was opened */
  const marks = new WeakMap<LogMark, Known>();
  async function marked<Page>(read: () => Promise<Page>, signal: AbortSignal) {
    const mark = {};
    marks.set(mark, {});
    return { ...(await thrice(read, signal)), mark };
  }
  return {
    ...(isWhole ? { numbers: 'places' as const } : {}),
    newest: (ask) => marked(() => pages.newest(ask), ask.signal),
    oldest: (ask) => marked(() => pages.oldest(ask), ask.signal),
    older: (ask) => thrice(() => pages.older(ask), ask.signal),
    newer: (ask) => thrice(() => pages.newer(ask), ask.signal),
    around: (ask) => marked(() => pages.around(ask), ask.signal),
    follow({ mark, ...ask }) {
      const known = (mark && marks.get(mark)) ?? {};
      return followWhole({ calls, narrowed, known, ...ask });
    },
    scan: scanOf(calls, narrowed),
  };
}

function scanOf(calls: LogCalls, { levels, searchText, sinceMs }: Narrowed): LogScan {
  const scan = async function* (stretch: WireStretch, signal: AbortSignal) {
    const lines = calls.resume({ ...later(undefined, sinceMs), ...stretch }, { signal });
    for await (const batch of lines.batches()) yield batch.map(toLogEntry);
  };
  const byWords = async function* (signal: AbortSignal) {
    for await (const lines of scan({ searchText: 'Error' }, signal))
      yield lines.filter((line) => looksLikeError(line.text));
  };
  const isNarrowed = isByText({ searchText });
  return {
    all: ({ signal }) => scan({}, signal),
    // the master looks for one text at a time
    ...(isNarrowed ? {} : { find: ({ text, signal }) => scan({ searchText: text }, signal) }),
    problems: ({ signal }) => {
      const wanted = badLevels({ levels });
      return inOrder([
        ...(wanted.length > 0 ? [scan({ levels: wanted }, signal)] : []),
        ...(isNarrowed ? [] : [byWords(signal)]),
      ]);
    },
  };
}

/** Whether a text is looked for already: the master looks for one at a time. */
export const isByText = ({ searchText }: Narrowed) => searchText !== undefined && searchText !== '';

/** The levels that tell of something wrong, as far as the log has them. */
export const badLevels = ({ levels }: Narrowed) =>
  levels === undefined ? bad : bad.filter((level) => levels.includes(level));

const bad: NonNullable<WireStretch['levels']> = [
  'LOG_LEVEL_WARNING',
  'LOG_LEVEL_ERROR',
  'LOG_LEVEL_CRITICAL',
];
