import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { idOf } from '~/app/page-message';
import { LiveStatus } from '~/app/polling/live-status';
import { useProject } from '~/data/projects';
import { ExperimentListPage } from '~/features/experiment-list/experiment-list-page';
import { ListSourceProvider } from '~/features/experiment-list/list-source';
import { runSource } from '~/features/experiment-runs/run-source';
import { experimentListSearch } from '~/features/experiments/list-search';
import { ProjectHead } from '~/features/projects/project-head';
import { flag } from '~/lib/search-param';
import { ComparisonsOverPage } from '../../experiments/-comparisons-over-page';

export const Route = createFileRoute('/_app/projects/$projectId/runs')({
  validateSearch: (search: Parameters<typeof experimentListSearch>[0] & { compare?: unknown }) => ({
    ...experimentListSearch(search),
    ...(search.compare === undefined
      ? {}
      : { compare: flag.safeParse(search.compare).data ?? false }),
  }),
  search: { middlewares: [stripSearchParams(experimentListSearch.defaults)] },
  // the board and the comparison do not change the rows
  loaderDeps: ({ search }) => experimentListSearch.read(search),
  loader: async (visit) => (await import('./-list-views')).loadList('runs', visit),
  component: RunsRoute,
});

/** The runs of a project: each trial of its experiments is a row. */
function RunsRoute() {
  const project = useProject(idOf(Route.useParams().projectId, 'Project'));
  const { compare: _, ...search } = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <ListSourceProvider value={runSource}>
      <ExperimentListPage
        project={{ id: project.id, workspaceId: project.workspaceId }}
        search={search}
        onSearchChange={changeSearch}
        head={(live) => <ProjectHead project={project} status={<LiveStatus query={live} />} />}
      />
      <ComparisonsOverPage />
    </ListSourceProvider>
  );
}
