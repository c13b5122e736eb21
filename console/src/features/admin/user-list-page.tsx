import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { NothingMatches } from '@trainyard/ui/base/empty-state';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { EntityTable } from '~/app/actions/entity-table';
import { useDialog } from '~/app/actions/use-dialog';
import { PermittedButton } from '~/features/access/permitted-button';
import { masterQuery } from '~/features/session/queries';
import { usersQuery } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import { useWorkspaceNames } from '~/features/workspaces/queries';
import { accessQuery } from './access-queries';
import { userActions, userItems } from './actions';
import { AdminLayout } from './admin-layout';
import { userColumns } from './columns';
import type { UserListView } from './search';
import { UserBulkBar } from './user-bulk-bar';
import { everyUser, filterUsers, flagRoles, type RoleNames, UserFilters } from './user-filters';

type Props = { view: UserListView; onViewChange: (change: Partial<UserListView>) => void };

export function UserListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(usersQuery);
  return (
    <AdminLayout query={query} action={<AddUserButton />}>
      <Users users={query.data} view={view} onViewChange={onViewChange} />
    </AdminLayout>
  );
}

function Users({ users, view, onViewChange }: Props & { users: User[] }) {
  const viewer = useViewer();
  const { data: master } = useSuspenseQuery(masterQuery);
  const { rbacEnabled } = viewer;
  const { data: access } = useQuery({ ...accessQuery, enabled: rbacEnabled });
  const workspaceName = useWorkspaceNames();
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set());
  const accessOf = ({ id }: User) => access?.people.get(id);
  const rolesOf: RoleNames = rbacEnabled
    ? (user) => accessOf(user)?.roles.map(({ role }) => role) ?? []
    : flagRoles;
  const found = filterUsers(users, view, rolesOf);
  const filter = (change: Partial<UserListView>) => {
    setChosen(new Set());
    onViewChange(change);
  };
  return (
    <>
      <UserFilters
        view={view}
        roles={[...new Set(users.flatMap(rolesOf))].sort()}
        onChange={filter}
      />
      <EntityTable
        caption="Users"
        storedAs="user-management"
        columns={userColumns(users, rbacEnabled ? { accessOf, workspaceName } : undefined)}
        rows={found}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        actions={userActions}
        nameOf={displayName}
        itemsOf={(user) => userItems(user, { viewer, master })}
        subjectOf={(user) => ({ user })}
        none={
          <NothingMatches
            title="No users matching the current filters"
            onClear={() => filter({ ...everyUser, page: 0 })}
          />
        }
        rowProps={({ active }) => (active ? {} : { className: 'text-faint grayscale' })}
        {...(master.userManagementEnabled && {
          choice: {
            label: (user: User) => `Select ${displayName(user)}`,
            chosen,
            onChange: setChosen,
          },
        })}
      />
      <UserBulkBar
        users={found.filter(({ id }) => chosen.has(id))}
        matching={found}
        onChosen={setChosen}
      />
    </>
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
