import { notFound } from '@tanstack/react-router';
import { can, type PolicyName, type Scope, type Viewer, viewerOf } from '@trainyard/rbac';
import { loadQuery } from '~/app/load-query';
import { meQuery } from '~/features/session/queries';
import { type LoadContext, permissionsQuery, rulesOf } from './queries';

/** The user with their permissions, for loaders and queries: waits until both are loaded. */
export async function loadViewer({ queryClient, master }: LoadContext): Promise<Viewer> {
  const [user, summary] = await Promise.all([
    loadQuery(queryClient, meQuery),
    master.rbacEnabled ? loadQuery(queryClient, permissionsQuery) : null,
  ]);
  return viewerOf({ ...rulesOf(master), user, summary });
}

/** Ends a page that its visitor may not see as if there were none. */
export async function requirePermission(
  context: LoadContext,
  policy: PolicyName,
  scope: Scope = {},
): Promise<void> {
  if (!can(await loadViewer(context), policy, scope)) throw notFound();
}
