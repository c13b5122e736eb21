import { notFound } from '@tanstack/react-router';
import { can, type PolicyName, type Scope, type Viewer, viewerOf } from '@trainyard/rbac';
import { loadQuery } from '~/app/load-query';
import { meQuery } from '~/features/session/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { type LoadContext, permissionsQuery } from './queries';

/** For loaders: who asks, once their permissions are here. */
async function loadViewer({ queryClient, master }: LoadContext): Promise<Viewer> {
  const { rbacEnabled } = master;
  const [user, summary] = await Promise.all([
    loadQuery(queryClient, meQuery),
    rbacEnabled ? loadQuery(queryClient, permissionsQuery) : null,
  ]);
  return viewerOf({ user, rbacEnabled, summary });
}

/** Ends a page that its visitor may not see as if there were none. */
export async function requirePermission(
  context: LoadContext,
  policy: PolicyName,
  scope: Scope = {},
): Promise<void> {
  if (!can(await loadViewer(context), policy, scope)) throw notFound();
}

/** The registry is for users who may see the models of the cluster, or of one workspace. */
export async function requireRegistry(context: LoadContext): Promise<void> {
  const viewer = await loadViewer(context);
  if (can(viewer, 'model.view')) return;
  const workspaces = await loadQuery(context.queryClient, workspaceQueries.list());
  if (!workspaces.some(({ id }) => can(viewer, 'model.view', { workspaceId: id })))
    throw notFound();
}
