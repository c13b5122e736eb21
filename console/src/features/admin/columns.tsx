import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Users } from 'lucide-react';
import { UserBadge } from '~/components/entity/avatar';
import { RelativeTime } from '~/components/entity/times';

const column = columnsFor<User>();

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

const adminColumn = column.accessor(({ admin }) => yesNo(admin), {
  id: 'admin',
  header: 'Admin',
  meta: { phone: 'end' },
});

/** Users; where roles decide who may do what, the admin flag says nothing. */
export const userColumns = (rbacEnabled: boolean): TableColumn<User>[] => [
  column.accessor(displayName, {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => (
      <span className="flex min-w-0 items-center gap-2">
        <UserBadge user={row.original} />
        {row.original.displayName === '' ? null : (
          <span className="truncate text-faint">{row.original.username}</span>
        )}
      </span>
    ),
    meta: { phone: 'title' },
  }),
  column.accessor(({ active }) => yesNo(active), {
    id: 'active',
    header: 'Active',
    meta: { phone: 'line' },
  }),
  ...(rbacEnabled ? [] : [adminColumn]),
  column.accessor('modifiedAt', {
    id: 'modified',
    header: 'Modified Time',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTime time={getValue()} className="text-muted" />,
    meta: { phone: 'line' },
  }),
];

export type GroupRow = { groupId: number; name: string; numMembers: number };

const groupColumn = columnsFor<GroupRow>();

export const groupColumns: TableColumn<GroupRow>[] = [
  groupColumn.accessor('name', {
    header: 'Group',
    cell: ({ getValue }) => (
      <span className="inline-flex items-center gap-1.5 align-top">
        <Users aria-hidden className="size-4 text-faint" strokeWidth={1.5} />
        {getValue()}
      </span>
    ),
    meta: { phone: 'title' },
  }),
  groupColumn.accessor('numMembers', {
    id: 'users',
    header: 'Users',
    sortDescFirst: true,
    cell: ({ getValue }) => formatCount(getValue()),
    meta: { isEnd: true, phone: 'line' },
  }),
];
