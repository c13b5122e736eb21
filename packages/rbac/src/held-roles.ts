import type { Role, RoleAssignment, RoleWithAssignments } from '@trainyard/sdk/types';
import { rolePermissions } from './viewer';

/** One way by which someone holds a role. */
export type HeldRole = {
  /** its name, such as "Editor" */
  role: string;
  /** names of permissions without `PERMISSION_TYPE_` */
  permissions: readonly string[];
  /** the workspace it is held in; absent where it is held everywhere */
  workspaceId?: number;
  /** the name of the group it comes through; absent where it was given to the person */
  group?: string;
};

/** A role as it is held by an assignment, through a group where one is named. */
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
 * The roles of a user one by one, from the answer of `getRolesAssignedToUser`. Groups without a name
 * in `groupNames` are called by their id.
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
