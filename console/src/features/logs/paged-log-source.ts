import type { Args, TaskLogsResponse, TrialLogsResponse } from '@trainyard/sdk/types';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import type { LogSource } from '~/components/log-viewer/log-source';
import { toLogEntry } from './log-line';

type Line = TrialLogsResponse | TaskLogsResponse;
/** Which stretch of a log, and in which order. */
type Stretch = Pick<
  Args<'trialLogs'>,
  'limit' | 'orderBy' | 'timestampBefore' | 'timestampAfter' | 'follow'
>;
type Read = (stretch: Stretch, signal: AbortSignal) => AsyncIterable<Line>;

// the newer bound is exclusive: one millisecond earlier asks for the last line's time again
const justBefore = (time: string) => new Date(Date.parse(time) - 1).toISOString();
// the older bound is inclusive but our text may be cut to milliseconds
const justAfter = (time: string) => new Date(Date.parse(time) + 1).toISOString();

const until = (line: LogEntry | undefined) =>
  line?.time ? { timestampBefore: justAfter(line.time) } : {};
const from = (line: LogEntry | undefined) =>
  line?.time ? { timestampAfter: justBefore(line.time) } : {};

/** A log that is asked for by time; lines at a page's edge come twice and are folded by id. */
export function pagedLogSource(read: Read): LogSource {
  const page = async (stretch: Stretch, signal: AbortSignal) => {
    const entries: LogEntry[] = [];
    for await (const line of read(stretch, signal)) entries.push(toLogEntry(line));
    return entries;
  };
  return {
    older: async ({ before, limit, signal }) =>
      (await page({ limit, orderBy: 'ORDER_BY_DESC', ...until(before) }, signal)).reverse(),
    newer: ({ after, limit, signal }) =>
      page({ limit, orderBy: 'ORDER_BY_ASC', ...from(after) }, signal),
    async *follow({ after, signal }) {
      for await (const line of read({ ...from(after), follow: true }, signal))
        yield toLogEntry(line);
    },
  };
}
