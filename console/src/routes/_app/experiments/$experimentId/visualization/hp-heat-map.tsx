import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { HeatMapView } from '~/features/experiments/metrics/hyperparameters/heat-map-view';
import { hyperparameterSearch } from '~/features/experiments/metrics/hyperparameters/search';
import { HyperparameterPicture } from '../-hyperparameter-picture';
import { loadHyperparameterPicture } from '../-load-picture';

export const Route = createFileRoute('/_app/experiments/$experimentId/visualization/hp-heat-map')({
  staticData: { skeleton: SearchChartSkeleton },
  validateSearch: hyperparameterSearch,
  search: { middlewares: [hyperparameterSearch.withoutDefaults] },
  loaderDeps: ({ search: { metric, batch, margin } }) => ({ metric, batch, margin }),
  loader: loadHyperparameterPicture,
  component: HpHeatMapRoute,
});

function HpHeatMapRoute() {
  return (
    <HyperparameterPicture
      View={HeatMapView}
      experimentId={useLoadedData(Route.useLoaderData()).experimentId}
      search={Route.useSearch()}
      onSearchChange={useChangeSearch(Route)}
    />
  );
}
