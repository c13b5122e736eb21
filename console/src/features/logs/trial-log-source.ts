import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import type { LogSource } from '~/components/log-viewer/log-source';
import { toLogEntry } from './log-line';

type Query = Args<'trialLogs'>;
/** What narrows a log down on the master's side. */
export type LogFilter = Pick<
  Query,
  'agentIds' | 'containerIds' | 'rankIds' | 'levels' | 'stdtypes' | 'sources' | 'searchText'
>;

// the newer bound is exclusive: one millisecond earlier asks for the last line's time again
const justBefore = (time: string) => new Date(Date.parse(time) - 1).toISOString();
// the older bound is inclusive but our text may be cut to milliseconds
const justAfter = (time: string) => new Date(Date.parse(time) + 1).toISOString();

const until = (line: LogEntry | undefined) =>
  line?.time ? { timestampBefore: justAfter(line.time) } : {};
const from = (line: LogEntry | undefined) =>
  line?.time ? { timestampAfter: justBefore(line.time) } : {};

/** The log of one trial, narrowed by `filter`; lines at a page's edge come twice and are folded by id. */
export function trialLogSource(client: Caller, trialId: number, filter: LogFilter): LogSource {
  const read = async (query: Omit<Query, 'trialId'>, signal: AbortSignal) => {
    const entries: LogEntry[] = [];
    for await (const line of trialLogs(client, { trialId, ...filter, ...query }, { signal }))
      entries.push(toLogEntry(line));
    return entries;
  };
  return {
    async older({ before, limit, signal }) {
      const query = { limit, orderBy: 'ORDER_BY_DESC' as const, ...until(before) };
      return (await read(query, signal)).reverse();
    },
    newer: ({ after, limit, signal }) =>
      read({ limit, orderBy: 'ORDER_BY_ASC', ...from(after) }, signal),
    async *follow({ after, signal }) {
      const query = { trialId, ...filter, ...from(after), follow: true };
      for await (const line of trialLogs(client, query, { signal })) yield toLogEntry(line);
    },
  };
}
