import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPicture } from '~/features/experiment-detail/experiment-page-load';
import { HeatMapView } from '~/features/metrics/hyperparameters/heat-map-view';
import { hyperparameterSearch } from '~/features/metrics/hyperparameters/search';
import { trialActions, VisualizationBody } from '../-visualization-body';

export const Route = createFileRoute('/_app/experiments/$experimentId/visualization/hp-heat-map')({
  validateSearch: hyperparameterSearch,
  search: { middlewares: [stripSearchParams(hyperparameterSearch.defaults)] },
  loader: async ({ context: { queryClient }, params }) => {
    const { id } = await loadPicture({ queryClient, params });
    return { experimentId: id };
  },
  component: HpHeatMapRoute,
});

function HpHeatMapRoute() {
  const { experimentId } = Route.useLoaderData();
  const changeSearch = useChangeSearch(Route);
  return (
    <VisualizationBody experimentId={experimentId}>
      <HeatMapView
        experimentId={experimentId}
        search={Route.useSearch()}
        actions={trialActions(experimentId)}
        onSearchChange={changeSearch}
      />
    </VisualizationBody>
  );
}
