import type { Role, RoleAssignment, RoleWithAssignments } from '@trainyard/sdk/types';
import { rolePermissions } from './viewer';

/** One way in which a user has a role. */
export type HeldRole = {
  /** its name, such as "Editor" */
  role: string;
  /** names of permissions without `PERMISSION_TYPE_` */
  permissions: readonly string[];
  /** the workspace of the role; absent if it applies everywhere */
  workspaceId?: number;
  /** the name of its group; absent if it is assigned to the user */
  group?: string;
};

/** A role from an assignment, through a group if one is named. */
export function heldRole(
  role: Pick<Role, 'name' | 'permissions'>,
  assignment: RoleAssignment | null,
  group?: string,
): HeldRole {
  const workspaceId = assignment?.scopeWorkspaceId ?? undefined;
  return {
    role: role.name,
    permissions: rolePermissions(role),
    ...(workspaceId === undefined ? {} : { workspaceId }),
    ...(group === undefined ? {} : { group }),
  };
}

/**
 * The roles of a user one by one, from the answer of `getRolesAssignedToUser`. Groups without a
 * name in `groupNames` have their id as name.
 */
export const heldRolesOf = (
  roles: readonly RoleWithAssignments[],
  groupNames: ReadonlyMap<number, string>,
): HeldRole[] =>
  roles.flatMap(({ role, userRoleAssignments, groupRoleAssignments }) => [
    ...userRoleAssignments.map(({ roleAssignment }) => heldRole(role, roleAssignment)),
    ...groupRoleAssignments.map(({ groupId, roleAssignment }) =>
      heldRole(role, roleAssignment, groupNames.get(groupId) ?? String(groupId)),
    ),
  ]);
