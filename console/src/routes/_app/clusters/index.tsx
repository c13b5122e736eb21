import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { useChangeSearch } from '~/app/use-change-search';
import { PageBody } from '~/components/page/page';
import { ClusterFrame } from '~/features/cluster/cluster-frame';
import { ClusterOverview } from '~/features/cluster/cluster-overview';
import { poolQueries } from '~/features/cluster/pool-queries';
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
    <ClusterFrame>
      <PageBody className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <ClusterOverview view={Route.useSearch()} onViewChange={changeSearch} />
      </PageBody>
    </ClusterFrame>
  );
}
