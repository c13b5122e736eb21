import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { usePageTitle } from '~/app/page-title';
import { LaunchButton } from '~/features/notebooks/launch-button';
import { taskQueries } from '~/features/tasks/queries';
import { taskListSearch } from '~/features/tasks/search';
import { TaskListPage } from '~/features/tasks/task-list-page';

export const Route = createFileRoute('/_app/tasks')({
  validateSearch: taskListSearch,
  search: { middlewares: [stripSearchParams(taskListSearch.defaults)] },
  loader: ({ context }) => loadQuery(context.queryClient, taskQueries.list()),
  component: TasksRoute,
});

function TasksRoute() {
  usePageTitle('Tasks');
  const navigate = Route.useNavigate();
  return (
    <TaskListPage
      actions={<LaunchButton />}
      view={Route.useSearch()}
      onViewChange={(change) =>
        void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
      }
    />
  );
}
