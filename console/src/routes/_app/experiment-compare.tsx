import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { usePageTitle } from '~/app/page-title';
import { compareQuery } from '~/features/experiments/compare/compare-queries';
import { compareSearch } from '~/features/experiments/compare/compare-search';
import { ExperimentComparePage } from '~/features/experiments/compare/experiment-compare-page';

export const Route = createFileRoute('/_app/experiment-compare')({
  validateSearch: compareSearch,
  search: { middlewares: [stripSearchParams(compareSearch.defaults)] },
  loaderDeps: ({ search }) => ({ ids: search.id }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, compareQuery(deps.ids)),
  component: CompareRoute,
});

function CompareRoute() {
  usePageTitle('Compare Experiments');
  const { id: ids, ...view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ExperimentComparePage
      experimentIds={ids}
      view={view}
      onViewChange={(change) =>
        void navigate({ search: (search) => ({ ...search, ...change }), replace: true })
      }
    />
  );
}
