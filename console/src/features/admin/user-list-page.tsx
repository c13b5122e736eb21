import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { can, whyNot } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { NothingMatches } from '@trainyard/ui/base/empty-state';
import { GatedButton } from '@trainyard/ui/form/gated-button';
import { SearchField } from '@trainyard/ui/form/search-field';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { UserPlus } from 'lucide-react';
import { useDialog } from '~/app/actions/use-dialog';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { LiveStatus } from '~/app/polling/live-status';
import { useEntityMenu } from '~/components/entity/entity-menu';
import { masterQuery } from '~/features/session/queries';
import { usersQuery } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import { accessQuery } from './access-queries';
import { useWorkspaceNames } from './access-text';
import { userActions, userItems } from './actions';
import { AdminLayout } from './admin-layout';
import { userColumns } from './columns';
import type { UserListView } from './search';

type Props = { view: UserListView; onViewChange: (change: Partial<UserListView>) => void };

export function UserListPage({ view, onViewChange }: Props) {
  const query = useSuspenseQuery(usersQuery);
  const wanted = view.name.toLowerCase();
  const found = query.data.filter((user) =>
    `${user.displayName} ${user.username}`.toLowerCase().includes(wanted),
  );
  const changeName = (name: string) => onViewChange({ name, page: 0 });
  return (
    <AdminLayout
      status={
        <>
          <LiveStatus query={query} />
          <AddUserButton />
        </>
      }
    >
      <div className="flex items-center gap-2 pb-2.5">
        <SearchField
          label="Search users by name"
          placeholder="Search by name"
          text={view.name}
          onChange={changeName}
        />
        {view.name === '' ? null : (
          <Button variant="quiet" onClick={() => changeName('')}>
            Clear Filter
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <NothingMatches
          title="No users matching the current filters"
          onClear={() => changeName('')}
        />
      ) : (
        <Users users={found} view={view} onViewChange={onViewChange} />
      )}
    </AdminLayout>
  );
}

function Users({ users, view, onViewChange }: Props & { users: User[] }) {
  const viewer = useViewer();
  const { data: master } = useSuspenseQuery(masterQuery);
  const { rbacEnabled } = viewer;
  const { data: access } = useQuery({ ...accessQuery, enabled: rbacEnabled });
  const workspaceName = useWorkspaceNames();
  const columns = userColumns(
    rbacEnabled ? { accessOf: ({ id }) => access?.get(id), workspaceName } : undefined,
  );
  const { run, dialog } = useEntityActions(userActions);
  const { menu, rowMenu } = useEntityMenu({
    nameOf: displayName,
    itemsOf: (user: User) => userItems(user, { viewer, master }),
    onRun: (id, user) => run(id, { user }),
  });
  return (
    <>
      <ClientTable
        caption="Users"
        storedAs="user-management"
        columns={columns}
        rows={users}
        keyOf={({ id }) => id}
        view={view}
        onViewChange={onViewChange}
        menu={rowMenu}
        rowProps={({ active }) => (active ? {} : { className: 'text-faint grayscale' })}
      />
      {menu}
      {dialog}
    </>
  );
}

function AddUserButton() {
  const viewer = useViewer();
  const { data: master } = useSuspenseQuery(masterQuery);
  const creation = useDialog(() => import('./user-dialog'));
  const reason = master.userManagementEnabled
    ? can(viewer, 'user.administrate')
      ? undefined
      : whyNot(viewer, 'user.administrate')
    : 'Users of this master are managed elsewhere.';
  return (
    <>
      <GatedButton variant="primary" reason={reason} onClick={() => creation.open({})}>
        <UserPlus aria-hidden className="size-3.5" />
        Add User
      </GatedButton>
      {creation.dialog}
    </>
  );
}
