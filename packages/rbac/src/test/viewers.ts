import type { RoleAssignmentSummary } from '@trainyard/sdk/types';
import { permissionsSummary, roles } from '../roles';
import { type Viewer, viewerOf } from '../viewer';

/** The workspace and owner of everything the tests ask about. */
export const workspaceId = 4;
export const ownerId = 7;
const someoneElse = 8;

export function basic(id: number, admin = false): Viewer {
  return viewerOf({ user: { id, admin }, rbacEnabled: false });
}

export function withRole(roleName: string, scope: Partial<RoleAssignmentSummary> = {}): Viewer {
  const role = roles.find((candidate) => candidate.name === roleName);
  const assignments = role
    ? [{ roleId: role.roleId, scopeWorkspaceIds: [workspaceId], scopeCluster: false, ...scope }]
    : [];
  const user = { id: someoneElse, admin: false };
  return viewerOf({ user, rbacEnabled: true, summary: permissionsSummary(assignments) });
}

/** One of each kind of person, by what tables call them. */
export const viewers = {
  admin: basic(1, true),
  owner: basic(ownerId),
  other: basic(someoneElse),
  ClusterAdmin: withRole('ClusterAdmin', { scopeWorkspaceIds: [], scopeCluster: true }),
  WorkspaceAdmin: withRole('WorkspaceAdmin'),
  Editor: withRole('Editor'),
  Viewer: withRole('Viewer'),
  ModelRegistryViewer: withRole('ModelRegistryViewer'),
  'Editor elsewhere': withRole('Editor', { scopeWorkspaceIds: [9] }),
  'no role': withRole('none'),
};

export type ViewerKind = keyof typeof viewers;
export const viewerKinds: readonly ViewerKind[] = [
  'admin',
  'owner',
  'other',
  'ClusterAdmin',
  'WorkspaceAdmin',
  'Editor',
  'Viewer',
  'ModelRegistryViewer',
  'Editor elsewhere',
  'no role',
];
