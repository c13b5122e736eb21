import { useQuery } from '@tanstack/react-query';
import { can, roleWords } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Role } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { Button } from '@trainyard/ui/base/button';
import { Select } from '@trainyard/ui/base/select';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Users } from 'lucide-react';
import { UserBadge } from '~/components/entity/avatar';
import { UserHandle } from '~/components/entity/user-handle';
import { silent } from '~/data/silent';
import { useViewer } from '~/data/viewer';
import type { Member } from './members';
import { memberQueries } from './queries';

const column = columnsFor<Member>();

type Options = {
  /** roles that can be assigned here */
  roles: readonly Role[];
  mayChange: boolean;
  onRoleChange: (member: Member, roleId: number) => void;
  onRemove: (member: Member) => void;
};

export const memberColumns = (options: Options): TableColumn<Member>[] => [
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => <NameCell member={row.original} />,
    meta: { phone: 'title', sort: 'name' },
  }),
  column.accessor('roleName', {
    id: 'role',
    header: 'Role',
    cell: ({ row }) => <RoleCell member={row.original} {...options} />,
    meta: { phone: 'line' },
  }),
  ...(options.mayChange ? [removal(options)] : []),
];

/** Names the users of a group, if the viewer may see them. */
function GroupPeople({ groupId }: { groupId: number }) {
  const mayReadAll = can(useViewer(), 'group.modify');
  // for others the master lists their own groups, and refuses the people of any other one
  const own = useQuery({ ...silent(memberQueries.groups()), enabled: !mayReadAll });
  const { data } = useQuery({
    ...silent(memberQueries.group(groupId)),
    enabled: mayReadAll || own.data?.some((group) => group.groupId === groupId) === true,
    retry: false,
  });
  if (!data || data.users.length === 0) return null;
  const names = displayText(data.users.map(displayName).join(', '));
  return (
    <span className="truncate text-sm text-muted" title={names}>
      {names}
    </span>
  );
}

const NameCell = ({ member }: { member: Member }) => {
  const { kind, name, username } = member;
  if (kind === 'group') {
    return (
      <span className="flex min-w-0 items-center gap-1.5">
        <Users aria-hidden className="size-5 shrink-0 p-0.5 text-faint" strokeWidth={1.5} />
        <span className="truncate">{displayText(name)}</span>
        <Tag>group</Tag>
        <GroupPeople groupId={member.id} />
      </span>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <UserBadge user={{ displayName: name, username }} />
      <UserHandle user={{ displayName: name, username }} className="text-sm" />
    </span>
  );
};

function RoleCell({ member, roles, mayChange, onRoleChange }: Options & { member: Member }) {
  const { roleId, roleName, name, isClusterWide } = member;
  if (!mayChange || isClusterWide) return <span className="text-muted">{roleName}</span>;
  // a role that can no longer be assigned here is still shown
  const isKnown = roles.some((role) => role.roleId === roleId);
  const options = roles.map((role) => ({
    ...{ value: role.roleId, label: role.name, note: roleWords(role) },
  }));
  return (
    <Select
      label={`Role of ${name}`}
      value={roleId}
      options={isKnown ? options : [{ value: roleId, label: roleName }, ...options]}
      onChange={(next) => onRoleChange(member, next)}
      className="w-52"
    />
  );
}

const removal = ({ onRemove }: Options): TableColumn<Member> =>
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) =>
      row.original.isClusterWide ? null : (
        <Button
          variant="quiet"
          aria-label={`Remove ${displayText(row.original.name)}`}
          className="-mr-2.75"
          onClick={() => onRemove(row.original)}
        >
          Remove
        </Button>
      ),
    meta: { isEnd: true, isAction: true, phone: 'end' },
  });
