import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '~/components/page/page';
import { ExperimentArtifacts } from '~/features/experiments/page/experiment-artifacts';
import { ExperimentOverviewFacts } from '~/features/experiments/page/experiment-overview-facts';
import { loadTrialTab } from '~/features/experiments/page/experiment-page-load';
import { ExperimentTrial } from '~/features/experiments/page/experiment-trial';
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
  const navigate = Route.useNavigate();
  return (
    <PageBody>
      <ExperimentTrial experimentId={experimentId}>
        {(held) => (
          <>
            <ExperimentOverviewFacts {...held} />
            <ExperimentArtifacts experimentId={experimentId} what="metrics">
              <TrialMetrics
                {...held}
                view={view}
                onViewChange={(change) =>
                  void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
                }
              />
            </ExperimentArtifacts>
          </>
        )}
      </ExperimentTrial>
    </PageBody>
  );
}
