import {
  type UserRole,
  userRole,
  type Viewer,
  viewerOfPerson,
  type whoCanGrant,
} from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import type { Answer } from '@trainyard/sdk/types';

type NamedViewer = Parameters<typeof whoCanGrant>[0][number];

type Assigned = Answer<'getGroupsAndUsersAssignedToWorkspace'>;

/** The users and groups with their roles, by the rules of the viewer's master. */
export function namedViewers(
  { assignments, groups, usersAssignedDirectly }: Assigned,
  release: Viewer['release'],
): NamedViewer[] {
  const namedViewer = (name: string, roles: UserRole[], id = 0): NamedViewer => ({
    name,
    viewer: viewerOfPerson({ user: { id, admin: false }, roles }, { rbacEnabled: true, release }),
  });
  return [
    ...usersAssignedDirectly.map((user) =>
      namedViewer(
        displayName(user),
        assignments.flatMap(({ role, userRoleAssignments }) =>
          userRoleAssignments
            .filter(({ userId }) => userId === user.id)
            .map(({ roleAssignment }) => userRole(role, roleAssignment)),
        ),
        user.id,
      ),
    ),
    ...groups.map(({ groupId, name }) =>
      namedViewer(
        `the members of ${name}`,
        assignments.flatMap(({ role, groupRoleAssignments }) =>
          groupRoleAssignments
            .filter((each) => each.groupId === groupId)
            .map(({ roleAssignment }) => userRole(role, roleAssignment)),
        ),
      ),
    ),
  ];
}
