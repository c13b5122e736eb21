import { isAssignableToWorkspace, roles } from '@trainyard/rbac';
import { assign, assignmentId, personalGroupOf } from '../../auth/access';
import type { AssignmentRow, Database } from '../../database/database';
import { allow } from '../allow';
import { alreadyExists, invalidArgument, MasterError, notFound, plainError } from '../errors';
import type { HandlerRequest, Handlers } from '../types';
import { findGroup } from './groups';

type Request = HandlerRequest<'assignRoles'>;
type Operation = 'assignRoles' | 'removeAssignments';
type Wanted = Omit<AssignmentRow, 'id'>;

// all or nothing, and at once: the next call of the user concerned is checked against the new roles
export const roleAssignmentHandlers = {
  assignRoles: (request) => {
    const { db } = request;
    const wanted = readAssignments(request, 'assignRoles');
    for (const each of wanted) checkAssignable(db, each);
    if (new Set(wanted.map(assignmentId)).size < wanted.length) throw taken(wanted[0]);
    for (const each of wanted) assign(db, each);
    touchUsers(request);
    return {};
  },

  removeAssignments: (request) => {
    const { db } = request;
    const wanted = readAssignments(request, 'removeAssignments');
    const stranger = wanted.find((each) => !db.assignments.get(assignmentId(each)));
    if (stranger) {
      throw new MasterError(
        'NotFound',
        `error removing user group assignments: Error deleting assignment for group id ${stranger.groupId}: not found`,
      );
    }
    for (const each of wanted) db.assignments.delete(assignmentId(each));
    touchUsers(request);
    return {};
  },
} satisfies Partial<Handlers>;

function readAssignments(request: Request, operation: Operation): Wanted[] {
  const { body, db, viewer } = request;
  const { groupRoleAssignments = [], userRoleAssignments = [] } = body;
  // whether there are roles at all comes first
  allow(viewer, 'getPermissionsSummary');
  if (groupRoleAssignments.length + userRoleAssignments.length === 0) {
    throw invalidArgument('must specify at least one group or user assignment');
  }
  for (const { roleAssignment } of [...groupRoleAssignments, ...userRoleAssignments]) {
    const workspaceId = roleAssignment?.scopeWorkspaceId;
    allow(viewer, operation, workspaceId === undefined ? { part: 'cluster' } : { workspaceId });
  }
  const groups = groupRoleAssignments.map(({ groupId, roleAssignment }) => ({
    groupId: findGroup(db, groupId).id,
    roleAssignment,
  }));
  const users = userRoleAssignments.map(({ userId, roleAssignment }) => {
    const group = personalGroupOf(db, userId);
    if (!group) throw notFound('user', userId);
    return { groupId: group.id, roleAssignment };
  });
  return [...groups, ...users].map(({ groupId, roleAssignment }) => ({
    groupId,
    roleId: roleAssignment?.role?.roleId ?? 0,
    workspaceId: roleAssignment?.scopeWorkspaceId ?? null,
  }));
}

function checkAssignable(db: Database, wanted: Wanted) {
  const { groupId, roleId, workspaceId } = wanted;
  const role = roles.find((each) => each.roleId === roleId);
  const isPlace = workspaceId === null || db.workspaces.get(workspaceId) !== undefined;
  if (!role || !isPlace) throw new MasterError('NotFound', failedInsert(groupId, 'not found'));
  if (workspaceId !== null && !isAssignableToWorkspace(role)) {
    throw plainError(
      failedInsert(groupId, 'a global-only permission cannot be assigned to a local scope'),
    );
  }
  if (db.assignments.get(assignmentId(wanted))) throw taken(wanted);
}

const taken = (wanted: Wanted | undefined) =>
  alreadyExists(failedInsert(wanted?.groupId ?? 0, 'row already exists'));

const failedInsert = (groupId: number, why: string) =>
  `error inserting role assignments for user groups: Error inserting assignment for group id ${groupId}: ${why}`;

function touchUsers({ body, db, clock }: Request) {
  for (const { userId } of body.userRoleAssignments ?? []) {
    const user = db.users.get(userId);
    if (user) user.modifiedAt = clock.now();
  }
}
