import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import type { StorageExperiment } from '@trainyard/insights/storage/storage-tree';
import { stateLabel } from '@trainyard/sdk/model';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { useNow } from '@trainyard/ui/hooks/use-now';
import { timeAgo } from '@trainyard/ui/lib/duration';
import { PageBody } from '@trainyard/ui/page/page';
import { RotateCw } from 'lucide-react';
import { useChangeSearch } from '~/app/links/use-change-search';
import { pollMs } from '~/app/polling-intervals';
import { CsvButton, saveCsv } from '~/components/page/csv-button';
import { type OwnerName, useOwnerName } from '~/data/users';
import { ClusterLayout } from '~/features/cluster/cluster-layout';
import { storageQueries } from '~/features/storage/queries';
import { type StorageSearch, storageSearch } from '~/features/storage/search';
import { StoragePage } from '~/features/storage/storage-page';
import { isInPlace, isShownBy } from '~/features/storage/storage-parts';

/**
 * Shows when the storage was counted, with a button that counts it again, and a download of the
 * shown rows.
 */
function StorageStatus({ search }: { search: StorageSearch }) {
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery(storageQueries.all());
  const now = useNow(pollMs.countAge);
  const ownerName = useOwnerName();
  if (!data?.isDone) return null;
  const visibleExperiments = () =>
    data.experiments.filter(isInPlace(search)).filter(isShownBy(search));
  return (
    <span className="flex items-center gap-1 text-muted">
      <span className="max-[1100px]:sr-only">
        Counted {timeAgo(dataUpdatedAt, now).toLowerCase()}
      </span>
      <IconButton label="Count again" disabled={isFetching} onClick={() => void refetch()}>
        <RotateCw className="size-3.5" />
      </IconButton>
      <CsvButton
        onClick={() =>
          saveCsv(
            [titles, ...visibleExperiments().map((each) => cells(each, ownerName))],
            'storage.csv',
          )
        }
      />
    </span>
  );
}

const titles = [
  ...['Experiment', 'Name', 'Workspace', 'Project', 'User', 'State', 'Ended', 'Storage'],
  ...['Checkpoints', 'Bytes'],
];

const cells = (experiment: StorageExperiment, ownerName: OwnerName) => [
  experiment.id,
  experiment.name,
  experiment.workspaceName,
  experiment.projectName,
  ownerName(experiment),
  stateLabel(experiment.state),
  experiment.endTime,
  experiment.storage,
  experiment.checkpoints,
  experiment.bytes,
];

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
