import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { usePageTitle } from '~/app/page-title';
import { projectListOrder, workspaceQueries } from '~/features/workspaces/queries';
import { projectListSearch } from '~/features/workspaces/search';
import { WorkspacePage } from '~/features/workspaces/workspace-page';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/projects')({
  validateSearch: projectListSearch,
  search: { middlewares: [stripSearchParams(projectListSearch.defaults)] },
  loaderDeps: ({ search }) => ({ sort: search.sort }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    const [workspace] = await Promise.all([
      loadQuery(queryClient, workspaceQueries.detail(workspaceId)),
      loadQuery(queryClient, workspaceQueries.projects(workspaceId, projectListOrder[deps.sort])),
    ]);
    return { workspaceId, name: workspace.name };
  },
  component: WorkspaceRoute,
});

function WorkspaceRoute() {
  const { workspaceId, name } = Route.useLoaderData();
  usePageTitle(name);
  const navigate = Route.useNavigate();
  return (
    <WorkspacePage
      workspaceId={workspaceId}
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
      }
    />
  );
}
