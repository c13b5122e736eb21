import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { GetMasterResponse } from '@trainyard/sdk/types';
import { loadQuery } from '~/app/load-query';
import { workspaceQueries } from '~/features/workspaces/queries';
import { loadViewer } from './load-viewer';

type Context = { queryClient: QueryClient; master: GetMasterResponse };

/** The registry is for users who may see the models of the cluster, or of one workspace. */
export async function requireRegistry(context: Context): Promise<void> {
  const viewer = await loadViewer(context);
  if (can(viewer, 'model.view')) return;
  const workspaces = await loadQuery(context.queryClient, workspaceQueries.list());
  if (!workspaces.some(({ id }) => can(viewer, 'model.view', { workspaceId: id })))
    throw notFound();
}
