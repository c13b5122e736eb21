import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { SearchField } from '@trainyard/ui/form/search-field';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { PageBody } from '@trainyard/ui/page/page';
import { DataTable } from '@trainyard/ui/table/data-table';
import { UserPlus, Users } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { RefusableButton } from '~/components/permission/permitted-button';
import { useViewer } from '~/data/viewer';
import { memberColumns } from './member-columns';
import type { Member } from './members';
import { useChangeRole, useRemoveMember } from './mutations';
import { memberQueries } from './queries';
import type { memberListSearch } from './search';

type SearchParams = ReturnType<typeof memberListSearch>;

type Props = {
  workspace: Workspace;
  search: SearchParams;
  onSearchChange: (change: Partial<SearchParams>) => void;
};

/** True if the viewer may assign and remove roles here. */
function useAssignment(workspace: Workspace) {
  const role = { workspaceId: workspace.id, workspaceOwnerId: workspace.userId };
  return actionFor({ role }, 'assign', useViewer());
}

/** Users and groups with a role in a workspace; `others` shows who else may act there. */
export function MemberList({ others, ...props }: Props & { others: ReactNode }) {
  const { workspace, search, onSearchChange } = props;
  const { name } = search;
  const query = useSuspenseQuery(memberQueries.list(workspace.id, useDeferredValue(name)));
  return (
    <PageBody>
      <div className="flex items-center gap-2 pb-2.5">
        <SearchField
          label="Search members by name"
          placeholder="Search by name"
          text={name}
          onChange={(next) => onSearchChange({ name: next })}
        />
        {name === '' ? null : (
          <Button variant="quiet" onClick={() => onSearchChange({ name: '' })}>
            Clear Filter
          </Button>
        )}
      </div>
      {query.data.length > 0 ? (
        <Members
          workspace={workspace}
          members={query.data}
          search={search}
          onSearchChange={onSearchChange}
        />
      ) : (
        <NoMembers name={name} onClear={() => onSearchChange({ name: '' })} />
      )}
      {others}
    </PageBody>
  );
}

const NoMembers = ({ name, onClear }: { name: string; onClear: () => void }) =>
  name === '' ? (
    <EmptyState
      icon={<Users className="size-6" strokeWidth={1.5} />}
      title="No members"
      hint="Users and groups that hold a role in this workspace appear here."
    />
  ) : (
    <NothingMatches title="No members matching the current filters" onClear={onClear} />
  );

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (one: Member, other: Member) => words.compare(one.name, other.name);

function Members({ workspace, members, search, onSearchChange }: Props & { members: Member[] }) {
  const mayAssign = useAssignment(workspace).state === 'allowed';
  const { data: roles = [] } = useQuery(memberQueries.roles(workspace.id));
  const { mutate: changeRole, isPending, variables } = useChangeRole(workspace.id);
  const [leaving, setLeaving] = useState<Member>();
  // the new role shows before the master has answered
  const memberRows = members.map((member) =>
    isPending && variables.member.key === member.key
      ? { ...member, roleId: variables.roleId }
      : member,
  );
  function onRoleChange(member: Member, roleId: number) {
    const roleName = roles.find((role) => role.roleId === roleId)?.name ?? 'another role';
    const undo = () => changeRole({ member: { ...member, roleId }, roleId: member.roleId });
    const onSuccess = () => showUndo(`${member.name} is now ${roleName}`, undo);
    changeRole({ member, roleId }, { onSuccess });
  }
  const ordered = memberRows.toSorted(compare);
  const mayChange = mayAssign && !workspace.archived;
  return (
    <>
      <DataTable
        caption="Members"
        storedAs="workspace-members"
        columns={memberColumns({
          roles,
          mayChange,
          onRoleChange,
          onRemove: setLeaving,
        })}
        rows={search.sort === 'name=desc' ? ordered.reverse() : ordered}
        keyOf={({ key }) => key}
        sort={search.sort}
        onSortChange={(sort) =>
          onSearchChange({ sort: sort === 'name=desc' ? 'name=desc' : 'name=asc' })
        }
      />
      {mayChange ? (
        <p className="pt-3 text-sm text-muted">
          The owner of a workspace stays the same. To hand it over, give another person the role
          WorkspaceAdmin, then remove your own role.
        </p>
      ) : null}
      {leaving ? (
        <RemoveMember
          workspaceId={workspace.id}
          member={leaving}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  );
}

type RemoveProps = { workspaceId: number; member: Member; onClose: () => void };

function RemoveMember({ workspaceId, member, onClose }: RemoveProps) {
  const { mutateAsync } = useRemoveMember(workspaceId);
  return (
    <ConfirmActionDialog
      title={`Remove ${member.name}`}
      description={
        <p className="wrap-anywhere">
          {displayText(member.name)} loses the role {member.roleName} in this workspace.
        </p>
      }
      confirmLabel="Remove"
      isDanger
      action={async () => {
        await mutateAsync(member);
        showToast({ kind: 'success', title: `${member.name} removed from workspace` });
      }}
      onClose={onClose}
    />
  );
}

type AddMemberButtonProps = { workspace: Workspace };

/** In a workspace that takes members. */
export function AddMemberButton({ workspace }: AddMemberButtonProps) {
  const { reason, refused } = useAssignment(workspace);
  const { open, dialog } = useDialog<AddMemberButtonProps>(() => import('./add-member-dialog'));
  if (workspace.immutable || workspace.archived) return null;
  return (
    <>
      <RefusableButton
        variant="primary"
        reason={reason}
        refused={refused}
        onClick={() => open({ workspace })}
      >
        <UserPlus aria-hidden className="size-3.5" />
        Add Member
      </RefusableButton>
      {dialog}
    </>
  );
}
