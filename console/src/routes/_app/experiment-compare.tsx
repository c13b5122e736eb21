import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/load-query';
import { usePageTitle } from '~/app/page-title';
import { compareQuery, partsOf } from '~/features/experiment-compare/compare-queries';
import { compareSearch } from '~/features/experiment-compare/compare-search';
import { ExperimentComparePage } from '~/features/experiment-compare/experiment-compare-page';
import { ComparedLogs } from './-compared-logs';
import { ComparedTrials } from './-compared-trials';

export const Route = createFileRoute('/_app/experiment-compare')({
  validateSearch: compareSearch,
  search: { middlewares: [stripSearchParams(compareSearch.defaults)] },
  loaderDeps: ({ search }) => ({ ids: search.id }),
  loader: ({ context, deps }) =>
    // the first ones; the others load while these are shown
    loadQuery(context.queryClient, compareQuery(partsOf(deps.ids)[0] ?? [])),
  component: CompareRoute,
});

function CompareRoute() {
  usePageTitle('Compare Experiments');
  const { id: ids, ...view } = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <ExperimentComparePage
      experimentIds={ids}
      view={view}
      onViewChange={changeSearch}
      trialParts={({ runs, trials }) => (
        <>
          <ComparedTrials runs={runs} />
          <ComparedLogs trials={trials} />
        </>
      )}
    />
  );
}
