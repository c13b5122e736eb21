import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { idOf } from '~/app/errors/page-message';
import { Late } from '~/app/late/late';
import { useChangeSearch } from '~/app/links/use-change-search';
import { LiveStatus } from '~/app/polling/live-status';
import { useProject } from '~/data/projects';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import { experimentRowsQuery } from '~/features/experiments/base/queries';
import { ExperimentListPage } from '~/features/experiments/experiment-list/experiment-list-page';
import { loadList } from '~/features/experiments/experiment-list/load-list';
import { ProjectHead } from '~/features/workspace/projects/project-head';

// the changes since the last visit load after the list
const SinceYouLeft = lazy(
  () => import('~/features/workspace/projects/changes-since-last-visit/since-you-left'),
);

const WeekButton = lazy(() => import('~/features/experiments/experiment-list/week/week-button'));

const source = { name: 'experiments', query: experimentRowsQuery } as const;

export const Route = createFileRoute('/_app/projects/$projectId/experiments')({
  codeSplitGroupings: [['component']],
  validateSearch: experimentListSearch,
  search: { middlewares: [experimentListSearch.withoutDefaults] },
  // the board does not change the rows
  loaderDeps: ({ search }) => experimentListSearch.read(search),
  loader: (visit) => loadList(source, visit),
  component: ExperimentsRoute,
});

function ExperimentsRoute() {
  const project = useProject(idOf(Route.useParams().projectId, 'Project'));
  const changeSearch = useChangeSearch(Route);
  return (
    <ExperimentListPage
      project={{ ...project, total: project.numExperiments }}
      search={Route.useSearch()}
      onSearchChange={changeSearch}
      head={(live) => (
        <ProjectHead
          project={project}
          status={
            <>
              <Late>
                <SinceYouLeft projectId={project.id} />
              </Late>
              <Late>
                <WeekButton projectId={project.id} />
              </Late>
              <LiveStatus query={live} />
            </>
          }
        />
      )}
    />
  );
}
