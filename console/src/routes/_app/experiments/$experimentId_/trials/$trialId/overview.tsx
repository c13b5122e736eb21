import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { lazy } from 'react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { ExperimentOverviewFacts } from '~/features/experiments/experiment-detail/experiment-overview-facts';
import { TrialFailureReason, TrialLogKeeping } from '~/features/experiments/logs/trial-facts';
import { chartSearch } from '~/features/experiments/metrics/search';
import { TrialMetrics } from '~/features/experiments/metrics/trial-metrics';
import { prefetchFirstChart } from '~/features/experiments/metrics/trial-metrics-load';
import { loadTrial, useTrial } from '~/features/experiments/trials/load-trial';

const SinceLastGoodTrial = lazy(
  () => import('~/features/experiments/trials/since-last-good-trial'),
);

export const Route = createFileRoute('/_app/experiments/$experimentId_/trials/$trialId/overview')({
  codeSplitGroupings: [['component']],
  staticData: { skeleton: ChartSkeletons },
  validateSearch: chartSearch,
  search: { middlewares: [chartSearch.withoutDefaults] },
  loader: ({ context, params }) => {
    const loading = loadTrial({ queryClient: context.queryClient, params });
    // the loader does not wait for it
    void prefetchFirstChart(context, loading);
    return loading;
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
        <TrialFailureReason
          trial={trial}
          isSingle={false}
          action={<SinceLastGoodTrial trial={trial} experiment={experiment} />}
        />
        <TrialMetrics
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
