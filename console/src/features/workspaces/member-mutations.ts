import { assignRoles, removeAssignments } from '@trainyard/sdk/calls';
import { changesOf } from '@trainyard/sdk/query';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { assignmentBody, type Holder } from '~/data/role-assignments';
import type { Member } from './members';

type Assignment = { member: Holder; roleId: number; workspaceId: number };

const bodyOf = ({ member, roleId, workspaceId }: Assignment) => ({
  body: assignmentBody(member, { roleIds: [roleId], workspaceId }),
});

const add = (assignment: Assignment) => assignRoles(client, bodyOf(assignment));
const remove = (assignment: Assignment) => removeAssignments(client, bodyOf(assignment));

export const useAddMember = mutationHook((_, workspaceId: number) => ({
  mutationFn: (added: { member: Holder; roleId: number }) => add({ ...added, workspaceId }),
  meta: changesOf(assignRoles),
}));

export const useRemoveMember = mutationHook((_, workspaceId: number) => ({
  mutationFn: (member: Member) => remove({ member, roleId: member.roleId, workspaceId }),
  meta: changesOf(removeAssignments),
}));

/**
 * Adds the new role first, so that the member always has one; after a failure the old one is kept.
 */
export const useChangeRole = mutationHook((_, workspaceId: number) => ({
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
  meta: {
    ...changesOf(assignRoles, removeAssignments),
    errorMessage: 'Unable to update role.',
  },
  // the second of two equal calls would be refused
  retry: false,
}));
