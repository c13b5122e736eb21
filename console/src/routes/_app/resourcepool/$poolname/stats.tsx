import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { useChangeSearch } from '~/app/use-change-search';
import { PoolFrame } from '~/features/cluster/pool-frame';
import { poolQueries } from '~/features/cluster/pool-queries';
import { PoolStats } from '~/features/cluster/pool-stats';
import { poolStatsSearch } from '~/features/cluster/search';
import { loadPool } from '~/features/cluster/use-pool';

export const Route = createFileRoute('/_app/resourcepool/$poolname/stats')({
  validateSearch: poolStatsSearch,
  search: { middlewares: [stripSearchParams(poolStatsSearch.defaults)] },
  loader: async ({ context: { queryClient }, params: { poolname } }) => {
    await Promise.all([
      loadPool(queryClient, poolname),
      loadQuery(queryClient, poolQueries.stats()),
    ]);
  },
  component: PoolStatsRoute,
});

function PoolStatsRoute() {
  const { poolname } = Route.useParams();
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PoolFrame name={poolname} title={poolname}>
      {() => <PoolStats poolName={poolname} view={view} onViewChange={changeSearch} />}
    </PoolFrame>
  );
}
