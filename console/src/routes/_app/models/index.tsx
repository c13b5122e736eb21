import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadPart } from '~/app/loading/load-query';
import { modelQueries } from '~/data/models';
import { requirePermission } from '~/data/viewer';
import { ModelListPage } from '~/features/registry/models/model-list';
import { modelListSearch } from '~/features/registry/models/search';

export const Route = createFileRoute('/_app/models/')({
  validateSearch: modelListSearch,
  search: { middlewares: [modelListSearch.withoutDefaults] },
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
