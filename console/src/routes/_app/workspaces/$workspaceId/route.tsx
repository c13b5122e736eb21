import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { usePageTitle } from '~/app/page-title';
import { useLoadedData } from '~/app/use-loaded-data';
import { workspaceQueries } from '~/data/workspaces';
import { workspaceTitle } from '~/features/workspaces/workspace-layout';

/** The shared part of the tabs of a workspace: its existence, and its title. */
export const Route = createFileRoute('/_app/workspaces/$workspaceId')({
  loader: async ({ context: { queryClient }, params }) => {
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    return loadQuery(queryClient, workspaceQueries.detail(workspaceId));
  },
  component: WorkspaceRoute,
});

function WorkspaceRoute() {
  usePageTitle(workspaceTitle(useLoadedData(Route.useLoaderData())));
  return <Outlet />;
}
