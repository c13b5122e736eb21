import { createFileRoute, Link } from '@tanstack/react-router';
import { buttonClass } from '@trainyard/ui/base/button';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { taskQueries } from '~/data/cluster/tasks';
import { LaunchButton } from '~/features/cluster/notebooks/launch-button';
import { taskListSearch } from '~/features/cluster/tasks/search';
import { TaskListPage } from '~/features/cluster/tasks/task-list';

export const Route = createFileRoute('/_app/tasks')({
  validateSearch: taskListSearch,
  search: { middlewares: [taskListSearch.withoutDefaults] },
  loader: ({ context }) => loadPart(context.queryClient, taskQueries.list()),
  component: TasksRoute,
});

function TasksRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <TaskListPage
      actions={
        <>
          <Link
            to="/templates"
            className={buttonClass({ variant: 'outline', className: 'phone:hidden' })}
          >
            Templates
          </Link>
          <LaunchButton />
        </>
      }
      view={Route.useSearch()}
      onViewChange={changeSearch}
    />
  );
}
