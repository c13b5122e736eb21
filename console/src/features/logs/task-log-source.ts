import { type Caller, taskLogs } from '@trainyard/sdk/calls';
import type { LogSource } from '~/components/log-viewer/log-source';
import { pagedLogSource } from './paged-log-source';
import type { LogFilter } from './trial-log-source';

/** The log of one interactive task, narrowed by `filter`. */
export const taskLogSource = (client: Caller, taskId: string, filter: LogFilter): LogSource =>
  pagedLogSource((stretch, signal) =>
    taskLogs(client, { taskId, ...filter, ...stretch }, { signal }),
  );
