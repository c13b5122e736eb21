import type { AnyPermission } from './permissions';
import { holds, isOwner, type Reach, type Scope, type Viewer } from './viewer';

/** The users that pass while role-based access is off. `owner` includes admins. */
export type WithoutRbac = 'anyone' | 'admin' | 'owner' | 'never';

export type Policy = {
  /** all permissions that the viewer's roles must have, with role-based access on */
  needs: readonly AnyPermission[];
  scope: Reach;
  withoutRbac: WithoutRbac;
  /** additional permissions for things of other users */
  needsForOthers?: readonly AnyPermission[];
  /** the owner passes without the permissions too */
  orOwner?: true;
  /** an admin's flag decides in both modes: no permission exists for it */
  isAdminsAlone?: true;
};

/**
 * The actions offered to each user: one row per check of console and CLI. The master has its own.
 */
export const policies = {
  'user.administrate': { needs: ['ADMINISTRATE_USER'], scope: 'cluster', withoutRbac: 'admin' },
  'user.modifySelf': {
    needs: ['ADMINISTRATE_USER'],
    scope: 'cluster',
    withoutRbac: 'owner',
    orOwner: true,
  },
  'group.view': { needs: [], scope: 'cluster', withoutRbac: 'admin' },
  'group.modify': { needs: ['UPDATE_GROUP'], scope: 'cluster', withoutRbac: 'admin' },
  'permission.modify': { needs: ['ADMINISTRATE_USER'], scope: 'cluster', withoutRbac: 'never' },
  'role.update': { needs: ['UPDATE_ROLES'], scope: 'workspace', withoutRbac: 'owner' },
  'role.assign': {
    needs: ['ASSIGN_ROLES'],
    scope: 'workspace',
    withoutRbac: 'owner',
    orOwner: true,
  },

  'experiment.create': { needs: ['CREATE_EXPERIMENT'], scope: 'workspace', withoutRbac: 'anyone' },
  'experiment.createAnywhere': {
    needs: ['CREATE_EXPERIMENT'],
    scope: 'anywhere',
    withoutRbac: 'anyone',
  },
  'experiment.modify': { needs: ['UPDATE_EXPERIMENT'], scope: 'workspace', withoutRbac: 'anyone' },
  'experiment.modifyMetadata': {
    needs: ['UPDATE_EXPERIMENT_METADATA'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  'experiment.viewArtifacts': {
    needs: ['VIEW_EXPERIMENT_ARTIFACTS'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  // fork, continue and hyperparameter search read the old experiment and create a new one
  'experiment.fork': {
    needs: ['VIEW_EXPERIMENT_ARTIFACTS', 'CREATE_EXPERIMENT'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  'experiment.delete': { needs: ['DELETE_EXPERIMENT'], scope: 'workspace', withoutRbac: 'owner' },
  // the destination also needs experiment.moveTo
  'experiment.move': { needs: ['DELETE_EXPERIMENT'], scope: 'workspace', withoutRbac: 'owner' },
  'experiment.moveTo': { needs: ['CREATE_EXPERIMENT'], scope: 'workspace', withoutRbac: 'anyone' },

  'model.view': { needs: ['VIEW_MODEL_REGISTRY'], scope: 'workspace', withoutRbac: 'anyone' },
  'model.viewAny': { needs: ['VIEW_MODEL_REGISTRY'], scope: 'anywhere', withoutRbac: 'anyone' },
  'model.createAnywhere': {
    needs: ['CREATE_MODEL_REGISTRY'],
    scope: 'anywhere',
    withoutRbac: 'anyone',
  },
  'model.create': { needs: ['CREATE_MODEL_REGISTRY'], scope: 'workspace', withoutRbac: 'anyone' },
  'model.modify': { needs: ['EDIT_MODEL_REGISTRY'], scope: 'workspace', withoutRbac: 'anyone' },
  'model.delete': {
    needs: ['DELETE_MODEL_REGISTRY'],
    needsForOthers: ['DELETE_OTHER_USER_MODEL_REGISTRY'],
    scope: 'workspace',
    withoutRbac: 'owner',
  },
  'model.moveTo': { needs: ['CREATE_MODEL_REGISTRY'], scope: 'workspace', withoutRbac: 'anyone' },
  'modelVersion.create': {
    needs: ['CREATE_MODEL_REGISTRY'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  'modelVersion.modify': {
    needs: ['EDIT_MODEL_REGISTRY'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  'modelVersion.delete': {
    needs: ['DELETE_MODEL_VERSION'],
    needsForOthers: ['DELETE_OTHER_USER_MODEL_VERSION'],
    scope: 'workspace',
    withoutRbac: 'owner',
  },

  'project.create': { needs: ['CREATE_PROJECT'], scope: 'workspace', withoutRbac: 'anyone' },
  'project.modify': { needs: ['UPDATE_PROJECT'], scope: 'workspace', withoutRbac: 'owner' },
  'project.delete': { needs: ['DELETE_PROJECT'], scope: 'workspace', withoutRbac: 'owner' },
  // the destination also needs project.moveTo
  'project.move': { needs: ['DELETE_PROJECT'], scope: 'workspace', withoutRbac: 'owner' },
  'project.moveTo': { needs: ['CREATE_PROJECT'], scope: 'workspace', withoutRbac: 'anyone' },

  'workspace.create': { needs: ['CREATE_WORKSPACE'], scope: 'cluster', withoutRbac: 'anyone' },
  'workspace.view': { needs: ['VIEW_WORKSPACE'], scope: 'workspace', withoutRbac: 'anyone' },
  'workspace.viewAny': { needs: ['VIEW_WORKSPACE'], scope: 'anywhere', withoutRbac: 'anyone' },
  'workspace.modify': { needs: ['UPDATE_WORKSPACE'], scope: 'workspace', withoutRbac: 'owner' },
  'workspace.delete': { needs: ['DELETE_WORKSPACE'], scope: 'workspace', withoutRbac: 'owner' },
  'workspace.setAgentUserGroup': {
    needs: ['SET_WORKSPACE_AGENT_USER_GROUP'],
    scope: 'workspace',
    withoutRbac: 'admin',
  },
  'workspace.setCheckpointStorage': {
    needs: ['SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG'],
    scope: 'workspace',
    withoutRbac: 'admin',
  },

  'task.createAnywhere': { needs: ['CREATE_NSC'], scope: 'anywhere', withoutRbac: 'anyone' },
  'task.create': { needs: ['CREATE_NSC'], scope: 'workspace', withoutRbac: 'anyone' },
  'task.modify': { needs: ['UPDATE_NSC'], scope: 'workspace', withoutRbac: 'anyone' },

  'template.view': { needs: ['VIEW_TEMPLATES'], scope: 'workspace', withoutRbac: 'anyone' },
  'template.createAnywhere': {
    needs: ['CREATE_TEMPLATES'],
    scope: 'anywhere',
    withoutRbac: 'anyone',
  },
  'template.create': { needs: ['CREATE_TEMPLATES'], scope: 'workspace', withoutRbac: 'anyone' },
  'template.modify': { needs: ['UPDATE_TEMPLATES'], scope: 'workspace', withoutRbac: 'anyone' },
  'template.delete': { needs: ['DELETE_TEMPLATES'], scope: 'workspace', withoutRbac: 'anyone' },

  'agent.update': { needs: ['UPDATE_AGENTS'], scope: 'cluster', withoutRbac: 'admin' },
  // only checked on a master with strict queue control
  'job.control': {
    needs: ['CONTROL_STRICT_JOB_QUEUE'],
    scope: 'cluster',
    withoutRbac: 'anyone',
  },
  'resourcePool.bind': {
    needs: [],
    scope: 'cluster',
    withoutRbac: 'admin',
    isAdminsAlone: true,
  },
  'webhook.edit': { needs: ['EDIT_WEBHOOKS'], scope: 'cluster', withoutRbac: 'admin' },
  'master.viewLogs': { needs: ['VIEW_MASTER_LOGS'], scope: 'cluster', withoutRbac: 'anyone' },
  'master.viewConfig': { needs: ['VIEW_MASTER_CONFIG'], scope: 'cluster', withoutRbac: 'admin' },
  'master.changeLogging': {
    needs: ['UPDATE_MASTER_CONFIG'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
  'cluster.viewUsage': { needs: ['VIEW_CLUSTER_USAGE'], scope: 'cluster', withoutRbac: 'anyone' },
} satisfies Record<string, Policy>;

/** The policies of abilities that only a 0.38 master has, and of the page of webhooks. */
const newerPolicies = {
  'webhook.view': { needs: ['EDIT_WEBHOOKS'], scope: 'cluster', withoutRbac: 'admin' },
  'webhook.createAnywhere': { needs: ['EDIT_WEBHOOKS'], scope: 'cluster', withoutRbac: 'admin' },
  'token.view': { needs: ['VIEW_TOKEN'], scope: 'cluster', withoutRbac: 'admin' },
  'token.viewAll': { needs: ['VIEW_OTHER_TOKEN'], scope: 'cluster', withoutRbac: 'admin' },
  'token.create': { needs: ['CREATE_TOKEN'], scope: 'cluster', withoutRbac: 'admin' },
  'token.createForOthers': {
    needs: ['CREATE_OTHER_TOKEN'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
  'token.update': {
    needs: ['UPDATE_TOKEN'],
    needsForOthers: ['ADMINISTRATE_TOKEN'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
  'workspace.setDefaultPools': {
    needs: ['SET_WORKSPACE_DEFAULT_RESOURCE_POOL'],
    scope: 'workspace',
    withoutRbac: 'owner',
  },
  'workspace.setNamespaces': {
    needs: ['SET_WORKSPACE_NAMESPACE_BINDINGS'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
  'workspace.viewQuotas': {
    needs: ['VIEW_RESOURCE_QUOTAS'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  'workspace.setQuotas': {
    needs: ['SET_RESOURCE_QUOTAS'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
  // the master requires a role in the whole cluster, although roles in one workspace list the
  // permission
  'configPolicy.viewCluster': {
    needs: ['VIEW_GLOBAL_CONFIG_POLICIES'],
    scope: 'cluster',
    withoutRbac: 'anyone',
  },
  'configPolicy.editCluster': {
    needs: ['MODIFY_GLOBAL_CONFIG_POLICIES'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
  'configPolicy.view': {
    needs: ['VIEW_WORKSPACE_CONFIG_POLICIES'],
    scope: 'workspace',
    withoutRbac: 'anyone',
  },
  'configPolicy.edit': {
    needs: ['MODIFY_WORKSPACE_CONFIG_POLICIES'],
    scope: 'workspace',
    withoutRbac: 'owner',
  },
} satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies | keyof typeof newerPolicies;

const everyPolicy: Record<PolicyName, Policy> = { ...policies, ...newerPolicies };

/**
 * The same policies where a 0.38 master has other rules: webhooks belong to workspaces there, and
 * roles decide who binds pools.
 */
const policies038: Partial<Record<PolicyName, Policy>> = {
  'webhook.view': { needs: ['VIEW_WEBHOOKS'], scope: 'anywhere', withoutRbac: 'anyone' },
  'webhook.createAnywhere': { needs: ['EDIT_WEBHOOKS'], scope: 'anywhere', withoutRbac: 'anyone' },
  'webhook.edit': { needs: ['EDIT_WEBHOOKS'], scope: 'workspace', withoutRbac: 'owner' },
  'resourcePool.bind': {
    needs: ['MODIFY_RP_WORKSPACE_BINDINGS'],
    scope: 'cluster',
    withoutRbac: 'admin',
  },
};

/**
 * Returns true if the action may be offered to the viewer. With role-based access on, assignments
 * for the whole cluster or the workspace count, and the admin flag does not; off, the admin flag
 * and ownership do. A workspace check without a workspace means the whole cluster. An inactive user
 * may do nothing.
 * @throws Error for an unknown policy
 */
export function can(viewer: Viewer, name: PolicyName, scope: Scope = {}): boolean {
  const policy = policyOf(name, viewer);
  if (!viewer.user.isActive) return false;
  if (!viewer.rbacEnabled || policy.isAdminsAlone)
    return passesWithoutRbac(viewer, policy.withoutRbac, scope);
  if (policy.orOwner && isOwner(viewer, scope)) return true;
  const where = { reach: policy.scope, workspaceId: scope.workspaceId };
  return neededFor(policy, viewer, scope).every((permission) => holds(viewer, permission, where));
}

/** Returns the permissions that the roles of this viewer need for this thing. */
export const neededFor = (
  { needs, needsForOthers = [] }: Policy,
  viewer: Viewer,
  scope: Scope,
): readonly AnyPermission[] => (isOwner(viewer, scope) ? needs : [...needs, ...needsForOthers]);

/**
 * The policy of this name, by the rules of the viewer's master. @throws Error for an unknown name,
 * which JavaScript may pass
 */
export function policyOf(name: PolicyName, viewer?: Pick<Viewer, 'release'>): Policy {
  const newer = viewer?.release === '0.38' ? policies038[name] : undefined;
  if (newer) return newer;
  if (Object.hasOwn(everyPolicy, name)) return everyPolicy[name];
  throw new Error(
    `There is no policy "${String(name)}"; there are ${Object.keys(everyPolicy).join(', ')}.`,
  );
}

function passesWithoutRbac(viewer: Viewer, rule: WithoutRbac, scope: Scope): boolean {
  if (rule === 'anyone') return true;
  if (rule === 'never') return false;
  return viewer.user.isAdmin || (rule === 'owner' && isOwner(viewer, scope));
}
