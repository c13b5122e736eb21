import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { Profiler } from '~/features/experiments/profiler/profiler';
import { profilerSearch } from '~/features/experiments/profiler/search';
import { loadTrial, useTrial } from '~/features/experiments/trials/load-trial';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/profiler')({
  validateSearch: profilerSearch,
  search: { middlewares: [profilerSearch.withoutDefaults] },
  loader: ({ context: { queryClient }, params }) => loadTrial({ queryClient, params }),
  component: TrialProfilerRoute,
});

function TrialProfilerRoute() {
  const ids = useLoadedData(Route.useLoaderData());
  const { experiment, isLive } = useTrial(ids);
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PageBody>
      <ExperimentArtifacts experimentId={ids.experimentId} what="metrics">
        <Profiler
          experiment={experiment}
          trialId={ids.trialId}
          isLive={isLive}
          view={view}
          onViewChange={changeSearch}
        />
      </ExperimentArtifacts>
    </PageBody>
  );
}
