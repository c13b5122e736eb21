import { stream } from '@trainyard/sdk';
import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import type { LogSource } from '@trainyard/ui/logs/window/log-source';
import {
  isUnfiltered,
  type LogFilter,
  splitFilter,
} from '~/features/experiments/logs/filters/log-filter';
import type { LogCalls } from './log-calls';
import { pagedLogSource } from './paged-log-source';

/** The calls that read a trial's log; `wire` is sent with every call. */
export const trialLogCalls = (
  client: Caller,
  trialId: number,
  wire: Omit<LogFilter, 'since'>,
): LogCalls => ({
  read: (stretch, signal) => trialLogs(client, { trialId, ...wire, ...stretch }, { signal }),
  resume: (stretch, options) =>
    stream(client, trialLogs, { trialId, ...wire, ...stretch }, options),
});

/** The log of one trial, narrowed by `filter`. */
export function trialLogSource(client: Caller, trialId: number, filter: LogFilter): LogSource {
  const { wire, narrowed } = splitFilter(filter);
  return pagedLogSource({
    calls: trialLogCalls(client, trialId, wire),
    queue: requestQueueOf(client),
    narrowed,
    isUnfiltered: isUnfiltered(filter),
  });
}
