import {
  isAssignableToWorkspace,
  type PredefinedRole,
  permissionsSummary,
  rolesOf,
  wireRole,
} from '@trainyard/rbac';
import {
  assign,
  assignmentId,
  assignmentsOfUser,
  personalGroupOf,
  summarized,
} from '../../auth/access';
import type { AssignmentRow, Database } from '../../database/database';
import { pageOfBody } from '../../lists/paging';
import { allow, isInListOf, mayDo } from '../allow';
import { alreadyExists, invalidArgument, MasterError, notFound, plainError } from '../errors';
import type { HandlerRequest, Handlers, Viewer } from '../types';
import { workspaceRoles } from '../workspaces/workspace-roles';
import { findGroup, missingGroup } from './groups';
import { roleWithAssignments } from './role-answer';

type Request = HandlerRequest<'assignRoles'>;
type Operation = 'assignRoles' | 'removeAssignments';
type NewAssignment = Omit<AssignmentRow, 'id'>;

// all or nothing, and at once: the user's next call is checked against the new roles
export const roleAssignmentHandlers = {
  assignRoles: (request) => {
    const { db } = request;
    const assignments = readAssignments(request, 'assignRoles');
    for (const each of assignments) checkAssignable(request, each);
    if (new Set(assignments.map(assignmentId)).size < assignments.length)
      throw duplicate(assignments[0]);
    for (const each of assignments) assign(db, each);
    touchUsers(request);
    return {};
  },

  removeAssignments: (request) => {
    const { db } = request;
    const assignments = readAssignments(request, 'removeAssignments');
    const stranger = assignments.find((each) => !db.assignments.get(assignmentId(each)));
    if (stranger) {
      throw new MasterError(
        'NotFound',
        `error removing user group assignments: Error deleting assignment for group id ${stranger.groupId}: not found`,
      );
    }
    for (const each of assignments) db.assignments.delete(assignmentId(each));
    touchUsers(request);
    return {};
  },
} satisfies Partial<Handlers>;

function readAssignments(request: Request, operation: Operation): NewAssignment[] {
  const { body, db, viewer } = request;
  const { groupRoleAssignments = [], userRoleAssignments = [] } = body;
  // the master checks first whether it has roles at all
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

function checkAssignable({ db, release }: Request, assignment: NewAssignment) {
  const { groupId, roleId, workspaceId } = assignment;
  const role = rolesOf(release.version).find((each) => each.roleId === roleId);
  const isPlace = workspaceId === null || db.workspaces.get(workspaceId) !== undefined;
  if (!role || !isPlace) throw new MasterError('NotFound', failedInsert(groupId, 'not found'));
  if (workspaceId !== null && !isAssignableToWorkspace(role)) {
    throw plainError(
      failedInsert(groupId, 'a global-only permission cannot be assigned to a local scope'),
    );
  }
  if (db.assignments.get(assignmentId(assignment))) throw duplicate(assignment);
}

const duplicate = (assignment: NewAssignment | undefined) =>
  alreadyExists(failedInsert(assignment?.groupId ?? 0, 'row already exists'));

const failedInsert = (groupId: number, why: string) =>
  `error inserting role assignments for user groups: Error inserting assignment for group id ${groupId}: ${why}`;

function touchUsers({ body, db, clock }: Request) {
  for (const { userId } of body.userRoleAssignments ?? []) {
    const user = db.users.get(userId);
    if (user) user.modifiedAt = clock.now();
  }
}

type ReleaseInput = Pick<Request, 'release'>;

const byName = ({ release }: ReleaseInput) =>
  rolesOf(release.version).toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const roleHandlers = {
  getPermissionsSummary: ({ db, viewer, release }) => {
    allow(viewer, 'getPermissionsSummary');
    const assignedRoles = summarized(assignmentsOfUser(db, viewer.user.id));
    return permissionsSummary(assignedRoles, rolesOf(release.version));
  },

  getGroupsAndUsersAssignedToWorkspace: ({ path, query, db, viewer, release }) => {
    allow(viewer, 'getPermissionsSummary');
    const { workspaceId } = path;
    const operation = 'getGroupsAndUsersAssignedToWorkspace';
    if (!mayDo(viewer, operation, { workspaceId })) {
      return { groups: [], usersAssignedDirectly: [], assignments: [] };
    }
    const roles = rolesOf(release.version);
    return workspaceRoles({ db, roles, workspaceId, name: query.name ?? '' });
  },

  getRolesByID: ({ body, db, viewer, release }) => {
    const { roleIds = [] } = body;
    const isHeld = roleIds.length > 0 && roleIds.every((id) => holdsRole({ db, viewer }, id));
    allow(viewer, 'getRolesByID', isHeld ? { ownerId: viewer.user.id } : {});
    const requestedRoles = rolesOf(release.version).filter(({ roleId }) =>
      roleIds.includes(roleId),
    );
    if (requestedRoles.length === 0 || requestedRoles.length < new Set(roleIds).size) {
      throw new MasterError('NotFound', 'not found');
    }
    const assignments = db.assignments.all();
    return { roles: requestedRoles.map((role) => roleWithAssignments({ db, role, assignments })) };
  },

  getRolesAssignedToUser: (request) => {
    const { path, db, viewer } = request;
    allow(viewer, 'getRolesAssignedToUser', { ownerId: path.userId });
    if (path.userId === 0) throw invalidArgument('bad request');
    const assignments = assignmentsOfUser(db, path.userId);
    return {
      roles: assigned(request, assignments).map((role) =>
        roleWithAssignments({ db, role, assignments }),
      ),
    };
  },

  getRolesAssignedToGroup: (request) => {
    const { path, db, viewer } = request;
    const { groupId } = path;
    const ownerId = db.groups.get(groupId)?.userIds ?? [];
    const missing = missingGroup(`Error getting group ${groupId}`);
    allow(viewer, 'getRolesAssignedToGroup', { ownerId, missing });
    if (groupId === 0) throw invalidArgument('bad request');
    const assignments = db.assignments.where((each) => each.groupId === groupId);
    const roles = assigned(request, assignments).map(wireRole);
    return { roles, assignments: summarized(assignments) };
  },

  searchRolesAssignableToScope: (request) => {
    const { body, viewer } = request;
    const { workspaceId } = body;
    allow(viewer, 'searchRolesAssignableToScope', {
      ...(workspaceId !== null && { workspaceId }),
    });
    const all = byName(request);
    return page(workspaceId === null ? all : all.filter(isAssignableToWorkspace), body);
  },

  listRoles: (request) => {
    const { body, db, viewer } = request;
    allow(viewer, 'listRoles');
    const listedRoles = byName(request).filter(({ roleId }) => {
      const scope = holdsRole({ db, viewer }, roleId) ? { ownerId: viewer.user.id } : {};
      return isInListOf(viewer, 'listRoles', scope);
    });
    return page(listedRoles, body);
  },
} satisfies Partial<Handlers>;

const assigned = (input: ReleaseInput, assignments: ReadonlyArray<{ roleId: number }>) =>
  byName(input).filter(({ roleId }) => assignments.some((each) => each.roleId === roleId));

const holdsRole = ({ db, viewer }: { db: Database; viewer: Viewer }, roleId: number) =>
  assignmentsOfUser(db, viewer.user.id).some((each) => each.roleId === roleId);

function page(found: readonly PredefinedRole[], query: { offset?: number; limit: number }) {
  const { rows, pagination } = pageOfBody(found, { ...query, limit: query.limit || 500 });
  return { roles: rows.map(wireRole), pagination };
}
