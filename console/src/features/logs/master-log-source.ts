import { type Caller, masterLogs } from '@trainyard/sdk/calls';
import type { Args, LogEntry as MasterLine } from '@trainyard/sdk/types';
import type { LogEntry } from '~/components/log-viewer/log-entry';
import type { LogSource } from '~/components/log-viewer/log-source';
import { logLevelOf } from './log-line';

const toEntry = ({ id, timestamp, level, message }: MasterLine): LogEntry => ({
  id: String(id),
  time: timestamp,
  level: logLevelOf(level),
  text: message.replace(/\n$/, ''),
  rank: null,
  container: '',
  agent: '',
});

/** The master's own log, as far as it is still in its memory. Lines are asked for by number. */
export function masterLogSource(client: Caller): LogSource {
  async function* lines(query: Args<'masterLogs'>, signal: AbortSignal) {
    for await (const { logEntry } of masterLogs(client, query, { signal }))
      if (logEntry !== null) yield toEntry(logEntry);
  }
  const read = async (query: Args<'masterLogs'>, signal: AbortSignal) => {
    const entries: LogEntry[] = [];
    for await (const entry of lines(query, signal)) entries.push(entry);
    return entries;
  };
  return {
    older({ before, limit, signal }) {
      // a number below 0 counts from the end
      if (before === undefined) return read({ offset: -limit, limit }, signal);
      const end = Number(before.id);
      const offset = Math.max(0, end - limit);
      return end === 0 ? Promise.resolve([]) : read({ offset, limit: end - offset }, signal);
    },
    newer: ({ after, limit, signal }) => read({ offset: Number(after?.id ?? 0), limit }, signal),
    follow: ({ after, signal }) =>
      lines({ offset: after === undefined ? 0 : Number(after.id) + 1, follow: true }, signal),
  };
}
