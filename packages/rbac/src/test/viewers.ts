import type { RoleAssignmentSummary } from '@trainyard/sdk/types';
import { permissionsSummary } from '../roles';
import { rolesOf } from '../roles-038';
import { type Viewer, viewerOf } from '../viewer';

/** The workspace and owner of everything in the tests. */
export const workspaceId = 4;
export const ownerId = 7;
const someoneElse = 8;

export function basic(id: number, admin = false, version?: string): Viewer {
  return viewerOf({ user: { id, admin }, rbacEnabled: false, version });
}

export function withRole(
  roleName: string,
  scope: Partial<RoleAssignmentSummary> = {},
  version?: string,
): Viewer {
  const roles = rolesOf(version);
  const role = roles.find((candidate) => candidate.name === roleName);
  const assignments = role
    ? [{ roleId: role.roleId, scopeWorkspaceIds: [workspaceId], scopeCluster: false, ...scope }]
    : [];
  const user = { id: someoneElse, admin: false };
  const summary = permissionsSummary(assignments, roles);
  return viewerOf({ user, rbacEnabled: true, summary, version });
}

/** One user of each kind, by their names in the tables. */
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

const everywhere = { scopeWorkspaceIds: [], scopeCluster: true };
const release = '0.38.1';

/** The same users on a 0.38 master, and those with a role that only it has. */
export const viewers038: Readonly<Record<string, Viewer>> = {
  admin: basic(1, true, release),
  owner: basic(ownerId, false, release),
  other: basic(someoneElse, false, release),
  ClusterAdmin: withRole('ClusterAdmin', everywhere, release),
  WorkspaceAdmin: withRole('WorkspaceAdmin', {}, release),
  Editor: withRole('Editor', {}, release),
  EditorRestricted: withRole('EditorRestricted', {}, release),
  EditorProjectRestricted: withRole('EditorProjectRestricted', {}, release),
  GenAIUser: withRole('GenAIUser', everywhere, release),
  Viewer: withRole('Viewer', {}, release),
  ModelRegistryViewer: withRole('ModelRegistryViewer', {}, release),
  TokenCreator: withRole('TokenCreator', everywhere, release),
  'Editor elsewhere': withRole('Editor', { scopeWorkspaceIds: [9] }, release),
  'no role': withRole('none', {}, release),
};
