import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/load-query';
import { ModelListPage } from '~/features/models/model-list';
import { modelQueries } from '~/features/models/queries';
import { modelListSearch } from '~/features/models/search';
import { requirePermission } from '~/features/viewer/load-viewer';

export const Route = createFileRoute('/_app/models/')({
  validateSearch: modelListSearch,
  search: { middlewares: [stripSearchParams(modelListSearch.defaults)] },
  loader: async ({ context }) => {
    await requirePermission(context, 'model.viewAny');
    await loadPart(context.queryClient, modelQueries.list());
  },
  component: ModelsRoute,
});

function ModelsRoute() {
  const changeSearch = useChangeSearch(Route);
  return <ModelListPage view={Route.useSearch()} onViewChange={changeSearch} />;
}
