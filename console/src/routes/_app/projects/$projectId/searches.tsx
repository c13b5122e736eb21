import { createFileRoute } from '@tanstack/react-router';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { LiveStatus } from '~/app/polling/live-status';
import { useProject } from '~/data/projects';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import { ExperimentListPage } from '~/features/experiments/experiment-list/experiment-list-page';
import { ListSourceProvider } from '~/features/experiments/experiment-list/list-source';
import { loadList } from '~/features/experiments/experiment-list/load-list';
import { searchSource } from '~/features/experiments/experiment-runs/search-source';
import { ProjectHead } from '~/features/workspace/projects/project-head';

export const Route = createFileRoute('/_app/projects/$projectId/searches')({
  validateSearch: experimentListSearch,
  search: { middlewares: [experimentListSearch.withoutDefaults] },
  // the board does not change the rows
  loaderDeps: ({ search }) => experimentListSearch.read(search),
  loader: (visit) => loadList(searchSource, visit),
  component: SearchesRoute,
});

/** The searches of a project: experiments with several runs, or a searcher that creates them. */
function SearchesRoute() {
  const project = useProject(idOf(Route.useParams().projectId, 'Project'));
  const changeSearch = useChangeSearch(Route);
  return (
    <ListSourceProvider value={searchSource}>
      <ExperimentListPage
        project={{ id: project.id, workspaceId: project.workspaceId }}
        search={Route.useSearch()}
        onSearchChange={changeSearch}
        head={(live) => <ProjectHead project={project} status={<LiveStatus query={live} />} />}
      />
    </ListSourceProvider>
  );
}
