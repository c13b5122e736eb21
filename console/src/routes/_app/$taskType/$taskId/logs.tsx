import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isTerminalTask } from '@trainyard/sdk/model';
import { Page } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { CrumbHeading, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { taskName, taskQueries, taskState } from '~/data/cluster/tasks';
import { silent } from '~/data/silent';
import { taskLogSearch } from '~/features/experiments/logs/filters/log-search-params';
import { TaskLogs } from '~/features/experiments/logs/task-logs';
import { kindOfLink, taskKindLabel } from '~/lib/task-kind';

export const Route = createFileRoute('/_app/$taskType/$taskId/logs')({
  validateSearch: taskLogSearch,
  search: { middlewares: [taskLogSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params }) => {
    const kind = kindOfLink(params.taskType);
    if (kind === undefined) throw notFound();
    await loadQuery(queryClient, taskQueries.detail(params.taskId));
    return { kind, taskId: params.taskId };
  },
  component: TaskLogsRoute,
});

/** The log of an interactive task, as a page of its own. */
function TaskLogsRoute() {
  const { kind, taskId } = useLoadedData(Route.useLoaderData());
  const search = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  const task = useSuspenseQuery(taskQueries.detail(taskId));
  const state = taskState(task.data);
  const kindAndId = `${taskKindLabel(kind)} ${taskId.slice(0, 8)}`;
  const { data: named } = useQuery({
    ...silent(taskQueries.one(kind, taskId)),
    // the name of a task does not change
    refetchInterval: false,
    enabled: search.id === '',
  });
  // empty if neither the link nor the master has a name
  const name = search.id || (named ? taskName(named.task) : '');
  usePageTitle(name === '' ? 'Logs' : `${name} Logs`);
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={task} />}>
        <CrumbLink to="/tasks">Tasks</CrumbLink>
        <span className="flex min-w-0 items-center gap-3">
          <CrumbHeading>{name === '' ? kindAndId : `${name} — ${kindAndId}`}</CrumbHeading>
          <TaskStateBadge state={state} />
        </span>
      </PageStrip>
      <TaskLogs
        taskId={taskId}
        isLive={!isTerminalTask(state)}
        search={search}
        onSearchChange={changeSearch}
      />
    </Page>
  );
}
