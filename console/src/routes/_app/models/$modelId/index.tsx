import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/load-query';
import { ModelPage } from '~/features/models/model-page';
import { modelQueries } from '~/features/models/queries';
import { modelVersionsSearch } from '~/features/models/search';

export const Route = createFileRoute('/_app/models/$modelId/')({
  validateSearch: modelVersionsSearch,
  search: { middlewares: [stripSearchParams(modelVersionsSearch.defaults)] },
  loader: async ({ context: { queryClient }, params: { modelId } }) => {
    await Promise.all([
      loadQuery(queryClient, modelQueries.detail(modelId)),
      loadQuery(queryClient, modelQueries.versions(modelId)),
    ]);
    return { modelId };
  },
  component: ModelRoute,
});

function ModelRoute() {
  const { modelId } = Route.useLoaderData();
  const changeSearch = useChangeSearch(Route);
  return (
    <ModelPage
      key={modelId}
      modelName={modelId}
      view={Route.useSearch()}
      onViewChange={changeSearch}
    />
  );
}
