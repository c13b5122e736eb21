import type { Caller } from '@trainyard/sdk/calls';
import type { LogSource } from '~/components/log-viewer/log-source';
import { type LogFilter, splitFilter } from './log-filter';
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
  return mergedLogSource(parts, { narrowed });
}
