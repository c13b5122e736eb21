import { stream } from '@trainyard/sdk';
import { type Caller, taskLogs } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import type { LogSource } from '@trainyard/ui/logs/window/log-source';
import { isUnfiltered, splitFilter, type TaskLogFilter } from '~/features/logs/filters/log-filter';
import { pagedLogSource } from './paged-log-source';

/** The log of one interactive task, narrowed by `filter`. */
export function taskLogSource(client: Caller, taskId: string, filter: TaskLogFilter): LogSource {
  const { wire, narrowed } = splitFilter(filter);
  return pagedLogSource({
    calls: {
      read: (stretch, signal) => taskLogs(client, { taskId, ...wire, ...stretch }, { signal }),
      resume: (stretch, options) =>
        stream(client, taskLogs, { taskId, ...wire, ...stretch }, options),
    },
    queue: requestQueueOf(client),
    narrowed,
    isWhole: isUnfiltered(filter),
  });
}
