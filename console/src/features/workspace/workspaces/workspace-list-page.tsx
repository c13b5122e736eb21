import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import type { Answer, Workspace } from '@trainyard/sdk/types';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { DataTable } from '@trainyard/ui/table/data-table';
import { Shapes } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityMenu } from '~/app/actions/use-entity-menu';
import { pollWhile } from '~/app/polling/poll';
import { ListControls, namedSort, pick } from '~/components/entity/list-controls';
import { ListPage } from '~/components/page/list-page';
import { NewButton } from '~/components/permission/permitted-button';
import { meQuery } from '~/data/session';
import { useAdministrators, useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { isBeingDeleted, workspaceQueries } from '~/data/workspaces';
import { workspaceActions, workspaceItems } from './actions';
import { NewRoles } from './new-roles';
import type { WorkspaceSort, workspaceListSearch } from './search';
import { WorkspaceCard, workspaceColumns } from './workspace-columns';

type Search = ReturnType<typeof workspaceListSearch>;
type Props = { search: Search; onSearchChange: (change: Partial<Search>) => void };

const sorts: { value: WorkspaceSort; label: string }[] = [
  { value: 'name', label: 'Alphabetical' },
  { value: 'newest', label: 'Newest to Oldest' },
];
// reached by the table's header alone
const reverse = { value: 'nameDesc', label: 'Reverse alphabetical' } as const;

export function WorkspaceListPage({ search, onSearchChange }: Props) {
  const query = useQuery({
    ...workspaceQueries.list(),
    // the app shell polls once a minute; the list polls more often
    refetchInterval: pollWhile(({ workspaces }: Answer<'getWorkspaces'>) =>
      workspaces.some(isBeingDeleted),
    ),
  });
  const creation = useDialog(() => import('./workspace-dialog'));
  const create = (
    <NewButton policy="workspace.create" onClick={() => creation.open({})}>
      New Workspace
    </NewButton>
  );
  return (
    <>
      <ListPage
        title="Workspaces"
        query={query}
        action={create}
        controls={
          <ListControls
            plural="Workspaces"
            options={search}
            sorts={search.sort === 'nameDesc' ? [...sorts, reverse] : sorts}
            onChange={onSearchChange}
          />
        }
      >
        <NewRoles />
        <WorkspaceList search={search} onSearchChange={onSearchChange} create={create} />
      </ListPage>
      {creation.dialog}
    </>
  );
}

function WorkspaceList({ search, onSearchChange, create }: Props & { create: ReactNode }) {
  const { data } = useSuspenseQuery(workspaceQueries.list());
  const { data: me } = useSuspenseQuery(meQuery);
  // uncategorized experiments have a place of their own
  const all = data.filter((workspace) => !workspace.immutable);
  const visibleWorkspaces = pick(all, { ...search, userId: me.id });
  if (all.length === 0) return <NoWorkspaces create={create} />;
  return visibleWorkspaces.length === 0 ? (
    <NothingMatches
      title="No workspaces matching the current filters"
      onClear={() => onSearchChange({ whose: 'all', archived: all.every(isArchived) })}
    />
  ) : (
    <Workspaces
      workspaces={inOrder(visibleWorkspaces, search.sort)}
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}

/** The empty state: a user without permission to create workspaces reads whom to ask. */
function NoWorkspaces({ create }: { create: ReactNode }) {
  const viewer = useViewer();
  const isAllowed = can(viewer, 'workspace.create');
  const admins = useAdministrators(!isAllowed);
  const contact = admins.length > 0 ? `an administrator: ${admins.join(', ')}` : 'an administrator';
  return (
    <EmptyState
      icon={<Shapes className="size-6" strokeWidth={1.5} />}
      title="No Workspaces"
      hint={
        isAllowed
          ? 'Workspaces hold the projects, models and tasks of a team. Create one to get started.'
          : `Nobody has given you a role in a workspace yet. Ask ${contact}.`
      }
      action={isAllowed ? create : undefined}
    />
  );
}

const tableSort = namedSort<WorkspaceSort>(
  { name: 'name=asc', nameDesc: 'name=desc', newest: 'id=desc' },
  'newest',
);

const isArchived = ({ archived }: Workspace) => archived;

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function inOrder(workspaces: Workspace[], sort: WorkspaceSort): Workspace[] {
  if (sort === 'newest') return workspaces.toSorted((one, other) => other.id - one.id);
  const byName = workspaces.toSorted((one, other) => words.compare(one.name, other.name));
  return sort === 'name' ? byName : byName.reverse();
}

type ListProps = Props & { workspaces: readonly Workspace[] };

/** Cards or rows, with one menu for all of them. */
function Workspaces({ workspaces, search, onSearchChange }: ListProps) {
  const viewer = useViewer();
  const ownerName = useOwnerName();
  const columns = useMemo(
    () => workspaceColumns(search.archived, ownerName),
    [search.archived, ownerName],
  );
  const { menu, rowMenu } = useEntityMenu(workspaceActions, {
    nameOf: ({ name }: Workspace) => name,
    itemsOf: (workspace) => workspaceItems(workspace, viewer),
    subjectOf: (workspace) => ({ workspace }),
  });
  return (
    <>
      {search.view === 'grid' ? (
        <ul
          aria-label="Workspaces"
          data-rows
          className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3"
        >
          {workspaces.map((workspace) => (
            <li key={workspace.id} tabIndex={-1} className="min-w-0 rounded-lg">
              <WorkspaceCard
                workspace={workspace}
                onMenu={
                  rowMenu.hasItems(workspace) ? (at) => rowMenu.onOpen(workspace, at) : undefined
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <DataTable
          caption="Workspaces"
          storedAs="workspace-list"
          columns={columns}
          rows={workspaces}
          keyOf={({ id }) => id}
          sort={tableSort.toTable(search.sort)}
          onSortChange={(text) => onSearchChange({ sort: tableSort.fromTable(text) })}
          menu={rowMenu}
        />
      )}
      {menu}
    </>
  );
}
