import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { cancelUnseen, loadQuery } from '~/app/loading/load-query';
import { LiveStatus } from '~/app/polling/live-status';
import { useNetworkIdle } from '~/app/polling/use-network-idle';
import { useProject } from '~/data/projects';
import { settingsQuery } from '~/data/settings';
import { ExperimentListPage } from '~/features/experiment-list/experiment-list-page';
import { firstBlock } from '~/features/experiment-list/list-keys';
import { pinsOf } from '~/features/experiment-list/rows/pins';
import { currentView, viewToApply } from '~/features/experiment-list/views/apply-stored-view';
import { experimentListSearch } from '~/features/experiments/list-search';
import { experimentRowsQuery } from '~/features/experiments/queries';
import { ProjectHead } from '~/features/projects/project-head';

// the changes since the last visit load after the list
const SinceYouLeft = lazy(
  () => import('~/features/projects/changes-since-last-visit/since-you-left'),
);

export const Route = createFileRoute('/_app/projects/$projectId/experiments')({
  staticData: {
    request: ({ queryClient, params, search }) => {
      const projectId = idOf(params.projectId, 'Project');
      const first = firstBlock(experimentListSearch.read(search));
      void queryClient.prefetchQuery(experimentRowsQuery(projectId, first));
    },
  },
  validateSearch: experimentListSearch,
  search: { middlewares: [stripSearchParams(experimentListSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  // the error of a list is below its toolbar, where the search that caused it can be changed
  loader: async ({ context: { queryClient }, params, deps, cause, abortController }) => {
    const projectId = idOf(params.projectId, 'Project');
    const current = await currentView(deps);
    if (current)
      throw redirect({
        to: '/projects/$projectId/experiments',
        params,
        search: { ...deps, ...current },
        replace: true,
      });
    const pins = pinsOf(queryClient.getQueryData(settingsQuery.queryKey), projectId);
    const first = { ...firstBlock(deps), ...(pins.length > 0 && { without: pins }) };
    const rows = experimentRowsQuery(projectId, first);
    // the link follows the scrolling of a list that has requested its rows already
    const isScrolled = cause === 'stay' && deps.pageSize === 0 && deps.page > 0;
    const loading = isScrolled ? undefined : loadQuery(queryClient, rows).catch(() => undefined);
    // queries of a slow master slow each other down: cancels one that the next link does not need
    abortController.signal.addEventListener('abort', () => cancelUnseen(queryClient, rows));
    // a user who is on the page sees the view of the link: going back to it is a view too
    const view = cause === 'stay' ? undefined : await viewToApply(queryClient, { projectId }, deps);
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
  const isQuiet = useNetworkIdle();
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
