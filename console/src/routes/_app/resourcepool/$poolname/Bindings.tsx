import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { useChangeSearch } from '~/app/use-change-search';
import { PoolBindings } from '~/features/cluster/pool-bindings';
import { PoolFrame } from '~/features/cluster/pool-frame';
import { poolQueries } from '~/features/cluster/pool-queries';
import { bindingListSearch } from '~/features/cluster/search';
import { loadPool } from '~/features/cluster/use-pool';
import { loadFeature } from '~/features/switches/queries';

export const Route = createFileRoute('/_app/resourcepool/$poolname/Bindings')({
  validateSearch: bindingListSearch,
  search: { middlewares: [stripSearchParams(bindingListSearch.defaults)] },
  loader: async ({ context, params }) => {
    const { queryClient, master } = context;
    const { poolname } = params;
    // pools are bound to workspaces where roles decide who may use them
    if (!(master.rbacEnabled && (await loadFeature('rp_binding', context))))
      throw redirect({ to: '/resourcepool/$poolname/active', params, replace: true });
    await loadPool(queryClient, poolname);
    await loadQuery(queryClient, poolQueries.bindings(poolname));
  },
  component: PoolBindingsRoute,
});

function PoolBindingsRoute() {
  const { poolname } = Route.useParams();
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PoolFrame name={poolname} title={poolname}>
      {() => <PoolBindings poolName={poolname} view={view} onViewChange={changeSearch} />}
    </PoolFrame>
  );
}
