import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/use-change-search';
import { PageBody } from '~/components/page/page';
import { ExperimentArtifacts } from '~/features/experiments/page/experiment-artifacts';
import { ExperimentOverviewFacts } from '~/features/experiments/page/experiment-overview-facts';
import { loadTrialTab } from '~/features/experiments/page/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/page/experiment-trial';
import { FailureReason } from '~/features/logs/failures/failure-reason';
import { chartSearch } from '~/features/metrics/search';
import { TrialMetrics } from '~/features/metrics/trial-metrics';

export const Route = createFileRoute('/_app/experiments/$experimentId/overview')({
  validateSearch: chartSearch,
  search: { middlewares: [stripSearchParams(chartSearch.defaults)] },
  loader: ({ context: { queryClient }, params }) => loadTrialTab({ queryClient, params }),
  component: OverviewRoute,
});

function OverviewRoute() {
  const { experimentId } = Route.useLoaderData();
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PageBody>
      <ExperimentTrial experimentId={experimentId}>
        {(held) => (
          <>
            <ExperimentOverviewFacts {...held} />
            <ExperimentArtifacts experimentId={experimentId} what="metrics">
              <FailureReason trial={held.trial} isSingle />
              <TrialMetrics {...held} view={view} onViewChange={changeSearch} />
            </ExperimentArtifacts>
          </>
        )}
      </ExperimentTrial>
    </PageBody>
  );
}
