import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { showSlotsWarning } from '~/app/tasks/slots-warning';
import { InteractivePage } from '~/features/cluster/tasks/interactive-page';
import { taskLogSearch } from '~/features/experiments/logs/filters/log-search-params';
import { TaskLogs } from '~/features/experiments/logs/task-logs';
import { flag, searchSchema } from '~/lib/search-param';
import { kindOfLink } from '~/lib/task-kind';
import { z } from '~/lib/zod';

export const Route = createFileRoute(
  '/_bare/interactive/$taskId/$taskType/$taskName/$taskResourcePool/$taskUrl',
)({
  validateSearch: searchSchema(() => ({ currentSlotsExceeded: z.catch(flag, false) })),
  component: InteractiveRoute,
});

function InteractiveRoute() {
  const { taskId, taskType, taskName, taskResourcePool, taskUrl } = Route.useParams();
  useSlotsWarning(Route.useSearch().currentSlotsExceeded);
  return (
    <InteractivePage
      taskId={taskId}
      kind={kindOfLink(taskType)}
      name={taskName}
      resourcePool={taskResourcePool}
      url={taskUrl}
      renderLogs={(close) => <LogPane taskId={taskId} onClose={close} />}
    />
  );
}

function LogPane({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  // the link identifies the task; the view of its log is dropped with the pane
  const [search, setSearch] = useState(taskLogSearch.defaults());
  return (
    <TaskLogs
      taskId={taskId}
      isLive
      search={search}
      onSearchChange={(change) => setSearch((current) => ({ ...current, ...change }))}
      onClose={onClose}
    />
  );
}

/** Reports once that a task requested more slots than are free. */
function useSlotsWarning(isExceeded: boolean): void {
  useEffect(() => {
    if (isExceeded) showSlotsWarning();
  }, [isExceeded]);
}
