import { createFileRoute } from '@tanstack/react-router';
import { loadPool } from '~/features/cluster/resources/pools/load-pool';
import { PoolConfiguration } from '~/features/cluster/resources/pools/pool-configuration';
import { PoolLayout } from '~/features/cluster/resources/pools/pool-layout';

export const Route = createFileRoute('/_app/resourcepool/$poolname/configuration')({
  loader: async ({ context, params }) => {
    await loadPool(context.queryClient, params.poolname);
  },
  component: PoolConfigurationRoute,
});

function PoolConfigurationRoute() {
  const { poolname } = Route.useParams();
  return (
    <PoolLayout name={poolname} title={poolname}>
      {(pool) => <PoolConfiguration pool={pool} />}
    </PoolLayout>
  );
}
