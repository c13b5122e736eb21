import { queryOptions } from '@tanstack/react-query';
import {
  assignRoles,
  getRolesAssignedToGroup,
  getRolesAssignedToUser,
  listRoles,
  removeAssignments,
} from '@trainyard/sdk/calls';
import { isNoChange, listChange, neededChange } from '@trainyard/sdk/model';
import { showsOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollMs } from '~/app/polling-intervals';
import { q } from '~/data/q';

/** A user or a group: both hold roles. */
export type Holder = { kind: 'user' | 'group'; id: number };

/** Roles that can be given for the whole cluster. */
export const globalRolesQuery = q(
  listRoles,
  { body: { limit: 0 } },
  {
    select: ({ roles }) => roles.filter(({ scopeTypeMask }) => scopeTypeMask?.cluster),
    staleTime: pollMs.people,
  },
);

type HeldIn = {
  /** a workspace; without one, the whole cluster */
  workspaceId?: number | undefined;
  signal?: AbortSignal;
};

async function fetchHeld(
  { kind, id }: Holder,
  { workspaceId, signal }: HeldIn = {},
): Promise<number[]> {
  const options = signal ? { signal } : {};
  if (kind === 'group') {
    const answer = await getRolesAssignedToGroup(client, { groupId: id }, options);
    return answer.assignments
      .filter(({ scopeCluster, scopeWorkspaceIds }) =>
        workspaceId === undefined ? scopeCluster : scopeWorkspaceIds.includes(workspaceId),
      )
      .map(({ roleId }) => roleId);
  }
  const { roles } = await getRolesAssignedToUser(client, { userId: id }, options);
  return roles.flatMap(({ role, userRoleAssignments }) =>
    role &&
    userRoleAssignments.some(({ roleAssignment }) =>
      workspaceId === undefined
        ? roleAssignment?.scopeCluster
        : roleAssignment?.scopeWorkspaceId === workspaceId,
    )
      ? [role.roleId]
      : [],
  );
}

/** Ids of the roles that a user or group holds on the whole cluster, without those of a user's groups. */
export const heldRolesQuery = (holder: Holder) =>
  queryOptions({
    queryKey: ['rolesOfHolder', holder],
    queryFn: ({ signal }) => fetchHeld(holder, { signal }),
    meta: showsOf(getRolesAssignedToGroup, getRolesAssignedToUser),
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
 * Assigns the roles that are new and removes those that are gone, in a workspace or, without one, on the
 * whole cluster. What others assigned or removed meanwhile stays, and is not sent again, because the
 * master refuses a role that is assigned already (409) or is not assigned (404).
 */
export async function setRoles(holder: Holder, change: Change): Promise<void> {
  const { before, after, ...scope } = change;
  const changed = listChange(before, after);
  if (isNoChange(changed)) return;
  const { added, removed } = neededChange(await fetchHeld(holder, scope), changed);
  if (added.length > 0)
    await assignRoles(client, { body: bodyOf(holder, { roleIds: added, ...scope }) });
  if (removed.length > 0)
    await removeAssignments(client, { body: bodyOf(holder, { roleIds: removed, ...scope }) });
}
