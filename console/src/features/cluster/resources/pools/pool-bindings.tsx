import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Workspace } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { plural } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useDialog } from '~/app/actions/use-dialog';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { PermittedButton } from '~/components/permission/permitted-button';
import { poolQueries } from '~/data/cluster/pools';
import { workspaceQueries } from '~/data/workspaces';
import type { TableView } from '~/lib/table-search';

const column = columnsFor<Row>();

type Row = { id: number; workspace: Workspace | undefined };

const nameOf = ({ id, workspace }: Row) => workspace?.name ?? `Workspace ${id}`;

const columns: TableColumn<Row>[] = [
  column.accessor(nameOf, {
    id: 'name',
    header: 'Workspace name',
    cell: ({ row }) => (
      <span className="flex items-center gap-2">
        <WorkspaceIcon name={nameOf(row.original)} />
        <Link
          to="/workspaces/$workspaceId/{-$tab}"
          params={{ workspaceId: String(row.original.id) }}
          className="truncate font-medium"
        >
          {nameOf(row.original)}
        </Link>
      </span>
    ),
  }),
  column.accessor(({ workspace }) => workspace?.numProjects, {
    id: 'projects',
    header: 'Projects',
    sortDescFirst: true,
    cell: ({ row }) =>
      row.original.workspace ? plural(row.original.workspace.numProjects, 'project') : null,
    meta: { isEnd: true },
  }),
];

type Props = {
  poolName: string;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** The workspaces a pool is bound to. */
export function PoolBindings({ poolName, view, onViewChange }: Props) {
  const { data: ids } = useSuspenseQuery(poolQueries.bindings(poolName));
  const { data: workspaces } = useQuery(workspaceQueries.list());
  return (
    <>
      <ManageButton poolName={poolName} bound={ids} />
      {ids.length === 0 ? (
        <EmptyState
          title="Not bound to any workspace"
          hint="Every workspace may use this resource pool."
        />
      ) : (
        <ClientTable
          caption="Bindings"
          storedAs="pool-bindings"
          columns={columns}
          rows={ids.map((id) => ({ id, workspace: workspaces?.find((each) => each.id === id) }))}
          keyOf={({ id }) => id}
          view={view}
          onViewChange={onViewChange}
        />
      )}
    </>
  );
}

function ManageButton({ poolName, bound }: { poolName: string; bound: readonly number[] }) {
  const { open, dialog } = useDialog<{ poolName: string; bound: readonly number[] }>(
    () => import('./manage-bindings-dialog'),
  );
  return (
    <div className="flex justify-end pb-2.5">
      <PermittedButton
        variant="primary"
        policy="resourcePool.bind"
        onClick={() => open({ poolName, bound })}
      >
        Manage Bindings
      </PermittedButton>
      {dialog}
    </div>
  );
}
