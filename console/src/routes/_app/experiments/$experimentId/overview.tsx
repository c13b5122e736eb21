import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { lazy } from 'react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { ChartSkeletons } from '~/components/metrics/chart-skeletons';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { ExperimentOverviewFacts } from '~/features/experiments/experiment-detail/experiment-overview-facts';
import { loadTrialTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/experiment-detail/experiment-trial';
import { TrialFailureReason, TrialLogKeeping } from '~/features/experiments/logs/trial-facts';
import { chartSearch } from '~/features/experiments/metrics/search';
import { TrialMetrics } from '~/features/experiments/metrics/trial-metrics';
import { prefetchFirstChart } from '~/features/experiments/metrics/trial-metrics-load';

const SinceLastGoodButton = lazy(() => import('~/features/experiments/base/since-last-good'));

export const Route = createFileRoute('/_app/experiments/$experimentId/overview')({
  codeSplitGroupings: [['component']],
  staticData: { skeleton: ChartSkeletons },
  validateSearch: chartSearch,
  search: { middlewares: [chartSearch.withoutDefaults] },
  loader: ({ context, params }) => {
    const loading = loadTrialTab({ queryClient: context.queryClient, params });
    // the loader does not wait for it
    void prefetchFirstChart(context, loading);
    return loading;
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const { experimentId } = useLoadedData(Route.useLoaderData());
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PageBody>
      <ExperimentTrial
        experimentId={experimentId}
        loading={<ChartSkeletons label="Fetching trial information..." />}
      >
        {(page) => (
          <>
            <ExperimentOverviewFacts {...page} />
            <TrialLogKeeping experiment={page.experiment} trial={page.trial} />
            <ExperimentArtifacts experimentId={experimentId} what="metrics">
              <TrialFailureReason trial={page.trial} isSingle action={<SinceLastGoodButton />} />
              <TrialMetrics {...page} view={view} onViewChange={changeSearch} />
            </ExperimentArtifacts>
          </>
        )}
      </ExperimentTrial>
    </PageBody>
  );
}
