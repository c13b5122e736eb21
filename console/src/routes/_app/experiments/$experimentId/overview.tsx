import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { ExperimentOverview } from '~/features/experiments/experiment-overview';
import { loadTab } from '~/features/experiments/experiment-page-load';
import { chartSearch } from '~/features/metrics/search';
import { trialQueries } from '~/features/trials/queries';

export const Route = createFileRoute('/_app/experiments/$experimentId/overview')({
  validateSearch: chartSearch,
  search: { middlewares: [stripSearchParams(chartSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const { id, trialIds } = await loadTab({ queryClient, params, kind: 'single' });
    const [trialId] = trialIds;
    if (trialId !== undefined) await loadQuery(queryClient, trialQueries.detail(trialId));
    return { experimentId: id };
  },
  component: OverviewRoute,
});

function OverviewRoute() {
  const { experimentId } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <ExperimentOverview
      experimentId={experimentId}
      view={Route.useSearch()}
      onViewChange={(change) =>
        void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
      }
    />
  );
}
