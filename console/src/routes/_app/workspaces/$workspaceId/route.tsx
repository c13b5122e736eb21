import { createFileRoute, Outlet } from '@tanstack/react-router';
import { idOf } from '~/app/errors/page-message';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { usePageTitle } from '~/app/page-title';
import { workspaceQueries } from '~/data/workspaces';
import { workspaceTitle } from '~/features/workspace/workspaces/workspace-layout';

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
