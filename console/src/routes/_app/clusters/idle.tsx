import { createFileRoute } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';
import { wasteQuery } from '~/features/cluster/waste/queries';
import { wasteSearch } from '~/features/cluster/waste/search';
import { WastePage } from '~/features/cluster/waste/waste-page';

export const Route = createFileRoute('/_app/clusters/idle')({
  validateSearch: wasteSearch,
  search: { middlewares: [wasteSearch.withoutDefaults] },
  // the page shows its own skeleton: many logs and measurements are read
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(wasteQuery);
  },
  component: IdleRoute,
});

function IdleRoute() {
  const changeSearch = useChangeSearch(Route);
  return (
    <ClusterLayout>
      {/* holds the bar of the selection, which must not scroll with the rows */}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <PageBody className="static">
          <WastePage search={Route.useSearch()} onSearchChange={changeSearch} />
        </PageBody>
      </div>
    </ClusterLayout>
  );
}
