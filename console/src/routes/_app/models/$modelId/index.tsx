import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { useLoadedData } from '~/app/loading/use-loaded-data';
import { loadModel, modelQueries } from '~/data/models';
import { ModelPage } from '~/features/registry/models/model-page';
import { modelSearch } from '~/features/registry/models/search';

export const Route = createFileRoute('/_app/models/$modelId/')({
  validateSearch: modelSearch,
  search: { middlewares: [modelSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params: { modelId } }) => {
    await Promise.all([
      loadModel(queryClient, modelId),
      loadPart(queryClient, modelQueries.versions(modelId)),
    ]);
    return { modelId };
  },
  component: ModelRoute,
});

const ExperimentDiff = lazy(
  () => import('~/features/experiments/experiment-compare/diff/experiment-diff'),
);

function ModelRoute() {
  const { modelId } = useLoadedData(Route.useLoaderData());
  const changeSearch = useChangeSearch(Route);
  return (
    <ModelPage
      key={modelId}
      ExperimentDiff={ExperimentDiff}
      modelName={modelId}
      view={Route.useSearch()}
      onViewChange={changeSearch}
    />
  );
}
