import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Page } from '@trainyard/ui/page/page';
import { idOf } from '~/app/errors/page-message';
import { loadQuery } from '~/app/loading/load-query';
import { LiveStatus } from '~/app/polling/live-status';
import { projectQueries } from '~/data/projects';
import { NotesPage } from '~/features/workspace/notes/notes-page';
import { ProjectHead } from '~/features/workspace/projects/project-head';
import { noteSearch } from '~/lib/note-search';

export const Route = createFileRoute('/_app/projects/$projectId/notes')({
  validateSearch: noteSearch,
  search: { middlewares: [noteSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params }) => {
    const projectId = idOf(params.projectId, 'Project');
    const { immutable } = await loadQuery(queryClient, projectQueries.detail(projectId));
    if (immutable)
      throw redirect({ to: '/projects/$projectId/experiments', params, replace: true });
  },
  component: NotesRoute,
});

function NotesRoute() {
  const projectId = idOf(Route.useParams().projectId, 'Project');
  const live = useSuspenseQuery(projectQueries.detail(projectId));
  return (
    <Page>
      <ProjectHead project={live.data} status={<LiveStatus query={live} />} />
      <NotesPage project={live.data} search={Route.useSearch()} />
    </Page>
  );
}
