import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { LiveStatus } from '~/app/polling/live-status';
import { projectQueries } from '~/data/projects';
import { NewProjectButton, ProjectList } from '~/features/workspace/projects/project-list';
import { projectListSearch } from '~/features/workspace/projects/search';
import {
  useWorkspace,
  WorkspaceLayout,
  WorkspaceTabError,
} from '~/features/workspace/workspaces/workspace-layout';

export const Route = createFileRoute('/_app/workspaces/$workspaceId/projects')({
  validateSearch: projectListSearch,
  search: { middlewares: [projectListSearch.withoutDefaults] },
  loaderDeps: ({ search }) => ({ sort: search.sort }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const workspaceId = idOf(params.workspaceId, 'Workspace');
    await loadQuery(queryClient, projectQueries.list(workspaceId, deps.sort));
  },
  component: ProjectsRoute,
  errorComponent: WorkspaceTabError,
});

function ProjectsRoute() {
  const workspace = useWorkspace(idOf(Route.useParams().workspaceId, 'Workspace'));
  const search = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  const live = useSuspenseQuery(projectQueries.list(workspace.id, search.sort));
  return (
    <WorkspaceLayout
      workspaceId={workspace.id}
      status={
        <>
          <LiveStatus query={live} />
          <NewProjectButton workspace={workspace} />
        </>
      }
    >
      <ProjectList workspace={workspace} search={search} onSearchChange={changeSearch} />
    </WorkspaceLayout>
  );
}
