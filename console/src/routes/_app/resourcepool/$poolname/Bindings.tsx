import { createFileRoute, redirect } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/loading/load-query';
import { poolQueries } from '~/data/cluster/pools';
import { loadFeature } from '~/data/feature-flags';
import { loadPool } from '~/features/cluster/resources/pools/load-pool';
import { PoolBindings } from '~/features/cluster/resources/pools/pool-bindings';
import { PoolLayout, PoolTabError } from '~/features/cluster/resources/pools/pool-layout';
import { bindingListSearch } from '~/features/cluster/resources/search';

export const Route = createFileRoute('/_app/resourcepool/$poolname/Bindings')({
  validateSearch: bindingListSearch,
  search: { middlewares: [bindingListSearch.withoutDefaults] },
  loader: async ({ context, params }) => {
    const { queryClient, master } = context;
    const { poolname } = params;
    // with roles, pools are bound to workspaces
    if (!(master.rbacEnabled && (await loadFeature('rp_binding', context))))
      throw redirect({ to: '/resourcepool/$poolname/active', params, replace: true });
    await loadPool(queryClient, poolname);
    await loadQuery(queryClient, poolQueries.bindings(poolname));
  },
  component: PoolBindingsRoute,
  errorComponent: PoolTabError,
});

function PoolBindingsRoute() {
  const { poolname } = Route.useParams();
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PoolLayout name={poolname} title={poolname}>
      {() => <PoolBindings poolName={poolname} view={view} onViewChange={changeSearch} />}
    </PoolLayout>
  );
}
