import { createFileRoute } from '@tanstack/react-router';
import { PoolConfiguration } from '~/features/cluster/pool-configuration';
import { PoolFrame } from '~/features/cluster/pool-frame';
import { loadPool } from '~/features/cluster/use-pool';

export const Route = createFileRoute('/_app/resourcepool/$poolname/configuration')({
  loader: async ({ context, params }) => {
    await loadPool(context.queryClient, params.poolname);
  },
  component: PoolConfigurationRoute,
});

function PoolConfigurationRoute() {
  const { poolname } = Route.useParams();
  return (
    <PoolFrame name={poolname} title={poolname}>
      {(pool) => <PoolConfiguration pool={pool} />}
    </PoolFrame>
  );
}
