import { stream } from '@trainyard/sdk';
import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import { type LogFilter, splitFilter } from '~/features/logs/filters/log-filter';

type Wanted = { trialId: number; filter: LogFilter; signal: AbortSignal };

/** The log of a trial in the master's own words, each line once, whatever the connection does. */
export async function* trialLogLines(client: Caller, { trialId, filter, signal }: Wanted) {
  const { wire, narrowed } = splitFilter(filter);
  const { sinceMs } = narrowed;
  const since = sinceMs === undefined ? {} : { timestampAfter: new Date(sinceMs).toISOString() };
  const lines = stream(client, trialLogs, { trialId, ...wire, ...since }, { signal });
  for await (const batch of lines.batches())
    yield batch.map(({ message, timestamp }) => ({
      text: message.endsWith('\n') ? message : `${message}\n`,
      at: Date.parse(timestamp ?? ''),
    }));
}
