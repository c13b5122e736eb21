import type { ResumingStream, StreamOptions } from '@trainyard/sdk';
import type { Args, TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import type { ReadLog, Stretch } from '~/components/log-viewer/exact-pages';
import type { LogSource } from '~/components/log-viewer/log-source';
import { toLogEntry } from './log-line';

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

/** The bound of a reading; what the log is narrowed down to holds beside it. */
export function later(afterMs: number | undefined, sinceMs: number | undefined) {
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
