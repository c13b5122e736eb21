import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { HeatMapView } from '~/features/metrics/hyperparameters/heat-map-view';
import { pictureRequests } from '~/features/metrics/hyperparameters/load-measured';
import { hyperparameterSearch } from '~/features/metrics/hyperparameters/search';
import { HyperparameterPicture, loadHyperparameterPicture } from '../-hyperparameter-picture';

export const Route = createFileRoute('/_app/experiments/$experimentId/visualization/hp-heat-map')({
  staticData: { skeleton: SearchChartSkeleton, requests: pictureRequests },
  validateSearch: hyperparameterSearch,
  search: { middlewares: [stripSearchParams(hyperparameterSearch.defaults)] },
  loaderDeps: ({ search: { metric, batch, margin } }) => ({ metric, batch, margin }),
  loader: (input) => loadHyperparameterPicture(input),
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
