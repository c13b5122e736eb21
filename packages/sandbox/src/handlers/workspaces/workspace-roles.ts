import type { PredefinedRole } from '@trainyard/rbac';
import type { Answer, User } from '@trainyard/sdk/types';
import type { AssignmentRow, Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { groupDetails } from '../people/groups';
import { roleWithAssignments } from '../people/role-answer';
import { userAnswer } from '../people/user-rules';

type Input = { db: Database; roles: readonly PredefinedRole[]; workspaceId: number; name: string };
type WorkspaceRoles = Answer<'getGroupsAndUsersAssignedToWorkspace'>;

/**
 * Lists roles with the users and groups assigned to them on this workspace. A name filters groups
 * and users, and drops roles without any of them. A user with two roles is listed twice.
 */
export function workspaceRoles({ db, roles, workspaceId, name }: Input): WorkspaceRoles {
  const all = db.assignments.where((each) => each.workspaceId === workspaceId);
  const assignments = all.filter((each) => isNamed(db, each, name));
  const assignedRoles = new Set(assignments.map(({ roleId }) => roleId));
  return {
    groups: assignments.flatMap((each) => groupOf(db, each)),
    usersAssignedDirectly: assignments.flatMap((each) => userOf(db, each)),
    assignments: roles
      .filter(({ roleId }) => assignedRoles.has(roleId))
      .map((role) => roleWithAssignments({ db, role, assignments: all })),
  };
}

function isNamed(db: Database, { groupId }: AssignmentRow, name: string): boolean {
  const group = db.groups.get(groupId);
  const user = group && group.personalOf !== null ? db.users.get(group.personalOf) : undefined;
  const names = user ? [user.displayName, user.username] : [group?.name ?? ''];
  return names.some((each) => each.includes(name));
}

function groupOf(db: Database, { groupId }: AssignmentRow) {
  const group = db.groups.get(groupId);
  return group && group.personalOf === null ? [groupDetails(db, group)] : [];
}

function userOf(db: Database, { groupId }: AssignmentRow): User[] {
  const userId = db.groups.get(groupId)?.personalOf ?? null;
  const user = userId === null ? undefined : db.users.get(userId);
  return user ? [userAnswer(user, timestamp(user.modifiedAt))] : [];
}
