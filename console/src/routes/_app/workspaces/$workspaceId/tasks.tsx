import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { LiveStatus } from '~/app/polling/live-status';
import { taskQueries } from '~/data/cluster/tasks';
import { LaunchButton } from '~/features/cluster/notebooks/launch-button';
import { taskListSearch } from '~/features/cluster/tasks/search';
import { TaskList } from '~/features/cluster/tasks/task-list';
import {
  WorkspaceLayout,
  WorkspaceTabError,
} from '~/features/workspace/workspaces/workspace-layout';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/tasks')({
  validateSearch: taskListSearch,
  search: { middlewares: [taskListSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params }) => {
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await loadQuery(queryClient, taskQueries.list(workspaceId));
    return { workspaceId };
  },
  component: WorkspaceTasksRoute,
  errorComponent: WorkspaceTabError,
});

function WorkspaceTasksRoute() {
  const { workspaceId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  const status = (
    <>
      <LiveStatus query={useSuspenseQuery(taskQueries.list(workspaceId))} />
      <LaunchButton workspaceId={workspaceId} />
    </>
  );
  return (
    <WorkspaceLayout workspaceId={workspaceId} status={status}>
      <PageBody>
        <TaskList workspaceId={workspaceId} view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </WorkspaceLayout>
  );
}
