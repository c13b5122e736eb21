import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadInTime, loadQuery, prefetch } from '~/app/loading/load-query';
import { agentsQuery, allocationsQuery } from '~/data/cluster/agents';
import { poolQueries } from '~/data/cluster/pools';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';
import { ClusterOverview } from '~/features/cluster/resources/cluster-overview';
import { loadClusterQueue } from '~/features/cluster/resources/pools/load-pool';
import { clusterSearch } from '~/features/cluster/resources/search';

export const Route = createFileRoute('/_app/clusters/')({
  validateSearch: clusterSearch,
  search: { middlewares: [clusterSearch.withoutDefaults] },
  loaderDeps: ({ search: { queue } }) => ({ queue }),
  loader: async ({ context: { queryClient }, deps: { queue } }) => {
    // the page shows the failure of a part beside the other parts
    await Promise.all([
      prefetch(queryClient, poolQueries.list()),
      prefetch(queryClient, agentsQuery),
      loadInTime(loadClusterQueue(queryClient, queue), loadQuery(queryClient, allocationsQuery)),
    ]);
  },
  component: ClusterRoute,
});

function ClusterRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <ClusterLayout>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <ClusterOverview view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </ClusterLayout>
  );
}
