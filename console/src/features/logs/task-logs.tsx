import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { LogViewer } from '~/components/log-viewer/log-viewer';
import { toLogFilter } from './log-filter';
import { LogFilters } from './log-filters';
import type { LogSearchParams } from './log-search-params';
import { narrowingBy } from './narrow';
import { logQueries, noFields } from './queries';
import { taskLogSource } from './task-log-source';
import { useStoredFilters } from './use-stored-filters';

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
  const filter = JSON.stringify(toLogFilter(search));
  const source = useMemo(
    // by its text: a new object of the same filter must not reload the log
    () => taskLogSource(client, taskId, JSON.parse(filter)),
    [taskId, filter],
  );
  return (
    <LogViewer
      label={`Logs of task ${taskId}`}
      source={source}
      view={search}
      onViewChange={onSearchChange}
      {...narrowingBy(onFilter)}
      filters={<LogFilters value={search} fields={fields.data ?? noFields} onChange={onFilter} />}
      {...(onClose ? { onClose } : {})}
    />
  );
}
