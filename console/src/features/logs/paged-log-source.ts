import type { ResumingStream, StreamOptions } from '@trainyard/sdk';
import type { Args, TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import { exactPages, type ReadLog, type Stretch } from '~/components/log-viewer/exact-pages';
import type { LogScan, LogSource } from '~/components/log-viewer/log-source';
import { looksLikeError } from '~/components/log-viewer/signature';
import { inOrder } from './in-order';
import { toLogEntry } from './log-line';
import { thrice } from './thrice';

type Line = TrialLogsResponse | TaskLogsResponse;
/** Which stretch of a log, in which order, and what of it. */
export type WireStretch = Pick<
  Args<'trialLogs'>,
  'limit' | 'orderBy' | 'timestampBefore' | 'timestampAfter' | 'follow' | 'levels' | 'searchText'
>;

export type LogCalls = {
  /** lines as one answer has them */
  read: (stretch: WireStretch, signal: AbortSignal) => AsyncIterable<Line>;
  /** lines of a stream that goes on after a cut */
  resume: (stretch: WireStretch, options: StreamOptions) => ResumingStream<Line>;
};

type Wanted = Pick<WireStretch, 'levels' | 'searchText'>;

/** What a log is narrowed down to already. */
export type Narrowed = Wanted & {
  /** only lines later than this, ms */
  sinceMs?: number;
};

const text = (ms: number) => new Date(ms).toISOString();

/** How a log is read by time; `wanted` narrows it further. */
export function readersOf(calls: LogCalls, { sinceMs }: Narrowed, wanted: Wanted = {}) {
  const read: ReadLog = async function* (stretch, signal) {
    const asked = toWire(stretch, sinceMs);
    if (asked === undefined) return;
    for await (const line of calls.read({ ...asked, ...wanted }, signal)) yield toLogEntry(line);
  };
  const readWhole: ReadLog = async function* (stretch, signal) {
    const asked = toWire(stretch, sinceMs);
    if (asked === undefined) return;
    // clocks may disagree by more than what is read again after a cut
    const lines = calls.resume({ ...asked, ...wanted }, { signal, resume: 'exact' });
    for await (const line of lines) yield toLogEntry(line);
  };
  return { read, readWhole };
}

type Following = { afterMs: number | undefined } & Pick<
  Parameters<LogSource['follow']>[0],
  'signal' | 'onReconnect'
>;

/** Lines as they are written, from a time on. */
export async function* followLog(calls: LogCalls, { sinceMs }: Narrowed, following: Following) {
  const { afterMs, signal, onReconnect } = following;
  const lines = calls.resume(
    { ...later(afterMs, sinceMs), follow: true },
    { signal, onReconnect: ({ cause }) => onReconnect(cause) },
  );
  for await (const batch of lines.batches()) yield batch.map(toLogEntry);
}

/** A log that is asked for by time. */
export function pagedLogSource(calls: LogCalls, narrowed: Narrowed = {}): LogSource {
  const pages = exactPages(readersOf(calls, narrowed));
  return {
    newest: (ask) => thrice(() => pages.newest(ask), ask.signal),
    oldest: (ask) => thrice(() => pages.oldest(ask), ask.signal),
    older: (ask) => thrice(() => pages.older(ask), ask.signal),
    newer: (ask) => thrice(() => pages.newer(ask), ask.signal),
    around: (ask) => thrice(() => pages.around(ask), ask.signal),
    async *follow({ held, signal, onReconnect }) {
      const afterMs = await thrice(() => pages.followFrom(held, signal), signal);
      yield* followLog(calls, narrowed, { afterMs, signal, onReconnect });
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

function later(afterMs: number | undefined, sinceMs: number | undefined) {
  const from = Math.max(afterMs ?? Number.NEGATIVE_INFINITY, sinceMs ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(from) ? { timestampAfter: text(from) } : {};
}

/** Nothing where the stretch lies before what the log is narrowed down to. */
function toWire(stretch: Stretch, sinceMs: number | undefined): WireStretch | undefined {
  const { order, limit, afterMs, beforeMs } = stretch;
  if (beforeMs !== undefined && sinceMs !== undefined && beforeMs <= sinceMs) return undefined;
  return {
    ...(limit > 0 ? { limit } : {}),
    orderBy: order === 'asc' ? 'ORDER_BY_ASC' : 'ORDER_BY_DESC',
    ...later(afterMs, sinceMs),
    ...(beforeMs === undefined ? {} : { timestampBefore: text(beforeMs) }),
  };
}
