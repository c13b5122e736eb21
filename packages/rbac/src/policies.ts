import type { AnyPermission } from './permissions';
import { holds, isOwner, type Reach, type Scope, type Viewer } from './viewer';

/** The users that pass while role-based access is off. `owner` includes admins. */
export type WithoutRbac = 'anyone' | 'admin' | 'owner' | 'never';

export type Policy = {
  /** all permissions that the viewer's roles must have, with role-based access on */
  needs: readonly AnyPermission[];
  scope: Reach;
  withoutRbac: WithoutRbac;
  /** additional permissions for entities of other users */
  needsForOthers?: readonly AnyPermission[];
  /** the owner passes without the permissions too */
  orOwner?: true;
  /** an admin's flag decides in both modes: no permission exists for it */
  isAdminsAlone?: true;
};

const requiredIn =
  (scope: Reach) =>
  (withoutRbac: WithoutRbac, ...needs: AnyPermission[]): Policy => ({ needs, scope, withoutRbac });

const inWorkspace = requiredIn('workspace');
const inCluster = requiredIn('cluster');
const anywhere = requiredIn('anywhere');

/**
 * The actions offered to each user: one row per check of console and CLI. The master has its own.
 */
export const policies = {
  'user.administrate': inCluster('admin', 'ADMINISTRATE_USER'),
  'user.modifySelf': { ...inCluster('owner', 'ADMINISTRATE_USER'), orOwner: true },
  'group.view': inCluster('admin'),
  'group.modify': inCluster('admin', 'UPDATE_GROUP'),
  'permission.modify': inCluster('never', 'ADMINISTRATE_USER'),
  'role.update': inWorkspace('owner', 'UPDATE_ROLES'),
  'role.assign': { ...inWorkspace('owner', 'ASSIGN_ROLES'), orOwner: true },

  'experiment.create': inWorkspace('anyone', 'CREATE_EXPERIMENT'),
  'experiment.createAnywhere': anywhere('anyone', 'CREATE_EXPERIMENT'),
  'experiment.modify': inWorkspace('anyone', 'UPDATE_EXPERIMENT'),
  'experiment.modifyMetadata': inWorkspace('anyone', 'UPDATE_EXPERIMENT_METADATA'),
  'experiment.viewArtifacts': inWorkspace('anyone', 'VIEW_EXPERIMENT_ARTIFACTS'),
  // fork, continue and hyperparameter search read the old experiment and create a new one
  'experiment.fork': inWorkspace('anyone', 'VIEW_EXPERIMENT_ARTIFACTS', 'CREATE_EXPERIMENT'),
  'experiment.delete': inWorkspace('owner', 'DELETE_EXPERIMENT'),
  // the destination also needs experiment.moveTo
  'experiment.move': inWorkspace('owner', 'DELETE_EXPERIMENT'),
  'experiment.moveTo': inWorkspace('anyone', 'CREATE_EXPERIMENT'),

  'model.view': inWorkspace('anyone', 'VIEW_MODEL_REGISTRY'),
  'model.viewAny': anywhere('anyone', 'VIEW_MODEL_REGISTRY'),
  'model.createAnywhere': anywhere('anyone', 'CREATE_MODEL_REGISTRY'),
  'model.create': inWorkspace('anyone', 'CREATE_MODEL_REGISTRY'),
  'model.modify': inWorkspace('anyone', 'EDIT_MODEL_REGISTRY'),
  'model.delete': {
    ...inWorkspace('owner', 'DELETE_MODEL_REGISTRY'),
    needsForOthers: ['DELETE_OTHER_USER_MODEL_REGISTRY'],
  },
  'model.moveTo': inWorkspace('anyone', 'CREATE_MODEL_REGISTRY'),
  'modelVersion.create': inWorkspace('anyone', 'CREATE_MODEL_REGISTRY'),
  'modelVersion.modify': inWorkspace('anyone', 'EDIT_MODEL_REGISTRY'),
  'modelVersion.delete': {
    ...inWorkspace('owner', 'DELETE_MODEL_VERSION'),
    needsForOthers: ['DELETE_OTHER_USER_MODEL_VERSION'],
  },

  'project.create': inWorkspace('anyone', 'CREATE_PROJECT'),
  'project.modify': inWorkspace('owner', 'UPDATE_PROJECT'),
  'project.delete': inWorkspace('owner', 'DELETE_PROJECT'),
  // the destination also needs project.moveTo
  'project.move': inWorkspace('owner', 'DELETE_PROJECT'),
  'project.moveTo': inWorkspace('anyone', 'CREATE_PROJECT'),

  'workspace.create': inCluster('anyone', 'CREATE_WORKSPACE'),
  'workspace.view': inWorkspace('anyone', 'VIEW_WORKSPACE'),
  'workspace.viewAny': anywhere('anyone', 'VIEW_WORKSPACE'),
  'workspace.modify': inWorkspace('owner', 'UPDATE_WORKSPACE'),
  'workspace.delete': inWorkspace('owner', 'DELETE_WORKSPACE'),
  'workspace.setAgentUserGroup': inWorkspace('admin', 'SET_WORKSPACE_AGENT_USER_GROUP'),
  'workspace.setCheckpointStorage': inWorkspace('admin', 'SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG'),

  'task.createAnywhere': anywhere('anyone', 'CREATE_NSC'),
  'task.create': inWorkspace('anyone', 'CREATE_NSC'),
  'task.modify': inWorkspace('anyone', 'UPDATE_NSC'),

  'template.view': inWorkspace('anyone', 'VIEW_TEMPLATES'),
  'template.createAnywhere': anywhere('anyone', 'CREATE_TEMPLATES'),
  'template.create': inWorkspace('anyone', 'CREATE_TEMPLATES'),
  'template.modify': inWorkspace('anyone', 'UPDATE_TEMPLATES'),
  'template.delete': inWorkspace('anyone', 'DELETE_TEMPLATES'),

  'agent.update': inCluster('admin', 'UPDATE_AGENTS'),
  // only checked on a master with strict queue control
  'job.control': inCluster('anyone', 'CONTROL_STRICT_JOB_QUEUE'),
  'resourcePool.bind': { ...inCluster('admin'), isAdminsAlone: true },
  'webhook.edit': inCluster('admin', 'EDIT_WEBHOOKS'),
  'master.viewLogs': inCluster('anyone', 'VIEW_MASTER_LOGS'),
  'master.viewConfig': inCluster('admin', 'VIEW_MASTER_CONFIG'),
  'master.changeLogging': inCluster('admin', 'UPDATE_MASTER_CONFIG'),
  'cluster.viewUsage': inCluster('anyone', 'VIEW_CLUSTER_USAGE'),
} satisfies Record<string, Policy>;

