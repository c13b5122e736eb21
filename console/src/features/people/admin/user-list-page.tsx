import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { UserPlus } from 'lucide-react';
import { EntityList } from '~/app/actions/entity-list';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityList } from '~/app/actions/use-entity-list';
import { PermittedButton } from '~/components/permission/permitted-button';
import { masterQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { useWorkspaceNames } from '~/data/workspaces';
import { userActions, userItems } from './actions';
import { AdminLayout } from './admin-layout';
import { userColumns } from './columns';
import { accessQuery } from './queries';
import type { UserListView } from './search';
import { UserBulkBar } from './user-bulk-bar';
import { everyUser, filterUsers, flagRoles, type RoleNames, UserFilters } from './user-filters';

type Props = { view: UserListView; onViewChange: (change: Partial<UserListView>) => void };

export const UserListPage = (props: Props) => (
  <AdminLayout query={useSuspenseQuery(usersQuery)} action={<AddUserButton />}>
    <UserList {...props} />
  </AdminLayout>
);

function UserList({ view, onViewChange }: Props) {
  const viewer = useViewer();
  const { data: master } = useSuspenseQuery(masterQuery);
  const { rbacEnabled } = viewer;
  const { data: access } = useQuery({ ...accessQuery, enabled: rbacEnabled });
  const workspaceName = useWorkspaceNames();
  const accessOf = ({ id }: User) => access?.people.get(id);
  const rolesOf: RoleNames = rbacEnabled
    ? (user) => accessOf(user)?.roles.map(({ role }) => role) ?? []
    : flagRoles;
  const list = useEntityList({
    query: usersQuery,
    keyOf: ({ id }) => id,
    view,
    onViewChange,
    filterRows: (users) => filterUsers(users, view, rolesOf),
  });
  return (
    <EntityList
      list={list}
      caption="Users"
      storedAs="user-management"
      columns={userColumns(list.all, rbacEnabled ? { accessOf, workspaceName } : undefined)}
      actions={userActions}
      nameOf={displayName}
      itemsOf={(user) => userItems(user, { viewer, master })}
      subjectOf={(user) => ({ user })}
      filters={
        <UserFilters
          view={view}
          roles={[...new Set(list.all.flatMap(rolesOf))].sort()}
          onChange={list.onFilter}
        />
      }
      nothingMatches={{ title: 'No users matching the current filters', cleared: everyUser }}
      empty={null}
      rowProps={({ active }) => (active ? {} : { className: 'text-faint grayscale' })}
      selectLabel={
        master.userManagementEnabled ? (user) => `Select ${displayName(user)}` : undefined
      }
      bulkBar={
        <UserBulkBar users={list.selectedRows} matching={list.rows} onChosen={list.onSelect} />
      }
    />
  );
}

function AddUserButton() {
  const { data: master } = useSuspenseQuery(masterQuery);
  const creation = useDialog(() => import('./user-dialog'));
  const reason = master.userManagementEnabled
    ? undefined
    : 'The users of this master are managed by a provider.';
  return (
    <>
      <PermittedButton
        variant="primary"
        policy="user.administrate"
        reason={reason}
        onClick={() => creation.open({})}
      >
        <UserPlus aria-hidden className="size-3.5" />
        Add User
      </PermittedButton>
      {creation.dialog}
    </>
  );
}
