import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { ScatterView } from '~/features/experiments/metrics/hyperparameters/scatter-view';
import { hyperparameterSearch } from '~/features/experiments/metrics/hyperparameters/search';
import { HyperparameterPicture } from '../-hyperparameter-picture';
import { loadHyperparameterPicture } from '../-load-picture';

export const Route = createFileRoute(
  '/_app/experiments/$experimentId/visualization/hp-scatter-plots',
)({
  staticData: { skeleton: SearchChartSkeleton },
  validateSearch: hyperparameterSearch,
  search: { middlewares: [hyperparameterSearch.withoutDefaults] },
  loaderDeps: ({ search: { metric, batch, margin } }) => ({ metric, batch, margin }),
  loader: loadHyperparameterPicture,
  component: HpScatterPlotsRoute,
});

function HpScatterPlotsRoute() {
  return (
    <HyperparameterPicture
      View={ScatterView}
      experimentId={useLoadedData(Route.useLoaderData()).experimentId}
      search={Route.useSearch()}
      onSearchChange={useChangeSearch(Route)}
    />
  );
}
