import type { Role, RoleAssignment, RoleWithAssignments } from '@trainyard/sdk/types';
import { rolePermissions } from './viewer';

/** One way in which a user has a role. */
export type UserRole = {
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
export function userRole(
  role: Pick<Role, 'name' | 'permissions'>,
  assignment: RoleAssignment | null,
  group?: string,
): UserRole {
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
export const userRolesOf = (
  roles: readonly RoleWithAssignments[],
  groupNames: ReadonlyMap<number, string>,
): UserRole[] =>
  roles.flatMap(({ role, userRoleAssignments, groupRoleAssignments }) => [
    ...userRoleAssignments.map(({ roleAssignment }) => userRole(role, roleAssignment)),
    ...groupRoleAssignments.map(({ groupId, roleAssignment }) =>
      userRole(role, roleAssignment, groupNames.get(groupId) ?? String(groupId)),
    ),
  ]);
