import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { retryUnreachable } from '~/app/polling/retry';
import { agentsQuery } from '~/data/agents';
import { poolQueries } from '~/data/pools';
import { ClusterLayout } from '~/features/cluster/cluster-layout';
import { ClusterOverview } from '~/features/cluster/cluster-overview';
import { clusterSearch } from '~/features/cluster/search';

export const Route = createFileRoute('/_app/clusters/')({
  validateSearch: clusterSearch,
  search: { middlewares: [stripSearchParams(clusterSearch.defaults)] },
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(poolQueries.stats());
    // the page shows the failure of a part beside the other parts
    await Promise.all([
      queryClient.prefetchQuery({ ...poolQueries.list(), retry: retryUnreachable }),
      queryClient.prefetchQuery({ ...agentsQuery, retry: retryUnreachable }),
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
