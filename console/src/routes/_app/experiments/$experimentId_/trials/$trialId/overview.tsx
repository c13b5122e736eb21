import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { idOf } from '~/app/errors/page-message';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ExperimentArtifacts } from '~/features/experiment-detail/experiment-artifacts';
import { ExperimentOverviewFacts } from '~/features/experiment-detail/experiment-overview-facts';
import { requestFirstChart } from '~/features/metrics/first-chart';
import { chartSearch } from '~/features/metrics/search';
import { TrialMetrics } from '~/features/metrics/trial-metrics';
import { prefetchFirstChart } from '~/features/metrics/trial-metrics-load';
import { loadTrial, useTrial } from '~/features/trials/load-trial';
import { TrialFailureReason, TrialLogKeeping, Workloads } from '../../../-trial-parts';

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/overview')({
  staticData: {
    request: ({ queryClient, master, params }) => {
      // where roles decide, the loader asks them first
      if (master.rbacEnabled) return;
      const experimentId = idOf(params.experimentId, 'Experiment');
      const trialId = idOf(params.trialId, 'Trial');
      void requestFirstChart(queryClient, { experimentId, trialId });
    },
  },
  validateSearch: chartSearch,
  search: { middlewares: [stripSearchParams(chartSearch.defaults)] },
  loader: async ({ context, params }) => {
    const { queryClient } = context;
    const ids = await loadTrial({ queryClient, params });
    prefetchFirstChart(context, ids);
    return ids;
  },
  component: TrialOverviewRoute,
});

function TrialOverviewRoute() {
  const ids = useLoadedData(Route.useLoaderData());
  const { trial, experiment, isLive } = useTrial(ids);
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PageBody>
      <ExperimentOverviewFacts experiment={experiment} trial={trial} />
      <TrialLogKeeping experiment={experiment} trial={trial} />
      <ExperimentArtifacts experimentId={ids.experimentId} what="metrics">
        <TrialFailureReason trial={trial} isSingle={false} />
        <TrialMetrics
          Workloads={Workloads}
          experiment={experiment}
          trial={trial}
          isLive={isLive}
          view={view}
          onViewChange={changeSearch}
        />
      </ExperimentArtifacts>
    </PageBody>
  );
}
