import { permissionsSummary, type Viewer as RbacViewer, rolesOf, viewerOf } from '@trainyard/rbac';
import type { RoleAssignmentSummary } from '@trainyard/sdk/types';
import type { AssignmentRow, Database, GroupRow, UserRow } from '../database/database';

/** The facts that the master's decisions depend on: its release, and whether roles apply. */
export type AccessMode = { rbacEnabled: boolean; release: { version: string } };

type AccessInput = AccessMode & { db: Database; user: UserRow };

/** Returns a user's access: from the current roles of the user and their groups. */
export function accessOf({ db, user, rbacEnabled, release: { version } }: AccessInput): RbacViewer {
  if (!rbacEnabled) return viewerOf({ user, rbacEnabled, version });
  const assignedRoles = summarized(assignmentsOfUser(db, user.id));
  const summary = permissionsSummary(assignedRoles, rolesOf(version));
  return viewerOf({ user, rbacEnabled, version, summary });
}

/** Assignments of a user: to the user (their personal group) and to their groups. */
export function assignmentsOfUser(db: Database, userId: number): AssignmentRow[] {
  const groupIds = new Set(
    db.groups.where((group) => group.userIds.includes(userId)).map((group) => group.id),
  );
  return db.assignments.where((each) => groupIds.has(each.groupId));
}

/** One entry per role: its workspaces, and whether it applies everywhere. */
export function summarized(assignments: readonly AssignmentRow[]): RoleAssignmentSummary[] {
  const roleIds = [...new Set(assignments.map((each) => each.roleId))];
  return roleIds.map((roleId) => {
    const own = assignments.filter((each) => each.roleId === roleId);
    const workspaceIds = own.flatMap(({ workspaceId }) => workspaceId ?? []);
    return {
      roleId,
      scopeWorkspaceIds: [...new Set(workspaceIds)].sort((a, b) => a - b),
      scopeCluster: own.some(({ workspaceId }) => workspaceId === null),
    };
  });
}

type Assignment = Pick<AssignmentRow, 'groupId' | 'roleId' | 'workspaceId'>;

/** An assignment's id: a group has a role once per scope. */
export const assignmentId = ({ groupId, roleId, workspaceId }: Assignment) =>
  `${groupId}/${roleId}/${workspaceId ?? 'cluster'}`;

export const assign = (db: Database, assignment: Assignment): AssignmentRow =>
  db.assignments.insert({ ...assignment, id: assignmentId(assignment) });

/** The personal group of a user. */
export const personalGroupOf = (db: Database, userId: number): GroupRow | undefined =>
  db.groups.where((group) => group.personalOf === userId)[0];

type HolderInput = { db: Database; userId: number; roleId: number; workspaceId: number | null };

/** Assigns a role to a user, in one workspace or (null) everywhere. */
export function assignToUser({ db, userId, ...rest }: HolderInput) {
  const group = personalGroupOf(db, userId);
  if (group) assign(db, { ...rest, groupId: group.id });
}
