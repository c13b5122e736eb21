import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { ClientTable } from '@trainyard/ui/table/client-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { SquareTerminal } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { ListPage } from '~/app/list-page';
import { type TaskRow, taskQueries } from '~/data/tasks';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { taskActions, taskItems } from './actions';
import { taskColumns, taskName } from './columns';
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
export function TaskList(props: TaskListProps) {
  const { data: tasks } = useSuspenseQuery(taskQueries.list(props.workspaceId));
  return tasks.length === 0 ? (
    <EmptyState
      icon={<SquareTerminal className="size-6" strokeWidth={1.5} />}
      title="No tasks"
      hint="Commands, JupyterLabs, shells and TensorBoards appear here while they run, and for a while after."
    />
  ) : (
    <Tasks {...props} tasks={tasks} />
  );
}

const placing: ReadonlySet<string> = new Set(['sort', 'page', 'group', 'folded']);

function Tasks({ workspaceId, view, onViewChange, tasks }: TaskListProps & { tasks: TaskRow[] }) {
  const viewer = useViewer();
  const columns = useColumns(workspaceId, (task) => run('showSources', { task }));
  const { run, menu, rowMenu } = useEntityMenu(taskActions, {
    nameOf: taskName,
    itemsOf: (task: TaskRow) => taskItems(task, viewer),
    subjectOf: (task) => ({ task }),
  });
  const matching = filterTasks(tasks, view);
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set());
  const change = (next: Partial<TaskListView>) => {
    // another filter clears the selection; a sort does not
    if (Object.keys(next).some((key) => !placing.has(key))) setChosen(new Set());
    onViewChange(next);
  };
  return (
    <>
      <TaskFilters view={view} onChange={change} hasWorkspaces={workspaceId === undefined} />
      {matching.length === 0 ? (
        <NothingMatches
          title="No tasks matching the current filters"
          onClear={() => change({ ...taskListSearch.defaults, sort: view.sort })}
        />
      ) : (
        <ClientTable
          caption="Tasks"
          storedAs={`task-list-${workspaceId ?? 'global'}`}
          columns={columns}
          rows={matching}
          keyOf={({ id }) => id}
          view={view}
          onViewChange={change}
          menu={rowMenu}
          choice={{ label: (task) => `Select ${taskName(task)}`, chosen, onChange: setChosen }}
        />
      )}
      <TaskBulkBar
        tasks={matching.filter(({ id }) => chosen.has(id))}
        matching={matching}
        onChosen={setChosen}
      />
      {menu}
    </>
  );
}

/** Columns; whose workspace it is only matters where there are several. */
function useColumns(workspaceId: number | undefined, onSources: (task: TaskRow) => void) {
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const names = useMemo(() => new Map(workspaces?.map(({ id, name }) => [id, name])), [workspaces]);
  return taskColumns({
    onSources,
    ...(workspaceId === undefined ? { workspaceName: (id: number) => names.get(id) } : {}),
  });
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
