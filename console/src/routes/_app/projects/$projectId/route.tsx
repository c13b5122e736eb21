import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { usePageTitle } from '~/app/page-title';
import { projectQueries } from '~/features/projects/queries';
import { useProjectOpened } from '~/features/projects/use-project-opened';

/** The shared part of the tabs of a project: its existence, its title, the record of the visit. */
export const Route = createFileRoute('/_app/projects/$projectId')({
  loader: async ({ context: { queryClient }, params }) => {
    const projectId = idOf(params.projectId, 'Project');
    const { name } = await loadQuery(queryClient, projectQueries.detail(projectId));
    return { projectId, name };
  },
  component: ProjectRoute,
});

function ProjectRoute() {
  const { projectId, name } = Route.useLoaderData();
  usePageTitle(name);
  useProjectOpened(projectId);
  return <Outlet />;
}
