import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Box } from 'lucide-react';
import { useMemo } from 'react';
import { LocalTable } from '~/components/data-table/local-table';
import { EmptyState } from '~/components/ui/empty-state';
import { workspaceQueries } from '~/features/workspaces/queries';
import type { TableView } from '~/lib/table-search';
import { modelColumns } from './columns';
import { modelQueries } from './queries';

type Props = {
  /** of one workspace; all that may be seen without it */
  workspaceId?: number;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** The models of the registry. */
export function ModelList({ workspaceId, view, onViewChange }: Props) {
  const { data: models } = useSuspenseQuery(modelQueries.list(workspaceId));
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const columns = useMemo(() => {
    if (workspaceId !== undefined) return modelColumns();
    const names = new Map(workspaces?.map(({ id, name }) => [id, name]));
    return modelColumns((id) => names.get(id));
  }, [workspaceId, workspaces]);
  if (models.length === 0) {
    return (
      <EmptyState
        icon={<Box className="size-6" strokeWidth={1.5} />}
        title="No Models Registered"
        hint="A model gathers the checkpoints that are worth keeping, as versions with notes and tags."
      />
    );
  }
  return (
    <LocalTable
      caption="Models"
      columns={columns}
      rows={models}
      keyOf={({ id }) => id}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
