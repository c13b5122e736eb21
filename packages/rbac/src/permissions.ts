import type { PermissionType } from '@trainyard/sdk/types';
import type { schemas } from '@trainyard/sdk/v038';

type ShortName<Type> = Type extends `PERMISSION_TYPE_${infer Name}` ? Name : never;

/** A single permission, by its wire name without `PERMISSION_TYPE_`. */
export type Permission = Exclude<ShortName<PermissionType>, 'UNSPECIFIED'>;
/** The same, with those that only a 0.38 master has. */
export type AnyPermission = Exclude<ShortName<schemas.PermissionType>, 'UNSPECIFIED'> | Permission;

export type PermissionInfo = {
  /** the number of the enum */
  id: number;
  /** the master's label */
  label: string;
  /** only granted for the whole cluster; a role with one cannot be assigned in a workspace */
  isGlobalOnly?: true;
};

/** Every permission of a 0.23 master. */
export const permissions = {
  CREATE_EXPERIMENT: { id: 2001, label: 'create experiment' },
  VIEW_EXPERIMENT_ARTIFACTS: { id: 2002, label: 'view experiment artifacts' },
  VIEW_EXPERIMENT_METADATA: { id: 2003, label: 'view experiment metadata' },
  UPDATE_EXPERIMENT: { id: 2004, label: 'update experiment' },
  UPDATE_EXPERIMENT_METADATA: { id: 2005, label: 'update experiment metadata' },
  DELETE_EXPERIMENT: { id: 2006, label: 'delete experiment' },
  CREATE_NSC: { id: 3001, label: 'create notebooks/shells/commands' },
  VIEW_NSC: { id: 3002, label: 'view notebooks/shells/commands' },
  UPDATE_NSC: { id: 3003, label: 'update notebooks/shells/commands' },
  VIEW_WORKSPACE: { id: 4002, label: 'view workspace' },
  UPDATE_WORKSPACE: { id: 4003, label: 'update workspace' },
  DELETE_WORKSPACE: { id: 4004, label: 'delete workspace' },
  SET_WORKSPACE_AGENT_USER_GROUP: { id: 4005, label: 'set agent user group on workspace' },
  SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG: {
    id: 4006,
    label: 'set checkpoint storage config on workspace',
  },
  CREATE_PROJECT: { id: 5001, label: 'create project' },
  VIEW_PROJECT: { id: 5002, label: 'view project' },
  UPDATE_PROJECT: { id: 5003, label: 'update project' },
  DELETE_PROJECT: { id: 5004, label: 'delete project' },
  ASSIGN_ROLES: { id: 6002, label: 'assign roles' },
  VIEW_MODEL_REGISTRY: { id: 7001, label: 'view model registry' },
  EDIT_MODEL_REGISTRY: { id: 7002, label: 'edit model registry' },
  CREATE_MODEL_REGISTRY: { id: 7003, label: 'create model registry' },
  DELETE_MODEL_REGISTRY: { id: 7004, label: 'delete model registry' },
  DELETE_MODEL_VERSION: { id: 7005, label: 'delete model version' },
  DELETE_OTHER_USER_MODEL_REGISTRY: { id: 7006, label: 'delete other user model registry' },
  DELETE_OTHER_USER_MODEL_VERSION: { id: 7007, label: 'delete other user model version' },
  VIEW_MASTER_LOGS: { id: 8001, label: 'view master logs', isGlobalOnly: true },
  VIEW_CLUSTER_USAGE: { id: 8002, label: 'view detailed cluster usage', isGlobalOnly: true },
  UPDATE_AGENTS: { id: 8003, label: 'update agents', isGlobalOnly: true },
  VIEW_SENSITIVE_AGENT_INFO: { id: 8004, label: 'view sensitive agent info', isGlobalOnly: true },
  VIEW_MASTER_CONFIG: { id: 8005, label: 'view master config', isGlobalOnly: true },
  UPDATE_MASTER_CONFIG: { id: 8006, label: 'update master config', isGlobalOnly: true },
  CONTROL_STRICT_JOB_QUEUE: { id: 8101, label: 'control strict job queue', isGlobalOnly: true },
  VIEW_TEMPLATES: { id: 9001, label: 'view templates' },
  UPDATE_TEMPLATES: { id: 9002, label: 'update templates' },
  CREATE_TEMPLATES: { id: 9003, label: 'create templates' },
  DELETE_TEMPLATES: { id: 9004, label: 'delete templates' },
  ADMINISTRATE_USER: { id: 91001, label: 'administrate user', isGlobalOnly: true },
  ADMINISTRATE_OAUTH: { id: 91002, label: 'manage oauth', isGlobalOnly: true },
  UPDATE_GROUP: { id: 93001, label: 'update group', isGlobalOnly: true },
  CREATE_WORKSPACE: { id: 94001, label: 'create workspace', isGlobalOnly: true },
  UPDATE_ROLES: { id: 96001, label: 'update roles', isGlobalOnly: true },
  EDIT_WEBHOOKS: { id: 97001, label: 'edit webhooks', isGlobalOnly: true },
} satisfies Record<Permission, PermissionInfo>;

/** Returns the master's label of a permission, also of one that only a later master knows. */
export const permissionLabel = (permission: string): string =>
  isOlder(permission)
    ? permissions[permission].label
    : permission.toLowerCase().replaceAll('_', ' ');

const isOlder = (permission: string): permission is Permission =>
  Object.hasOwn(permissions, permission);

/** The permission with its wire name. */
export function permissionType(permission: AnyPermission): PermissionType {
  // the names of both releases have the same form, and the older contract's types are the usual
  // ones
  return `PERMISSION_TYPE_${permission}` as PermissionType;
}
