import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { ResourcePool, Workspace } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Star, StarOff } from 'lucide-react';
import { type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { EntityTable } from '~/app/actions/entity-table';
import { poolQueries } from '~/data/cluster/pools';
import { useViewer } from '~/data/viewer';
import { isBeingDeleted } from '~/data/workspaces';
import type { TableView } from '~/lib/table-search';
import { type DefaultKind, setDefaultPool } from './mutations';
import { type AvailablePool, workspacePoolsQuery } from './queries';

type Row = AvailablePool & {
  pool: ResourcePool | undefined;
  /** the kinds of work for which it is the default of the workspace */
  defaults: readonly DefaultKind[];
};

const column = columnsFor<Row>();

const kindNames = { compute: 'Compute', aux: 'Aux' } as const;
const defaultName = (kind: DefaultKind) => `Default ${kindNames[kind]}`;

/** Names the defaults of the cluster, which apply if the workspace has none. */
const clusterDefaults = ({ pool }: Row): string => {
  const names = [pool?.defaultComputePool && 'Compute', pool?.defaultAuxPool && 'Aux'];
  return names.filter(Boolean).join(', ');
};

const columns: TableColumn<Row>[] = [
  column.accessor('name', {
    header: 'Resource Pool',
    cell: ({ row: { original } }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Link
          to="/resourcepool/$poolname/{-$tab}"
          params={{ poolname: original.name }}
          className="truncate font-medium"
        >
          {original.name}
        </Link>
        {original.defaults.map((kind) => (
          <Tag key={kind} className="shrink-0">
            {defaultName(kind)}
          </Tag>
        ))}
      </span>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor(({ isBound }) => (isBound ? 'Bound' : 'Shared'), {
    id: 'access',
    header: 'Access',
    meta: { phone: 'end' },
  }),
  column.accessor(clusterDefaults, {
    id: 'cluster',
    header: 'Default of the cluster',
    cell: ({ getValue }) => <span className="text-muted">{getValue() || missing}</span>,
    meta: { phone: 'line' },
  }),
  column.accessor(({ pool }) => pool?.slotsAvailable, {
    id: 'slots',
    header: 'Slots in use',
    sortDescFirst: true,
    cell: ({ row: { original } }) =>
      original.pool
        ? `${formatCount(original.pool.slotsUsed)} / ${formatCount(original.pool.slotsAvailable)}`
        : missing,
    meta: { isEnd: true, phone: 'line' },
  }),
];

type ActionId = `${'set' | 'unset'}-${DefaultKind}`;
type Subject = { workspace: Workspace; name: string };

const kinds: readonly DefaultKind[] = ['compute', 'aux'];

const action = (kind: DefaultKind, isSet: boolean): EntityActions<ActionId, Subject>[ActionId] => ({
  label: `${isSet ? 'Set' : 'Unset'} as Default ${kindNames[kind]} Resource Pool`,
  icon: isSet ? Star : StarOff,
  run: ({ workspace, name }, { queryClient }) =>
    setDefaultPool(queryClient, { workspaceId: workspace.id, kind, pool: isSet ? name : '' }),
  success: ({ workspace, name }) =>
    isSet
      ? `${name} is the default ${kind} pool of ${workspace.name}`
      : `${workspace.name} has no default ${kind} pool of its own`,
  failure: () => 'Unable to change the default pool.',
});

const actions: EntityActions<ActionId, Subject> = {
  'set-compute': action('compute', true),
  'unset-compute': action('compute', false),
  'set-aux': action('aux', true),
  'unset-aux': action('aux', false),
};

type Props = {
  workspace: Workspace;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** The resource pools of a workspace, and which of them take work that names none. */
export function WorkspacePools({ workspace, view, onViewChange }: Props) {
  const viewer = useViewer();
  const { data: available } = useSuspenseQuery(workspacePoolsQuery(workspace.id));
  const { data: pools } = useSuspenseQuery(poolQueries.list());
  const defaultOf = { compute: workspace.defaultComputePool, aux: workspace.defaultAuxPool };
  const rows = available.map((each) => ({
    ...each,
    pool: pools.find(({ name }) => name === each.name),
    defaults: kinds.filter((kind) => defaultOf[kind] === each.name),
  }));
  const mayChange =
    !workspace.archived &&
    !workspace.immutable &&
    !isBeingDeleted(workspace) &&
    can(viewer, 'workspace.setDefaultPools', {
      workspaceId: workspace.id,
      ownerId: workspace.userId,
    });
  const itemsOf = ({ defaults }: Row) => {
    const ids = kinds.map(
      (kind): ActionId => `${defaults.includes(kind) ? 'unset' : 'set'}-${kind}`,
    );
    return mayChange ? menuItemsOf(actions, ids) : [];
  };
  if (rows.length === 0)
    return (
      <EmptyState title="No resource pools" hint="No pool of the cluster serves this workspace." />
    );
  return (
    <>
      <p className="pb-2.5 text-muted">
        Only the bound workspaces can use a bound pool; every workspace can use a shared one. Work
        without a pool in its configuration runs in a default pool: one for work with slots, one for
        work without.
      </p>
      <EntityTable
        caption="Resource pools"
        storedAs="workspace-pools"
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        view={view}
        onViewChange={onViewChange}
        actions={actions}
        nameOf={({ name }) => name}
        itemsOf={itemsOf}
        subjectOf={({ name }) => ({ workspace, name })}
      />
    </>
  );
}
