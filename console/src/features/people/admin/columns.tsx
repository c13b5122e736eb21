import { Link } from '@tanstack/react-router';
import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';
import { Tag } from '@trainyard/ui/base/badge';
import { missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { UserBadge } from '~/components/entity/avatar';
import { countColumn, timeColumn } from '~/components/entity/columns';
import { RelativeTime } from '~/components/entity/times';
import { UserHandle } from '~/components/entity/user-handle';
import type { Access } from './access-of-users';
import { rolesText } from './access-text';
import { GroupCell } from './group-members';
import type { GroupRow } from './queries';

const column = columnsFor<User>();

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

const adminColumn = column.accessor(({ admin }) => yesNo(admin), {
  id: 'admin',
  header: 'Admin',
  cell: ({ row }) => (row.original.admin ? <Tag>Admin</Tag> : null),
  meta: { phone: 'end' },
});

/** Reads the roles and groups of a user, on a master with roles. */
type Roles = {
  accessOf: (user: User) => Access | undefined;
  workspaceName: (workspaceId: number) => string;
};

const Words = ({ children }: { children: string }) => (
  <span data-missing={children === '' || undefined} title={children} className="text-muted">
    {children || missing}
  </span>
);

const roleColumns = ({ accessOf, workspaceName }: Roles): TableColumn<User>[] => [
  column.accessor((user) => rolesText(accessOf(user)?.roles ?? [], workspaceName), {
    id: 'role',
    header: 'Role',
    cell: ({ getValue }) => <Words>{getValue()}</Words>,
    meta: { phone: 'line', className: '@max-[66rem]/table:max-w-40' },
  }),
  column.accessor((user) => accessOf(user)?.groups.join(', ') ?? '', {
    id: 'groups',
    header: 'Groups',
    cell: ({ getValue }) => <Words>{getValue()}</Words>,
    meta: { phone: 'line', className: '@max-[66rem]/table:max-w-32' },
  }),
];

const remoteColumn = column.accessor(({ remote }) => yesNo(remote), {
  id: 'remote',
  header: 'Remote',
  cell: ({ row }) => (row.original.remote ? 'Yes' : null),
  meta: { phone: 'line' },
});

/** The time of a user's last sign-in, where the master reports it. */
const lastSeen = (user: User & Pick<schemas.User, 'lastAuthAt'>): string | undefined =>
  user.lastAuthAt;

const lastSeenColumn = column.accessor((user) => lastSeen(user) ?? '', {
  id: 'lastSeen',
  header: 'Last Seen',
  sortDescFirst: true,
  cell: ({ getValue }) =>
    getValue() === '' ? (
      <span className="text-faint">Never</span>
    ) : (
      <RelativeTime time={getValue()} className="text-muted" />
    ),
  meta: { phone: 'line' },
});

/** The columns that some masters fill, where one of the users has a value. */
const reportedColumns = (users: readonly User[]): TableColumn<User>[] => [
  ...(users.some(({ remote }) => remote) ? [remoteColumn] : []),
  ...(users.some((user) => lastSeen(user) !== undefined) ? [lastSeenColumn] : []),
];

/** The columns of users; with roles (`roles`) the admin flag has no meaning. */
export const userColumns = (
  users: readonly User[],
  roles: Roles | undefined,
): TableColumn<User>[] => [
  column.accessor(displayName, {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Link
          to="/access/$userId"
          params={{ userId: String(row.original.id) }}
          className="inline-flex min-w-0"
        >
          <UserBadge user={row.original} />
        </Link>
        <UserHandle user={row.original} />
      </span>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor(({ active }) => yesNo(active), {
    id: 'active',
    header: 'Active',
    cell: ({ row, getValue }) => (
      <span className={row.original.active ? 'text-muted' : 'text-warn'}>{getValue()}</span>
    ),
    meta: { phone: 'line' },
  }),
  ...(roles ? roleColumns(roles) : [adminColumn]),
  ...reportedColumns(users),
  timeColumn('modified', 'Modified Time', ({ modifiedAt }) => modifiedAt, { phone: 'line' }),
];

const groupColumn = columnsFor<GroupRow>();

export const groupColumns: TableColumn<GroupRow>[] = [
  groupColumn.accessor('name', {
    header: 'Group',
    cell: ({ row }) => <GroupCell group={row.original} />,
    // members that are shown below the name need its width
    meta: { phone: 'title', className: 'w-full max-w-0!' },
  }),
  countColumn('users', 'Users', ({ numMembers }) => numMembers, { phone: 'line' }),
];
