import { notFound } from '@tanstack/react-router';
import { can, type PolicyName, type Scope } from '@trainyard/rbac';
import { type LoadContext, loadViewer } from '~/data/viewer';

/** Ends a page that its visitor may not see as if there were none. */
export async function requirePermission(
  context: LoadContext,
  policy: PolicyName,
  scope: Scope = {},
): Promise<void> {
  if (!can(await loadViewer(context), policy, scope)) throw notFound();
}
