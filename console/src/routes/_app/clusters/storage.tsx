import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { ClusterLayout } from '~/features/cluster/cluster-layout';
import { storageQueries } from '~/features/storage/queries';
import { storageSearch } from '~/features/storage/search';
import { StoragePage } from '~/features/storage/storage-page';
import { StorageStatus } from '~/features/storage/storage-status';

export const Route = createFileRoute('/_app/clusters/storage')({
  validateSearch: storageSearch,
  search: { middlewares: [stripSearchParams(storageSearch.defaults)] },
  // the page shows the blocks as they arrive
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(storageQueries.all());
  },
  component: StorageRoute,
});

function StorageRoute() {
  const changeSearch = useChangeSearch(Route);
  const search = Route.useSearch();
  return (
    <ClusterLayout actions={<StorageStatus search={search} />}>
      <PageBody>
        <StoragePage search={search} onSearchChange={changeSearch} />
      </PageBody>
    </ClusterLayout>
  );
}
