import { useQuery } from '@tanstack/react-query';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { toLogFilter } from './filters/log-filter';
import { LogFilters } from './filters/log-filters';
import type { LogSearchParams } from './filters/log-search-params';
import { narrowingBy } from './filters/narrow';
import { useStoredFilters } from './filters/use-stored-filters';
import { firstLines } from './first-lines';
import { logQueries, noFields } from './queries';
import { taskLogSource } from './sources/task-log-source';

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
  const text = JSON.stringify(toLogFilter(search));
  // by its text: a new object of the same filter must not reload the log
  const filter = useMemo(() => JSON.parse(text), [text]);
  const source = useMemo(() => taskLogSource(client, taskId, filter), [taskId, filter]);
  return (
    <LogViewer
      label={`Logs of task ${taskId}`}
      source={source}
      view={search}
      onViewChange={onSearchChange}
      {...narrowingBy(onFilter)}
      filters={
        <>
          <LogFilters value={search} fields={fields.data ?? noFields} onChange={onFilter} />
          <CopyAsButton
            ask={(caller, signal) =>
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
