import type { ResumingStream, StreamOptions } from '@trainyard/sdk';
import { type ReadLog, readLine, type StreamLog, type Stretch } from '@trainyard/sdk/logs';
import type { Args, TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type { LogScan } from '@trainyard/ui/logs/window/log-source';
import { supports } from '~/app/abilities';
import { masterPattern } from './master-pattern';

/** Lines of the first request of a viewer. */
export const firstLines = 100;

/** The relative cost of background requests to the master: the cheapest runs first. */
export const requestCost = { ends: 1, fields: 2, problems: 3 } as const;

type Line = TrialLogsResponse | TaskLogsResponse;
/** Which stretch of a log, in which order, and what of it. */
export type WireStretch = Pick<
  Args<'trialLogs'>,
  'limit' | 'orderBy' | 'timestampBefore' | 'timestampAfter' | 'follow' | 'levels' | 'searchText'
> & {
  /** `searchText` is a regular expression; needs a master with the ability `logPatterns` */
  enableRegex?: true;
};

export type LogCalls = {
  /** the lines of one answer */
  read: (stretch: WireStretch, signal: AbortSignal) => AsyncIterable<Line>;
  /** lines of a stream that continues after a cut */
  resume: (stretch: WireStretch, options: StreamOptions) => ResumingStream<Line>;
};

type LineFilter = Pick<WireStretch, 'levels' | 'searchText' | 'enableRegex'>;

/** The filters that a log already has. */
export type Narrowed = LineFilter & {
  /** only lines later than this, ms */
  sinceMs?: number;
};

const timeText = (ms: number) => new Date(ms).toISOString();

/** How a log is read by time; `wanted` narrows it further. */
export function readersOf(calls: LogCalls, { sinceMs }: Narrowed, lineFilter: LineFilter = {}) {
  const read: ReadLog<LogEntry> = async function* (stretch, signal) {
    const request = toWire(stretch, sinceMs);
    if (request === undefined) return;
    for await (const line of calls.read({ ...request, ...lineFilter }, signal))
      yield readLine(line);
  };
  const readAll: ReadLog<LogEntry> = async function* (stretch, signal) {
    const request = toWire(stretch, sinceMs);
    if (request === undefined) return;
    // clocks may disagree by more than what is read again after a cut
    const lines = calls.resume({ ...request, ...lineFilter }, { signal, resume: 'exact' });
    for await (const line of lines) yield readLine(line);
  };
  return { read, readAll };
}

type Scan = (lineFilter: LineFilter, signal: AbortSignal) => AsyncIterable<readonly LogEntry[]>;

/** The searches of a whole log that the master makes: for a text, and as it can for an expression. */
export const searchesOf = (scan: Scan): Pick<LogScan, 'find' | 'match'> => ({
  find: ({ text, signal }) => scan({ searchText: text }, signal),
  ...(supports('logPatterns') && {
    match({ pattern, signal }) {
      const searchText = masterPattern(pattern);
      return searchText === undefined ? undefined : scan({ searchText, enableRegex: true }, signal);
    },
  }),
});

/** Streams lines as they are written, from a time on. */
export const streamOf = (calls: LogCalls, { sinceMs }: Narrowed): StreamLog<LogEntry> =>
  async function* streamLog({ afterMs, signal, onReconnect }) {
    const lines = calls.resume(
      { ...later(afterMs, sinceMs), follow: true },
      { signal, onReconnect: ({ cause }) => onReconnect(cause) },
    );
    // lines are passed on as they arrive; the viewer draws once per frame
    for await (const batch of lines.batches(0)) yield batch.map(readLine);
  };

/** Returns the lower bound of a request: the later of a position and of the filter's start. */
export function later(afterMs: number | undefined, sinceMs: number | undefined) {
  const from = Math.max(afterMs ?? Number.NEGATIVE_INFINITY, sinceMs ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(from) ? { timestampAfter: timeText(from) } : {};
}

/** Returns the arguments of a request; undefined if all lines are before the filter's start. */
function toWire(stretch: Stretch, sinceMs: number | undefined): WireStretch | undefined {
  const { order, limit, afterMs, beforeMs } = stretch;
  if (beforeMs !== undefined && sinceMs !== undefined && beforeMs <= sinceMs) return undefined;
  return {
    ...(limit > 0 ? { limit } : {}),
    orderBy: order === 'asc' ? 'ORDER_BY_ASC' : 'ORDER_BY_DESC',
    ...later(afterMs, sinceMs),
    ...(beforeMs === undefined ? {} : { timestampBefore: timeText(beforeMs) }),
  };
}
