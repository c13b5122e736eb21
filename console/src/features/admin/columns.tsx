import { displayName } from '@trainyard/sdk/model';
import type { User } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { Users } from 'lucide-react';
import { RelativeTime } from '~/components/entity/relative-time';
import { UserBadge } from '~/components/entity/user-badge';

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

const adminColumn: ClientColumn<User> = {
  id: 'admin',
  title: 'Admin',
  phone: 'end',
  value: ({ admin }) => yesNo(admin),
  cell: ({ admin }) => yesNo(admin),
};

/** Users; where roles decide who may do what, the admin flag says nothing. */
export const userColumns = (rbacEnabled: boolean): ClientColumn<User>[] => [
  {
    id: 'name',
    title: 'Name',
    phone: 'title',
    value: displayName,
    cell: (user) => (
      <span className="flex min-w-0 items-center gap-2">
        <UserBadge user={user} />
        {user.displayName === '' ? null : (
          <span className="truncate text-faint">{user.username}</span>
        )}
      </span>
    ),
  },
  {
    id: 'active',
    title: 'Active',
    phone: 'line',
    value: ({ active }) => yesNo(active),
    cell: ({ active }) => yesNo(active),
  },
  ...(rbacEnabled ? [] : [adminColumn]),
  {
    id: 'modified',
    title: 'Modified Time',
    phone: 'line',
    isDescFirst: true,
    value: ({ modifiedAt }) => modifiedAt,
    cell: ({ modifiedAt }) => <RelativeTime time={modifiedAt} className="text-muted" />,
  },
];

export type GroupRow = { groupId: number; name: string; numMembers: number };

export const groupColumns: ClientColumn<GroupRow>[] = [
  {
    id: 'name',
    title: 'Group',
    phone: 'title',
    value: ({ name }) => name,
    cell: ({ name }) => (
      <span className="inline-flex items-center gap-1.5 align-top">
        <Users aria-hidden className="size-4 text-faint" strokeWidth={1.5} />
        {name}
      </span>
    ),
  },
  {
    id: 'users',
    title: 'Users',
    phone: 'line',
    isEnd: true,
    isDescFirst: true,
    value: ({ numMembers }) => numMembers,
    cell: ({ numMembers }) => formatCount(numMembers),
  },
];
