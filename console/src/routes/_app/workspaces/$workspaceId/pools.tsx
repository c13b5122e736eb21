import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { supports } from '~/app/abilities';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { poolQueries } from '~/data/cluster/pools';
import { NamespaceList } from '~/features/workspace/workspaces/namespace-list';
import { workspacePoolsQuery } from '~/features/workspace/workspaces/queries';
import {
  useWorkspace,
  WorkspaceLayout,
  WorkspaceTabError,
} from '~/features/workspace/workspaces/workspace-layout';
import { WorkspacePools } from '~/features/workspace/workspaces/workspace-pools';
import { tableSearch } from '~/lib/table-search';

const workspacePoolSearch = tableSearch('access=asc');

export const Route = createFileRoute('/_app/workspaces/$workspaceId/pools')({
  validateSearch: workspacePoolSearch,
  search: { middlewares: [workspacePoolSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params }) => {
    if (!supports('workspacePools'))
      throw redirect({ to: '/workspaces/$workspaceId/projects', params, replace: true });
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await Promise.all([
      loadQuery(queryClient, workspacePoolsQuery(workspaceId)),
      loadQuery(queryClient, poolQueries.list()),
    ]);
    return { workspaceId };
  },
  component: WorkspacePoolsRoute,
  errorComponent: WorkspaceTabError,
});

function WorkspacePoolsRoute() {
  const workspace = useWorkspace(useLoadedData(Route.useLoaderData()).workspaceId);
  const changeSearch = useChangeSearch(Route);
  return (
    <WorkspaceLayout workspaceId={workspace.id}>
      <PageBody>
        <WorkspacePools
          workspace={workspace}
          view={Route.useSearch()}
          onViewChange={changeSearch}
        />
        <NamespaceList workspace={workspace} />
      </PageBody>
    </WorkspaceLayout>
  );
}
