import { stream } from '@trainyard/sdk';
import { type Caller, masterLogs } from '@trainyard/sdk/calls';
import { readMasterLine, requestQueueOf, withRetries } from '@trainyard/sdk/logs';
import type { Args, LogEntry as MasterLine } from '@trainyard/sdk/types';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type { LogScan, LogSource } from '@trainyard/ui/logs/window/log-source';
import { requestCost } from './log-calls';
import { endOf } from './paged-log-source';
import { problemOf, problemsIn } from './problems';

type Answered = { logEntry: MasterLine | null };
type Query = Args<'masterLogs'>;

/** The part of the master's own log that it still has in memory. Lines are requested by number. */
export function masterLogSource(client: Caller): LogSource {
  const queue = requestQueueOf(client);
  const read = (query: Query, signal: AbortSignal) =>
    withRetries(async () => {
      const entries: LogEntry[] = [];
      for await (const { logEntry } of masterLogs(client, query, { signal }))
        entries.push(readMasterLine(logEntry));
      return entries;
    }, signal);
  const all: LogScan['all'] = async function* ({ signal }) {
    const lines = stream(client, masterLogs, { offset: 0 }, { signal });
    for await (const batch of lines.batches()) yield batch.flatMap(entriesOf);
  };
  const source: LogSource = {
    numbers: 'ids',
    scan: {
      all,
      problems: ({ signal }) =>
        problemsIn(
          queue.laterBatches((turn) => all({ signal: turn }), {
            cost: requestCost.problems,
            signal,
          }),
        ),
    },
    problemOf,
    // a number below 0 counts from the end
    newest: endOf(queue, async ({ limit, signal }) => {
      const entries = await read({ offset: -limit, limit }, signal);
      return { entries, hasMore: entries.length >= limit };
    }),
    oldest: endOf(queue, async ({ limit, signal }) => {
      const entries = await read({ offset: 0, limit }, signal);
      return { entries, hasMore: entries.length >= limit };
    }),
    older: async ({ loaded, limit, signal }) => {
      const end = numberOf(loaded[0]);
      const offset = Math.max(0, end - limit);
      const entries = end === 0 ? [] : await read({ offset, limit: end - offset }, signal);
      // lines that the master no longer has are skipped: the answer starts with the oldest that it
      // has
      const before = entries.filter((entry) => numberOf(entry) < end);
      return { entries: before, hasMore: offset > 0 && before.length === end - offset };
    },
    newer: async ({ loaded, limit, signal }) => {
      const entries = await read({ offset: numberOf(loaded.at(-1)) + 1, limit }, signal);
      return { entries, hasMore: entries.length >= limit };
    },
    around: async ({ place, limit, signal }) => {
      const number = await numberAt(source, { place, signal });
      const offset = Math.max(0, number - Math.floor(limit / 2));
      const entries = await read({ offset, limit }, signal);
      const hasNewer = entries.length >= limit;
      return { entries, hasOlder: offset > 0 && numberOf(entries[0]) === offset, hasNewer };
    },
    async *follow({ loaded, signal, onReconnect }) {
      const last = loaded.at(-1);
      const offset = last === undefined ? 0 : numberOf(last) + 1;
      const lines = stream(
        client,
        masterLogs,
        { offset, follow: true },
        { signal, onReconnect: ({ cause }) => onReconnect(cause) },
      );
      for await (const batch of lines.batches(0)) yield batch.flatMap(entriesOf);
    },
  };
  return source;
}

const entriesOf = ({ logEntry }: Answered) => (logEntry === null ? [] : [readMasterLine(logEntry)]);

const numberOf = (entry: LogEntry | undefined) => Number(entry?.id ?? 0);

type Sought = { place: { id: string; at: number }; signal: AbortSignal };

/** The number of the first line that is not earlier: the log can only be read by number. */
async function numberAt(source: LogSource, { place, signal }: Sought): Promise<number> {
  if (/^\d+$/.test(place.id)) return Number(place.id);
  const newest = await source.newest({ limit: 1, signal });
  let [low, high] = [0, numberOf(newest.entries[0])];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const loaded = [{ ...blank, id: String(middle - 1) }];
    const { entries } = await source.newer({ loaded, limit: 1, signal });
    if ((entries[0]?.at ?? Number.POSITIVE_INFINITY) < place.at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const blank = readMasterLine({
  id: 0,
  timestamp: null,
  level: 'LOG_LEVEL_UNSPECIFIED',
  message: '',
});
