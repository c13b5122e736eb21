import { getRolesAssignedToGroup, getRolesAssignedToUser, listRoles } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';

/** Roles that can be given for the whole cluster. */
export const globalRolesQuery = q(
  listRoles,
  { body: { limit: 0 } },
  {
    select: ({ roles }) => roles.filter(({ scopeTypeMask }) => scopeTypeMask?.cluster),
    staleTime: pollMs.people,
  },
);

export const roleIdsOfGroup = (
  { assignments }: Answer<'getRolesAssignedToGroup'>,
  workspaceId?: number,
): number[] =>
  assignments
    .filter(({ scopeCluster, scopeWorkspaceIds }) =>
      workspaceId === undefined ? scopeCluster : scopeWorkspaceIds.includes(workspaceId),
    )
    .map(({ roleId }) => roleId);

export const roleIdsOfUser = (
  { roles }: Answer<'getRolesAssignedToUser'>,
  workspaceId?: number,
): number[] =>
  roles.flatMap(({ role, userRoleAssignments }) =>
    role &&
    userRoleAssignments.some(({ roleAssignment }) =>
      workspaceId === undefined
        ? roleAssignment?.scopeCluster
        : roleAssignment?.scopeWorkspaceId === workspaceId,
    )
      ? [role.roleId]
      : [],
  );

/** Ids of the roles that a user holds on the whole cluster, without those of their groups. */
export const rolesOfUserQuery = (userId: number) =>
  q(getRolesAssignedToUser, { userId }, { select: (answer) => roleIdsOfUser(answer) });

/** Ids of the roles that a group holds on the whole cluster. */
export const rolesOfGroupQuery = (groupId: number) =>
  q(getRolesAssignedToGroup, { groupId }, { select: (answer) => roleIdsOfGroup(answer) });
