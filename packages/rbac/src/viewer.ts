import { isBefore038 } from '@trainyard/sdk';
import type { GetPermissionsSummaryResponse, Role, User } from '@trainyard/sdk/types';
import type { AnyPermission } from './permissions';

/** The current user, prepared so that every check is a lookup. Created by `viewerOf`. */
export type Viewer = {
  user: { id: number; isAdmin: boolean; isActive: boolean };
  /** from the cluster info; off means that the admin flag and ownership decide */
  rbacEnabled: boolean;
  /** the contract of the master, whose rules apply */
  release: '0.23' | '0.38';
  /** permissions for the whole cluster */
  clusterWide: ReadonlySet<string>;
  /** permissions in any scope */
  anywhere: ReadonlySet<string>;
  /** permissions by workspace, without the cluster-wide ones */
  byWorkspace: ReadonlyMap<number, ReadonlySet<string>>;
};

/** The workspace and the owner of the entity to check. */
export type Scope = {
  workspaceId?: number;
  /** owner of the entity; several if each of them counts, as for a project and its workspace */
  ownerId?: number | readonly number[];
};

/** The scope in which a permission is required. */
export type Reach = 'workspace' | 'cluster' | 'anywhere';

type Summary = Pick<GetPermissionsSummaryResponse, 'roles' | 'assignments'>;
type ViewerOptions = {
  user: Pick<User, 'id' | 'admin'> & Partial<Pick<User, 'active'>>;
  rbacEnabled: boolean;
  /** the answer of `getPermissionsSummary`; without one, nothing is permitted while rbac is on */
  summary?: Summary | null;
  /** the master's version; 0.23.4 by default */
  version?: string;
  /** assignments from another source, in addition to the summary or instead of it */
  assignments?: readonly Assignment[];
};

/** Permissions in one workspace, or without one in the whole cluster. */
export type Assignment = { permissions: readonly string[]; workspaceId?: number };

/** Prepares a viewer from the signed-in user, the cluster's mode and their role assignments. */
export function viewerOf({
  user,
  rbacEnabled,
  version = '',
  ...namesOfRole
}: ViewerOptions): Viewer {
  const { summary, assignments } = namesOfRole;
  const clusterWide = new Set<string>();
  const anywhere = new Set<string>();
  const byWorkspace = new Map<number, Set<string>>();
  const names = new Map(summary?.roles.map((role) => [role.roleId, rolePermissions(role)]));
  for (const { roleId, scopeCluster, scopeWorkspaceIds } of summary?.assignments ?? []) {
    const permissions = names.get(roleId) ?? [];
    addAll(anywhere, permissions);
    if (scopeCluster) addAll(clusterWide, permissions);
    for (const id of scopeWorkspaceIds) addAll(setIn(byWorkspace, id), permissions);
  }
  for (const { permissions, workspaceId } of assignments ?? []) {
    addAll(anywhere, permissions);
    addAll(workspaceId === undefined ? clusterWide : setIn(byWorkspace, workspaceId), permissions);
  }
  const { id, admin, active = true } = user;
  return {
    user: { id, isAdmin: admin, isActive: active },
    rbacEnabled,
    release: isBefore038(version) ? '0.23' : '0.38',
    clusterWide,
    anywhere,
    byWorkspace,
  };
}

/**
 * Returns true if the viewer's roles have the permission in that scope. Does not apply to the mode
 * without rbac.
 */
export function holds(
  viewer: Viewer,
  permission: AnyPermission,
  where: { reach: Reach; workspaceId?: number },
): boolean {
  if (viewer.clusterWide.has(permission)) return true;
  if (where.reach === 'anywhere') return viewer.anywhere.has(permission);
  if (where.reach === 'cluster' || where.workspaceId === undefined) return false;
  return viewer.byWorkspace.get(where.workspaceId)?.has(permission) ?? false;
}

/** Returns true if the viewer is (one of) the owner(s). */
export function isOwner(viewer: Viewer, scope: Scope): boolean {
  const { ownerId } = scope;
  if (ownerId === undefined || typeof ownerId === 'number') return ownerId === viewer.user.id;
  return ownerId.includes(viewer.user.id);
}

const prefixLength = 'PERMISSION_TYPE_'.length;

/** The permissions of a role in the master's format, without `PERMISSION_TYPE_`. */
export function rolePermissions({ permissions }: Pick<Role, 'permissions'>): string[] {
  return permissions.map((permission) => permission.id.slice(prefixLength));
}

function addAll(set: Set<string>, names: readonly string[]): void {
  for (const name of names) set.add(name);
}

function setIn(map: Map<number, Set<string>>, key: number): Set<string> {
  const set = map.get(key) ?? new Set();
  map.set(key, set);
  return set;
}
