import type {
  Role,
  RoleAssignmentSummary,
  Permission as WirePermission,
} from '@trainyard/sdk/types';
import {
  type AnyPermission,
  type Permission,
  type PermissionInfo,
  permissions,
  permissionType,
} from './permissions';

export type PredefinedRole<Name extends AnyPermission = AnyPermission> = {
  roleId: number;
  name: string;
  permissions: readonly Name[];
  /** the permissions of its release; those of 0.23 by default */
  facts?: Readonly<Record<AnyPermission, PermissionInfo>>;
};

const viewing: readonly Permission[] = [
  'VIEW_EXPERIMENT_ARTIFACTS',
  'VIEW_EXPERIMENT_METADATA',
  'VIEW_NSC',
  'VIEW_WORKSPACE',
  'VIEW_PROJECT',
  'VIEW_MODEL_REGISTRY',
  'VIEW_TEMPLATES',
];

const editing: readonly Permission[] = [
  'CREATE_EXPERIMENT',
  'UPDATE_EXPERIMENT',
  'UPDATE_EXPERIMENT_METADATA',
  'DELETE_EXPERIMENT',
  'CREATE_NSC',
  'UPDATE_NSC',
  'UPDATE_WORKSPACE',
  'CREATE_PROJECT',
  'UPDATE_PROJECT',
  'EDIT_MODEL_REGISTRY',
  'CREATE_MODEL_REGISTRY',
  'DELETE_MODEL_REGISTRY',
  'DELETE_MODEL_VERSION',
  'UPDATE_TEMPLATES',
  'CREATE_TEMPLATES',
  'DELETE_TEMPLATES',
];

const administrating: readonly Permission[] = [
  'DELETE_WORKSPACE',
  'SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG',
  'DELETE_PROJECT',
  'ASSIGN_ROLES',
  'DELETE_OTHER_USER_MODEL_REGISTRY',
  'DELETE_OTHER_USER_MODEL_VERSION',
];

const everything = Object.keys(permissions).filter(isPermission);

/** The predefined roles of a 0.23 master; no call creates or changes one. */
export const roles: readonly PredefinedRole<Permission>[] = [
  { roleId: 1, name: 'ClusterAdmin', permissions: everything },
  {
    roleId: 2,
    name: 'WorkspaceAdmin',
    permissions: byNumber([...viewing, ...editing, ...administrating]),
  },
  { roleId: 3, name: 'WorkspaceCreator', permissions: ['CREATE_WORKSPACE'] },
  { roleId: 4, name: 'Viewer', permissions: viewing },
  { roleId: 5, name: 'Editor', permissions: byNumber([...viewing, ...editing]) },
  { roleId: 6, name: 'ModelRegistryViewer', permissions: ['VIEW_MODEL_REGISTRY'] },
];

/** Returns true if a role may be assigned in a workspace: it has no global-only permission. */
export function isAssignableToWorkspace(role: PredefinedRole): boolean {
  return !role.permissions.some((permission) => factsOf(role, permission)?.isGlobalOnly);
}

/** A predefined role in the master's format, including permissions. */
export function wireRole(role: PredefinedRole): Role {
  return {
    roleId: role.roleId,
    name: role.name,
    permissions: role.permissions.map((permission) => wirePermission(role, permission)),
    scopeTypeMask: { cluster: true, workspace: isAssignableToWorkspace(role) },
  };
}

/**
 * Returns the answer of `GET /permissions/summary` for these assignments: they and their roles,
 * each role once. Leaves out assignments of roles that do not exist.
 */
export function permissionsSummary(
  assignments: readonly RoleAssignmentSummary[],
  predefined: readonly PredefinedRole[] = roles,
) {
  const assignedIds = new Set(assignments.map((assignment) => assignment.roleId));
  const assignedRoles = predefined.filter((role) => assignedIds.has(role.roleId));
  const knownIds = new Set(assignedRoles.map((role) => role.roleId));
  return {
    roles: assignedRoles.map(wireRole),
    assignments: assignments.filter((assignment) => knownIds.has(assignment.roleId)),
  };
}

function wirePermission(role: PredefinedRole, permission: AnyPermission): WirePermission {
  const { label = '', isGlobalOnly } = factsOf(role, permission) ?? {};
  return {
    id: permissionType(permission),
    name: label,
    scopeTypeMask: { cluster: true, workspace: isGlobalOnly !== true },
  };
}

const factsOf = (role: PredefinedRole, permission: AnyPermission): PermissionInfo | undefined => {
  const facts: Partial<Record<AnyPermission, PermissionInfo>> = role.facts ?? permissions;
  return facts[permission];
};

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name);
}

function byNumber(names: readonly Permission[]): readonly Permission[] {
  return names.toSorted((a, b) => permissions[a].id - permissions[b].id);
}
