import { assignRoles, type Caller, removeAssignments } from '@trainyard/sdk/calls';
import { mutationHook } from '~/app/actions/mutation-hook';
import { assignmentBody, type Holder } from '~/data/role-assignments';
import type { Member } from './members';

type Assignment = { member: Holder; roleId: number; workspaceId: number };

const bodyOf = ({ member, roleId, workspaceId }: Assignment) => ({
  body: assignmentBody(member, { roleIds: [roleId], workspaceId }),
});

const add = (client: Caller, assignment: Assignment) => assignRoles(client, bodyOf(assignment));
const remove = (client: Caller, assignment: Assignment) =>
  removeAssignments(client, bodyOf(assignment));

export const useAddMember = mutationHook((_, workspaceId: number) => ({
  send: (client, added: { member: Holder; roleId: number }) =>
    add(client, { ...added, workspaceId }),
}));

export const useRemoveMember = mutationHook((_, workspaceId: number) => ({
  send: (client, member: Member) => remove(client, { member, roleId: member.roleId, workspaceId }),
}));

/**
 * Adds the new role first, so that the member always has one; after a failure the old one is kept.
 */
export const useChangeRole = mutationHook((_, workspaceId: number) => ({
  send: async (client, { member, roleId }: { member: Member; roleId: number }) => {
    await add(client, { member, roleId, workspaceId });
    try {
      await remove(client, { member, roleId: member.roleId, workspaceId });
    } catch (error) {
      // rolls back; a failure of this is visible in the list
      await remove(client, { member, roleId, workspaceId }).catch(() => undefined);
      throw error;
    }
  },
  meta: { errorMessage: 'Unable to update role.' },
  // the second of two equal calls would be refused
  retry: false,
}));
