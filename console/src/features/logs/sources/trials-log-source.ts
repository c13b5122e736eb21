import type { Caller } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type { LogSource } from '@trainyard/ui/logs/window/log-source';
import type { LogLines } from '~/features/logs/download/download-log';
import { type LogFilter, splitFilter } from '~/features/logs/filters/log-filter';
import { mergedLogSource } from './merged-log-source';
import { trialLogCalls } from './trial-log-source';

/** The logs of several trials in one time order, narrowed by `filter`; each line's origin is its trial. */
export function trialsLogSource(
  client: Caller,
  trialIds: readonly number[],
  filter: LogFilter,
): LogSource {
  const { wire, narrowed } = splitFilter(filter);
  const parts = [...new Set(trialIds)].map((trialId) => ({
    origin: String(trialId),
    calls: trialLogCalls(client, trialId, wire),
  }));
  return mergedLogSource(parts, { queue: requestQueueOf(client), narrowed });
}

type Wanted = { trialIds: readonly number[]; filter: LogFilter; signal: AbortSignal };

/** The same as whole lines of text, from the oldest to what is the newest by then. */
export async function* trialsLogLines(
  client: Caller,
  { trialIds, filter, signal }: Wanted,
): LogLines {
  const source = trialsLogSource(client, trialIds, filter);
  for await (const batch of source.scan.all({ signal }))
    yield batch.map((entry) => ({ text: `${fileLine(entry)}\n`, at: entry.at }));
}

/** As the master writes a line of one log, behind the trial it is of. */
function fileLine({ origin, time, container, rank, level, text }: LogEntry): string {
  const process = rank === null ? '' : `[rank=${rank}] `;
  const name = level === 'none' ? '' : `${level.toUpperCase()}: `;
  return `[trial=${origin}] [${time ?? ''}] ${container.slice(0, 8).padEnd(8)} ${process}|| ${name}${text}`;
}
