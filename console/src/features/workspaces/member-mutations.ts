import { assignRoles, removeAssignments } from '@trainyard/sdk/calls';
import { changesOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import type { Member, MemberRef } from './member-queries';

type Assignment = { member: MemberRef; roleId: number; workspaceId: number };

function bodyOf({ member, roleId, workspaceId }: Assignment): Args<'assignRoles'>['body'] {
  const roleAssignment = { role: { roleId }, scopeWorkspaceId: workspaceId };
  return member.kind === 'user'
    ? { userRoleAssignments: [{ userId: member.id, roleAssignment }] }
    : { groupRoleAssignments: [{ groupId: member.id, roleAssignment }] };
}

const add = (assignment: Assignment) => assignRoles(client, { body: bodyOf(assignment) });
const remove = (assignment: Assignment) => removeAssignments(client, { body: bodyOf(assignment) });

export const useAddMember = mutationHook((_, workspaceId: number) => ({
  mutationFn: (added: { member: MemberRef; roleId: number }) => add({ ...added, workspaceId }),
  meta: changesOf(assignRoles),
}));

export const useRemoveMember = mutationHook((_, workspaceId: number) => ({
  mutationFn: (member: Member) => remove({ member, roleId: member.roleId, workspaceId }),
  meta: changesOf(removeAssignments),
}));

/**
 * Adds the new role first, so that the member always has one; after a failure the old one is kept.
 */
export const useChangeRole = mutationHook((queryClient, workspaceId: number) => ({
  mutationFn: async ({ member, roleId }: { member: Member; roleId: number }) => {
    await add({ member, roleId, workspaceId });
    try {
      await remove({ member, roleId: member.roleId, workspaceId });
    } catch (error) {
      // rolls back; a failure of this is visible in the list
      await remove({ member, roleId, workspaceId }).catch(() => undefined);
      throw error;
    }
  },
  onMutate: async ({ member, roleId }) => {
    const queryKey = ['workspaceMembers', { workspaceId }];
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Member[]>({ queryKey }, (members) =>
      members?.map((each) => (each.key === member.key ? { ...each, roleId } : each)),
    );
  },
  meta: {
    ...changesOf(assignRoles, removeAssignments),
    errorMessage: 'Unable to update role.',
  },
  // the second of two equal calls would be refused
  retry: false,
}));
