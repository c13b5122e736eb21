import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { loadTrialTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/experiment-detail/experiment-trial';
import { Profiler } from '~/features/experiments/profiler/profiler';
import { profilerSearch } from '~/features/experiments/profiler/search';

export const Route = createFileRoute('/_app/experiments/$experimentId/profiler')({
  validateSearch: profilerSearch,
  search: { middlewares: [profilerSearch.withoutDefaults] },
  loader: ({ context: { queryClient }, params }) => loadTrialTab({ queryClient, params }),
  component: ProfilerRoute,
});

function ProfilerRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PageBody>
      <ExperimentArtifacts experimentId={experimentId} what="metrics">
        <ExperimentTrial
          experimentId={experimentId}
          waiting="Waiting for trial to become available."
        >
          {({ experiment, trial, isLive }) => (
            <Profiler
              experiment={experiment}
              trialId={trial.id}
              isLive={isLive}
              view={view}
              onViewChange={changeSearch}
            />
          )}
        </ExperimentTrial>
      </ExperimentArtifacts>
    </PageBody>
  );
}
