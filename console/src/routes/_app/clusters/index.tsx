import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/load-query';
import { ClusterLayout } from '~/features/cluster/cluster-layout';
import { ClusterOverview } from '~/features/cluster/cluster-overview';
import { poolQueries } from '~/features/cluster/pools/pool-queries';
import { agentsQuery } from '~/features/cluster/queries';
import { agentListSearch } from '~/features/cluster/search';

export const Route = createFileRoute('/_app/clusters/')({
  validateSearch: agentListSearch,
  search: { middlewares: [stripSearchParams(agentListSearch.defaults)] },
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(poolQueries.stats());
    await Promise.all([
      loadQuery(queryClient, poolQueries.list()),
      loadQuery(queryClient, agentsQuery),
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
