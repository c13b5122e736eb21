import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/load-query';
import { taskLogSearch } from '~/features/logs/filters/log-search-params';
import { TaskLogs } from '~/features/logs/task-logs';
import { taskQueries } from '~/features/tasks/queries';
import { TaskLogsPage } from '~/features/tasks/task-logs-page';
import { asTaskLinkType } from '~/lib/task-kind';

export const Route = createFileRoute('/_app/$taskType/$taskId/logs')({
  validateSearch: taskLogSearch,
  search: { middlewares: [stripSearchParams(taskLogSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const type = asTaskLinkType(params.taskType);
    if (type === undefined) throw notFound();
    await loadQuery(queryClient, taskQueries.detail(params.taskId));
    return { type, taskId: params.taskId };
  },
  component: TaskLogsRoute,
});

function TaskLogsRoute() {
  const { type, taskId } = Route.useLoaderData();
  const search = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <TaskLogsPage type={type} taskId={taskId} name={search.id}>
      {(isLive) => (
        <TaskLogs taskId={taskId} isLive={isLive} search={search} onSearchChange={changeSearch} />
      )}
    </TaskLogsPage>
  );
}
