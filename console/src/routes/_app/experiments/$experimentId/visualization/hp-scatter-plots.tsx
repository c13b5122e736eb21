import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPicture } from '~/features/experiment-detail/experiment-page-load';
import { prefetchMeasured } from '~/features/metrics/hyperparameters/load-measured';
import { ScatterView } from '~/features/metrics/hyperparameters/scatter-view';
import { hyperparameterSearch } from '~/features/metrics/hyperparameters/search';
import { trialActions, VisualizationBody } from '../-visualization-body';

export const Route = createFileRoute(
  '/_app/experiments/$experimentId/visualization/hp-scatter-plots',
)({
  validateSearch: hyperparameterSearch,
  search: { middlewares: [stripSearchParams(hyperparameterSearch.defaults)] },
  loaderDeps: ({ search: { metric, batch, margin } }) => ({ metric, batch, margin }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const experiment = await loadPicture({ queryClient, params });
    void prefetchMeasured(queryClient, experiment, deps);
    return { experimentId: experiment.id };
  },
  component: HpScatterPlotsRoute,
});

function HpScatterPlotsRoute() {
  const { experimentId } = Route.useLoaderData();
  const changeSearch = useChangeSearch(Route);
  return (
    <VisualizationBody experimentId={experimentId}>
      <ScatterView
        experimentId={experimentId}
        search={Route.useSearch()}
        actions={trialActions(experimentId)}
        onSearchChange={changeSearch}
      />
    </VisualizationBody>
  );
}
