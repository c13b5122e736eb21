import { type UserRole, userRole } from '@trainyard/rbac';
import type { Role, RoleWithAssignments } from '@trainyard/sdk/types';

/** A group as lists have it. */
export type GroupRow = { groupId: number; name: string; numMembers: number };

/** The roles and groups that give one user permissions. */
export type Access = { roles: UserRole[]; groups: string[] };

/** A group with its members. */
export type GroupWithUsers = { groupId: number; name: string; users: readonly { id: number }[] };

/** A group with the roles that its members hold through it. */
export type GroupAccess = GroupRow & { roles: UserRole[] };

type EveryonesAccess = {
  /** roles and groups by the id of the user */
  people: ReadonlyMap<number, Access>;
  groups: GroupAccess[];
  /** every role with what it permits */
  roles: readonly Role[];
};

/** Joins role assignments of users and groups with the members of groups. */
export function accessOf(
  roles: readonly RoleWithAssignments[],
  groups: readonly GroupWithUsers[],
): EveryonesAccess {
  const access = new Map<number, Access>();
  const ofGroup = new Map(
    groups.map(({ groupId, name, users }) => [
      groupId,
      { groupId, name, numMembers: users.length, roles: [] as UserRole[] },
    ]),
  );
  const of = (userId: number): Access => {
    const userAccess = access.get(userId) ?? { roles: [], groups: [] };
    access.set(userId, userAccess);
    return userAccess;
  };
  for (const { name, users } of groups) for (const { id } of users) of(id).groups.push(name);
  for (const { role, userRoleAssignments, groupRoleAssignments } of roles) {
    for (const { userId, roleAssignment } of userRoleAssignments)
      of(userId).roles.push(userRole(role, roleAssignment));
    for (const { groupId, roleAssignment } of groupRoleAssignments) {
      const group = groups.find((each) => each.groupId === groupId);
      ofGroup.get(groupId)?.roles.push(userRole(role, roleAssignment));
      for (const { id } of group?.users ?? [])
        of(id).roles.push(userRole(role, roleAssignment, group?.name ?? ''));
    }
  }
  return { people: access, groups: [...ofGroup.values()], roles: roles.map(({ role }) => role) };
}
