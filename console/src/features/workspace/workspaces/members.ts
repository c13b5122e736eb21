import { displayName } from '@trainyard/sdk/model';
import type { Answer } from '@trainyard/sdk/types';
import type { Holder } from '~/data/role-assignments';

type Assigned = Answer<'getGroupsAndUsersAssignedToWorkspace'>;

/** A role assignment in a workspace; a user or group with two roles is listed twice. */
export type Member = Holder & {
  key: string;
  name: string;
  /** how a user signs in, where the name is another */
  username: string;
  roleId: number;
  roleName: string;
  /** the role holds everywhere, and cannot be changed from here */
  isClusterWide: boolean;
};

/** The rows of the members' table, in no order of their own. */
export function membersOf({ assignments, groups, usersAssignedDirectly }: Assigned): Member[] {
  const users = new Map(usersAssignedDirectly.map((user) => [user.id, user]));
  const groupNames = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  return assignments.flatMap(({ role, userRoleAssignments, groupRoleAssignments }) => {
    const userRole = { roleId: role.roleId, roleName: role.name };
    return [
      // a search by name thins people and groups, and leaves the assignments as they are
      ...userRoleAssignments.flatMap(({ userId: id, roleAssignment }): Member[] => {
        const user = users.get(id);
        if (!user) return [];
        const isClusterWide = roleAssignment?.scopeCluster ?? false;
        const { username } = user;
        return [
          {
            ...userRole,
            ...toRow({ kind: 'user', id }, userRole),
            name: displayName(user),
            username,
            isClusterWide,
          },
        ];
      }),
      ...groupRoleAssignments.flatMap(({ groupId: id, roleAssignment }): Member[] => {
        const name = groupNames.get(id);
        if (name === undefined) return [];
        const isClusterWide = roleAssignment?.scopeCluster ?? false;
        return [
          {
            ...userRole,
            ...toRow({ kind: 'group', id }, userRole),
            name,
            username: '',
            isClusterWide,
          },
        ];
      }),
    ];
  });
}

const toRow = (ref: Holder, { roleId }: { roleId: number }) => ({
  ...ref,
  key: `${ref.kind} ${ref.id} ${roleId}`,
});
