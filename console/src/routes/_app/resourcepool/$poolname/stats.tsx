import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { poolQueries } from '~/data/cluster/pools';
import { loadPool } from '~/features/cluster/resources/pools/load-pool';
import { PoolLayout, PoolTabError } from '~/features/cluster/resources/pools/pool-layout';
import { PoolStats } from '~/features/cluster/resources/pools/pool-stats';
import { poolStatsSearch } from '~/features/cluster/resources/search';

export const Route = createFileRoute('/_app/resourcepool/$poolname/stats')({
  validateSearch: poolStatsSearch,
  search: { middlewares: [poolStatsSearch.withoutDefaults] },
  loader: async ({ context: { queryClient }, params: { poolname } }) => {
    await Promise.all([
      loadPool(queryClient, poolname),
      loadQuery(queryClient, poolQueries.stats()),
    ]);
  },
  component: PoolStatsRoute,
  errorComponent: PoolTabError,
});

function PoolStatsRoute() {
  const { poolname } = Route.useParams();
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PoolLayout name={poolname} title={poolname}>
      {() => <PoolStats poolName={poolname} view={view} onViewChange={changeSearch} />}
    </PoolLayout>
  );
}
