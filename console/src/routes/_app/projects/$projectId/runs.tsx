import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { idOf } from '~/app/errors/page-message';
import { Late } from '~/app/late/late';
import { useChangeSearch } from '~/app/links/use-change-search';
import { LiveStatus } from '~/app/polling/live-status';
import { runCount, useProject } from '~/data/projects';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import { ExperimentListPage } from '~/features/experiments/experiment-list/experiment-list-page';
import { ListSourceProvider } from '~/features/experiments/experiment-list/list-source';
import { loadList } from '~/features/experiments/experiment-list/load-list';
import { runSource } from '~/features/experiments/experiment-runs/run-source';
import { ProjectHead } from '~/features/workspace/projects/project-head';
import { flag, int, listOf, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

const WeekButton = lazy(() => import('~/features/experiments/experiment-list/week/week-button'));

/** `?compare=true&row=12&row=15`: links of the past, to what is a page of its own now. */
const comparisonSearch = searchSchema(() => ({
  compare: z.catch(flag, false),
  row: z.catch(listOf(int({ min: 1 })), []),
}));

export const Route = createFileRoute('/_app/projects/$projectId/runs')({
  validateSearch: experimentListSearch,
  search: { middlewares: [experimentListSearch.withoutDefaults] },
  beforeLoad: ({ location }) => {
    const { compare, row } = comparisonSearch.read(location.search);
    if (compare) throw redirect({ to: '/experiment-compare', search: { trial: row } });
  },
  // the board does not change the rows
  loaderDeps: ({ search }) => experimentListSearch.read(search),
  loader: (visit) => loadList(runSource, visit),
  component: RunsRoute,
});

/** The runs of a project: each trial of its experiments is a row. */
function RunsRoute() {
  const project = useProject(idOf(Route.useParams().projectId, 'Project'));
  const search = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <ListSourceProvider value={runSource}>
      <ExperimentListPage
        project={{ ...project, total: runCount(project) }}
        search={search}
        onSearchChange={changeSearch}
        head={(live) => (
          <ProjectHead
            project={project}
            status={
              <>
                <Late>
                  <WeekButton projectId={project.id} />
                </Late>
                <LiveStatus query={live} />
              </>
            }
          />
        )}
      />
    </ListSourceProvider>
  );
}
