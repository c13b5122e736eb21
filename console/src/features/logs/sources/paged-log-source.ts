import { logReader, readLine } from '@trainyard/sdk/logs';
import type { LogScan, LogSource } from '@trainyard/ui/logs/window/log-source';
import { inOrder } from './in-order';
import {
  type LogCalls,
  later,
  type Narrowed,
  readersOf,
  streamOf,
  type WireStretch,
} from './log-calls';
import { problemOf, problemsIn } from './problems';

/** A log that is asked for by time; `isWhole` where no filter of the calls leaves lines out. */
export function pagedLogSource(
  calls: LogCalls,
  narrowed: Narrowed = {},
  isWhole = false,
): LogSource {
  const { before, after, ...reader } = logReader({
    ...readersOf(calls, narrowed),
    stream: streamOf(calls, narrowed),
  });
  return {
    ...(isWhole ? { numbers: 'places' as const } : {}),
    ...reader,
    older: before,
    newer: after,
    scan: scanOf(calls, narrowed),
    problemOf,
  };
}

function scanOf(calls: LogCalls, { levels, searchText, sinceMs }: Narrowed): LogScan {
  const scan = async function* (stretch: WireStretch, signal: AbortSignal) {
    const lines = calls.resume({ ...later(undefined, sinceMs), ...stretch }, { signal });
    for await (const batch of lines.batches()) yield batch.map(readLine);
  };
  const isNarrowed = isByText({ searchText });
  return {
    all: ({ signal }) => scan({}, signal),
    // the master looks for one text at a time
    ...(isNarrowed ? {} : { find: ({ text, signal }) => scan({ searchText: text }, signal) }),
    problems: ({ signal }) => {
      const wanted = badLevels({ levels });
      return problemsIn(
        inOrder([
          ...(wanted.length > 0 ? [scan({ levels: wanted }, signal)] : []),
          ...(isNarrowed ? [] : [scan({ searchText: 'Error' }, signal)]),
        ]),
      );
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
