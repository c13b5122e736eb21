import { useQuery } from '@tanstack/react-query';
import { stream } from '@trainyard/sdk';
import { type Caller, taskLogs } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import { useStableValue } from '@trainyard/ui/hooks/use-stable-value';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import type { LogSource } from '@trainyard/ui/logs/window/log-source';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import {
  isUnfiltered,
  splitFilter,
  type TaskLogFilter,
} from '~/features/experiments/logs/filters/log-filter';
import { maskLines } from '~/lib/mask-log';
import { toLogFilter } from './filters/log-filter';
import { LogFilters } from './filters/log-filters';
import type { LogSearchParams } from './filters/log-search-params';
import { narrowingBy } from './filters/narrow';
import { useStoredFilters } from './filters/use-stored-filters';
import { logQueries } from './queries';
import { firstLines } from './sources/log-calls';
import { pagedLogSource } from './sources/paged-log-source';

/** The log of one interactive task, narrowed by `filter`. */
function taskLogSource(client: Caller, taskId: string, filter: TaskLogFilter): LogSource {
  const { wire, narrowed } = splitFilter(filter);
  return pagedLogSource({
    calls: {
      read: (stretch, signal) => taskLogs(client, { taskId, ...wire, ...stretch }, { signal }),
      resume: (stretch, options) =>
        stream(client, taskLogs, { taskId, ...wire, ...stretch }, options),
    },
    queue: requestQueueOf(client),
    narrowed,
    isUnfiltered: isUnfiltered(filter),
  });
}

type Props = {
  taskId: string;
  /** the task may still write */
  isLive: boolean;
  search: LogSearchParams;
  onSearchChange: (change: Partial<LogSearchParams>) => void;
  onClose?: () => void;
};

/** The log of one interactive task. */
export function TaskLogs({ taskId, isLive, search, onSearchChange, onClose }: Props) {
  const onFilter = useStoredFilters({ id: taskId, search, onSearchChange });
  const fields = useQuery(logQueries.taskFields(taskId, isLive));
  // a new object of the same filter must not reload the log
  const filter = useStableValue(toLogFilter(search));
  const source = useMemo(() => taskLogSource(client, taskId, filter), [taskId, filter]);
  return (
    <LogViewer
      prepareCopy={maskLines}
      label={`Logs of task ${taskId}`}
      source={source}
      view={search}
      onViewChange={onSearchChange}
      {...narrowingBy(onFilter)}
      filters={
        <>
          <LogFilters value={search} fields={fields.data} onChange={onFilter} />
          <CopyAsButton
            makeCall={(caller, signal) =>
              taskLogSource(caller, taskId, filter).newest({ limit: firstLines, signal })
            }
            // a link may name anything a task
            {...(/^[\w.-]+$/.test(taskId)
              ? { command: `task logs --tail ${firstLines} ${taskId}` }
              : {})}
          />
        </>
      }
      {...(onClose ? { onClose } : {})}
    />
  );
}
