import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { SquareTerminal } from 'lucide-react';
import { useMemo } from 'react';
import { LocalTable } from '~/components/data-table/local-table';
import { EmptyState } from '~/components/ui/empty-state';
import { workspaceQueries } from '~/features/workspaces/queries';
import type { TableView } from '~/lib/table-search';
import { taskColumns } from './columns';
import { taskQueries } from './queries';

type Props = {
  /** of one workspace; all that may be seen without it */
  workspaceId?: number;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** Commands, notebooks, shells and TensorBoards. */
export function TaskList({ workspaceId, view, onViewChange }: Props) {
  const { data: tasks } = useSuspenseQuery(taskQueries.list(workspaceId));
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const columns = useMemo(() => {
    if (workspaceId !== undefined) return taskColumns();
    const names = new Map(workspaces?.map(({ id, name }) => [id, name]));
    return taskColumns((id) => names.get(id));
  }, [workspaceId, workspaces]);
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={<SquareTerminal className="size-6" strokeWidth={1.5} />}
        title="No tasks"
        hint="Commands, JupyterLabs, shells and TensorBoards appear here while they run, and for a while after."
      />
    );
  }
  return (
    <LocalTable
      caption="Tasks"
      columns={columns}
      rows={tasks}
      keyOf={({ id }) => id}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
