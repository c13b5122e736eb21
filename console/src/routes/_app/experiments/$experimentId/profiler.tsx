import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/use-change-search';
import { PageBody } from '~/components/page/page';
import { ExperimentArtifacts } from '~/features/experiments/page/experiment-artifacts';
import { loadTrialTab } from '~/features/experiments/page/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/page/experiment-trial';
import { Profiler } from '~/features/profiler/profiler';
import { profilerSearch } from '~/features/profiler/search';

export const Route = createFileRoute('/_app/experiments/$experimentId/profiler')({
  validateSearch: profilerSearch,
  search: { middlewares: [stripSearchParams(profilerSearch.defaults)] },
  loader: ({ context: { queryClient }, params }) => loadTrialTab({ queryClient, params }),
  component: ProfilerRoute,
});

function ProfilerRoute() {
  const { experimentId } = Route.useLoaderData();
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
