import { listText } from './list-text';
import { permissionLabel } from './permissions';
import { type PolicyName, policyOf, requiredPermissions, type WithoutRbac } from './policies';
import type { Reach, Scope, Viewer } from './viewer';

/**
 * Explains a refusal of `can` by the requirement of a policy in this cluster's mode, as in `You
 * need the permission "delete experiment" in this workspace.`
 */
export function whyNot(viewer: Viewer, name: PolicyName, scope: Scope = {}): string {
  const policy = policyOf(name, viewer);
  if (!viewer.user.isActive) return 'This user is not active.';
  if (!viewer.rbacEnabled || policy.isAdminsAlone) return withoutRbac[policy.withoutRbac];
  const labels = requiredPermissions(policy, viewer, scope).map(
    (permission) => `"${permissionLabel(permission)}"`,
  );
  const word = labels.length === 1 ? 'permission' : 'permissions';
  return withRbac[policy.scope](`the ${word} ${listText(labels)}`);
}

const withoutRbac: Record<WithoutRbac, string> = {
  anyone: 'Sign in to do this.',
  admin: 'Only an admin may do this.',
  owner: 'Only the owner or an admin may do this.',
  never: 'Available on clusters with role-based access.',
};

const withRbac: Record<Reach, (permissions: string) => string> = {
  workspace: (permissions) => `You need ${permissions} in this workspace.`,
  cluster: (permissions) => `You need ${permissions} for the whole cluster.`,
  anywhere: (permissions) => `You need ${permissions} in at least one workspace.`,
};
