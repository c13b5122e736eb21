import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SquareTerminal } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { EntityList } from '~/app/actions/entity-list';
import { useEntityList } from '~/app/actions/use-entity-list';
import { FailedNote } from '~/components/page/failed-note';
import { ListPage } from '~/components/page/list-page';
import { taskName, taskQueries } from '~/data/cluster/tasks';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { taskKindLabel } from '~/lib/task-kind';
import { taskActions, taskItems } from './actions';
import { taskColumns } from './columns';
import { type TaskListView, taskListSearch } from './search';
import { TaskBulkBar } from './task-bulk-bar';
import { filterTasks, TaskFilters } from './task-filters';

type TaskListProps = {
  /** id of a workspace; without it, all visible tasks are listed */
  workspaceId?: number;
  view: TaskListView;
  onViewChange: (change: Partial<TaskListView>) => void;
};

/** Commands, notebooks, shells and TensorBoards. */
export function TaskList({ workspaceId, view, onViewChange }: TaskListProps) {
  const viewer = useViewer();
  const list = useEntityList({
    query: taskQueries.list(workspaceId),
    keyOf: ({ id }) => id,
    view,
    onViewChange,
    filterRows: (tasks) => filterTasks(tasks, view),
  });
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const ownerName = useOwnerName();
  const names = useMemo(() => new Map(workspaces?.map(({ id, name }) => [id, name])), [workspaces]);
  return (
    <>
      <FailedKinds workspaceId={workspaceId} />
      <EntityList
        list={list}
        caption="Tasks"
        storedAs={`task-list-${workspaceId ?? 'global'}`}
        columns={(run) =>
          taskColumns({
            ownerName,
            onSources: (task) => run('showSources', { task }),
            // whose workspace it is only matters where there are several
            ...(workspaceId === undefined ? { workspaceName: (id: number) => names.get(id) } : {}),
          })
        }
        actions={taskActions}
        nameOf={taskName}
        itemsOf={(task) => taskItems(task, viewer)}
        subjectOf={(task) => ({ task })}
        filters={
          <TaskFilters
            view={view}
            onChange={list.onFilter}
            hasWorkspaces={workspaceId === undefined}
          />
        }
        nothingMatches={{
          title: 'No tasks matching the current filters',
          cleared: { ...taskListSearch.defaults(), sort: view.sort },
        }}
        empty={
          <EmptyState
            icon={<SquareTerminal className="size-6" strokeWidth={1.5} />}
            title="No tasks"
            hint="Commands, JupyterLabs, shells and TensorBoards appear here while they run, and for a while after."
          />
        }
        selectLabel={(task) => `Select ${taskName(task)}`}
        bulkBar={
          <TaskBulkBar tasks={list.selectedRows} matching={list.rows} onChosen={list.onSelect} />
        }
      />
    </>
  );
}

/** Names the kinds of tasks that could not be read; the others are listed. */
function FailedKinds({ workspaceId }: Pick<TaskListProps, 'workspaceId'>) {
  const { data, isFetching, refetch } = useQuery({
    ...taskQueries.list(workspaceId),
    select: ({ failed }) => failed,
  });
  return data?.map(({ kind, message }) => (
    <FailedNote
      key={kind}
      title={`${taskKindLabel(kind)}s could not be read:`}
      hint=""
      query={{ data: undefined, error: new Error(message), isFetching, refetch }}
    />
  ));
}

type Props = {
  view: TaskListView;
  onViewChange: (change: Partial<TaskListView>) => void;
  /** the button that creates one */
  actions: ReactNode;
};

export const TaskListPage = ({ actions, ...list }: Props) => (
  <ListPage title="Tasks" query={useQuery(taskQueries.list())} action={actions}>
    <TaskList {...list} />
  </ListPage>
);
