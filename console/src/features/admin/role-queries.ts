import { queryOptions } from '@tanstack/react-query';
import {
  assignRoles,
  getRolesAssignedToGroup,
  getRolesAssignedToUser,
  listRoles,
  removeAssignments,
} from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

/** A user or a group: both hold roles. */
export type Holder = { kind: 'user' | 'group'; id: number };

/** Roles that can be given for the whole cluster. */
export const globalRolesQuery = queryOptions({
  queryKey: queryKeys.roles.global,
  queryFn: async ({ signal }) => {
    const { roles } = await listRoles(client, { body: { limit: 0 } }, { signal });
    return roles.filter(({ scopeTypeMask }) => scopeTypeMask?.cluster);
  },
  staleTime: pollMs.people,
});

async function fetchHeld({ kind, id }: Holder, signal: AbortSignal): Promise<number[]> {
  if (kind === 'group') {
    const answer = await getRolesAssignedToGroup(client, { groupId: id }, { signal });
    return answer.assignments
      .filter(({ scopeCluster }) => scopeCluster)
      .map(({ roleId }) => roleId);
  }
  const { roles } = await getRolesAssignedToUser(client, { userId: id }, { signal });
  return roles.flatMap(({ role, userRoleAssignments }) =>
    role && userRoleAssignments.some(({ roleAssignment }) => roleAssignment?.scopeCluster)
      ? [role.roleId]
      : [],
  );
}

/** Ids of the roles that a user or group holds on the whole cluster, without those of a user's groups. */
export const heldRolesQuery = (holder: Holder) =>
  queryOptions({
    queryKey: queryKeys.roles.heldBy(holder.kind, holder.id),
    queryFn: ({ signal }) => fetchHeld(holder, signal),
  });

type Body = Args<'assignRoles'>['body'];

const bodyOf = (
  { kind, id }: Holder,
  { roleIds, workspaceId }: { roleIds: readonly number[]; workspaceId?: number },
): Body => {
  const scope =
    workspaceId === undefined ? { scopeCluster: true } : { scopeWorkspaceId: workspaceId };
  const given = roleIds.map((roleId) => ({ role: { roleId }, ...scope }));
  return kind === 'user'
    ? { userRoleAssignments: given.map((roleAssignment) => ({ userId: id, roleAssignment })) }
    : { groupRoleAssignments: given.map((roleAssignment) => ({ groupId: id, roleAssignment })) };
};

type Change = { before: readonly number[]; after: readonly number[]; workspaceId?: number };

/**
 * Assigns and removes roles until the user or group holds exactly these, in a workspace or, without
 * one, on the whole cluster.
 */
export async function setRoles(holder: Holder, change: Change): Promise<void> {
  const { before, after, ...scope } = change;
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  if (added.length > 0)
    await assignRoles(client, { body: bodyOf(holder, { roleIds: added, ...scope }) });
  if (removed.length > 0)
    await removeAssignments(client, { body: bodyOf(holder, { roleIds: removed, ...scope }) });
}
