import { permissionLabel } from './permissions';
import { type PolicyName, policyOf, requiredPermissions, type WithoutRbac } from './policies';
import type { Reach, Scope, Viewer } from './viewer';

/**
 * Explains a refusal of `can` by the requirement of a policy in this cluster's mode, as in `Your
 * roles in this workspace do not allow this. It takes "delete experiment".`
 */
export function whyNot(viewer: Viewer, name: PolicyName, scope: Scope = {}): string {
  const policy = policyOf(name, viewer);
  if (!viewer.user.isActive) return 'This user is not active.';
  if (!viewer.rbacEnabled || policy.isAdminsAlone) return withoutRbac[policy.withoutRbac];
  const labels = requiredPermissions(policy, viewer, scope).map(
    (permission) => `"${permissionLabel(permission)}"`,
  );
  // created once, because a selection of thousands calls this thousands of times
  list ??= new Intl.ListFormat('en');
  return withRbac[policy.scope](list.format(labels));
}

let list: Intl.ListFormat | undefined;

const withoutRbac: Record<WithoutRbac, string> = {
  anyone: 'Sign in to do this.',
  admin: 'Only an admin may do this.',
  owner: 'Only the owner or an admin may do this.',
  never: 'Only a cluster with role-based access has this.',
};

const withRbac: Record<Reach, (names: string) => string> = {
  workspace: (names) => `Your roles in this workspace do not allow this. It takes ${names}.`,
  cluster: (names) => `Your roles do not allow this. It takes ${names} for the whole cluster.`,
  anywhere: (names) => `Your roles do not allow this in any workspace. It takes ${names}.`,
};