/** The policies of abilities that only a 0.38 master has, and of the page of webhooks. */
const newerPolicies = {
  'webhook.view': inCluster('admin', 'EDIT_WEBHOOKS'),
  'webhook.createAnywhere': inCluster('admin', 'EDIT_WEBHOOKS'),
  'token.view': inCluster('admin', 'VIEW_TOKEN'),
  'token.viewAll': inCluster('admin', 'VIEW_OTHER_TOKEN'),
  'token.create': inCluster('admin', 'CREATE_TOKEN'),
  'token.createForOthers': inCluster('admin', 'CREATE_OTHER_TOKEN'),
  'token.update': { ...inCluster('admin', 'UPDATE_TOKEN'), needsForOthers: ['ADMINISTRATE_TOKEN'] },
  'workspace.setDefaultPools': inWorkspace('owner', 'SET_WORKSPACE_DEFAULT_RESOURCE_POOL'),
  'workspace.setNamespaces': inCluster('admin', 'SET_WORKSPACE_NAMESPACE_BINDINGS'),
  'workspace.viewQuotas': inWorkspace('anyone', 'VIEW_RESOURCE_QUOTAS'),
  'workspace.setQuotas': inCluster('admin', 'SET_RESOURCE_QUOTAS'),
  // the master requires a role in the whole cluster, although roles in one workspace list the
  // permission
  'configPolicy.viewCluster': inCluster('anyone', 'VIEW_GLOBAL_CONFIG_POLICIES'),
  'configPolicy.editCluster': inCluster('admin', 'MODIFY_GLOBAL_CONFIG_POLICIES'),
  'configPolicy.view': inWorkspace('anyone', 'VIEW_WORKSPACE_CONFIG_POLICIES'),
  'configPolicy.edit': inWorkspace('owner', 'MODIFY_WORKSPACE_CONFIG_POLICIES'),
} satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies | keyof typeof newerPolicies;

const everyPolicy: Record<PolicyName, Policy> = { ...policies, ...newerPolicies };

/** The names of the policies by which a master of this release decides. */
export const policyNamesOf = ({ release }: Pick<Viewer, 'release'>): readonly PolicyName[] =>
  Object.keys(release === '0.38' ? everyPolicy : policies).filter(isPolicyName);

function isPolicyName(name: string): name is PolicyName {
  return Object.hasOwn(everyPolicy, name);
}

/**
 * The same policies where a 0.38 master has other rules: webhooks belong to workspaces there, and
 * roles decide who binds pools.
 */
const policies038: Partial<Record<PolicyName, Policy>> = {
  'webhook.view': anywhere('anyone', 'VIEW_WEBHOOKS'),
  'webhook.createAnywhere': anywhere('anyone', 'EDIT_WEBHOOKS'),
  'webhook.edit': inWorkspace('owner', 'EDIT_WEBHOOKS'),
  'resourcePool.bind': inCluster('admin', 'MODIFY_RP_WORKSPACE_BINDINGS'),
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
  return requiredPermissions(policy, viewer, scope).every((permission) =>
    holds(viewer, permission, where),
  );
}

/** Returns the permissions that the roles of this viewer need for this entity. */
export const requiredPermissions = (
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
  if (isPolicyName(name)) return everyPolicy[name];
  throw new Error(
    `There is no policy "${String(name)}"; there are ${Object.keys(everyPolicy).join(', ')}.`,
  );
}

function passesWithoutRbac(viewer: Viewer, rule: WithoutRbac, scope: Scope): boolean {
  if (rule === 'anyone') return true;
  if (rule === 'never') return false;
  return viewer.user.isAdmin || (rule === 'owner' && isOwner(viewer, scope));
}
