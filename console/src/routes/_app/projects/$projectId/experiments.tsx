import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LiveStatus } from '~/app/live-status';
import { loadQuery } from '~/app/load-query';
import { idOf } from '~/app/page-message';
import { useQuiet } from '~/app/use-quiet';
import { noticeSort, viewToApply } from '~/features/experiments/list/apply-stored-view';
import { ExperimentListPage } from '~/features/experiments/list/experiment-list-page';
import { pinsOf } from '~/features/experiments/list/pins';
import { experimentListSearch, firstBlock } from '~/features/experiments/list/search';
import { experimentQueries } from '~/features/experiments/queries';
import { ProjectHead } from '~/features/projects/project-head';
import { useProject } from '~/features/projects/use-project';
import { settingsQuery } from '~/features/settings/queries';

// what a person comes back to comes once the list stands
const SinceYouLeft = lazy(() => import('~/features/projects/since/since-you-left'));

import { useChangeSearch } from '~/app/use-change-search';

export const Route = createFileRoute('/_app/projects/$projectId/experiments')({
  validateSearch: experimentListSearch,
  search: { middlewares: [stripSearchParams(experimentListSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  // a list that cannot load says so under its toolbar, where the search that broke it can be changed
  loader: async ({ context: { queryClient }, params, deps, cause, location }) => {
    // what the link says, before what cannot be read of it was left out
    const sort = new URLSearchParams(location.searchStr).get('sort');
    if (sort && cause === 'enter') noticeSort(sort);
    const projectId = idOf(params.projectId, 'Project');
    const pins = pinsOf(queryClient.getQueryData(settingsQuery.queryKey), projectId);
    const first = { ...firstBlock(deps), ...(pins.length > 0 && { without: pins }) };
    const rows = experimentQueries.search(projectId, first);
    const loading = loadQuery(queryClient, rows).catch(() => undefined);
    // who is here already sees what the link says: going back to it is a view too
    const view = cause === 'stay' ? undefined : await viewToApply(queryClient, projectId, deps);
    if (view)
      throw redirect({
        to: '/projects/$projectId/experiments',
        params,
        search: { ...deps, ...view },
        replace: true,
      });
    await loading;
  },
  component: ExperimentsRoute,
});

function ExperimentsRoute() {
  const project = useProject(idOf(Route.useParams().projectId, 'Project'));
  const isQuiet = useQuiet();
  const changeSearch = useChangeSearch(Route);
  return (
    <ExperimentListPage
      project={project}
      search={Route.useSearch()}
      onSearchChange={changeSearch}
      head={(live) => (
        <ProjectHead
          project={project}
          status={
            <>
              {isQuiet ? (
                <Suspense>
                  <SinceYouLeft projectId={project.id} />
                </Suspense>
              ) : null}
              <LiveStatus query={live} />
            </>
          }
        />
      )}
    />
  );
}
