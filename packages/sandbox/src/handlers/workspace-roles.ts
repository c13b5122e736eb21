import { roles } from '@trainyard/rbac';
import type { Answer, User } from '@trainyard/sdk/types';
import type { AssignmentRow, Database } from '../database';
import { timestamp } from '../time';
import { groupDetails } from './groups';
import { roleWithAssignments } from './role-answer';
import { userAnswer } from './user-answer';

type Input = { db: Database; workspaceId: number; name: string };
type WorkspaceRoles = Answer<'getGroupsAndUsersAssignedToWorkspace'>;

/**
 * Who holds which role by an assignment made on this workspace. A name thins groups and users, and
 * drops roles none of them holds; whoever holds two roles is there twice.
 */
export function workspaceRoles({ db, workspaceId, name }: Input): WorkspaceRoles {
  const all = db.assignments.where((each) => each.workspaceId === workspaceId);
  const found = all.filter((each) => isNamed(db, each, name));
  const heldRoles = new Set(found.map(({ roleId }) => roleId));
  return {
    groups: found.flatMap((each) => groupOf(db, each)),
    usersAssignedDirectly: found.flatMap((each) => userOf(db, each)),
    assignments: roles
      .filter(({ roleId }) => heldRoles.has(roleId))
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
