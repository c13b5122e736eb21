import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import type { StorageExperiment } from '@trainyard/insights/storage/storage-tree';
import { stateLabel } from '@trainyard/sdk/model';
import { PageBody } from '@trainyard/ui/page/page';
import { useChangeSearch } from '~/app/links/use-change-search';
import { CountedStatus } from '~/components/page/counted-status';
import { CsvButton, saveCsv } from '~/components/page/csv-button';
import { type OwnerName, useOwnerName } from '~/data/users';
import { ClusterLayout } from '~/features/cluster/resources/cluster-layout';
import { storageQueries } from '~/features/cluster/storage/queries';
import { type StorageSearch, storageSearch } from '~/features/cluster/storage/search';
import { StoragePage } from '~/features/cluster/storage/storage-page';
import { isInPlace, isShownBy } from '~/features/cluster/storage/storage-parts';

/**
 * Shows when the storage was counted, with a button that counts it again, and a download of the
 * shown rows.
 */
function StorageStatus({ search }: { search: StorageSearch }) {
  const query = useQuery(storageQueries.all());
  const { data } = query;
  const ownerName = useOwnerName();
  if (!data?.isDone) return null;
  const visibleExperiments = () =>
    data.experiments.filter(isInPlace(search)).filter(isShownBy(search));
  return (
    <>
      <CountedStatus query={query} isChanged={!query.isEnabled} />
      <CsvButton
        onClick={() =>
          saveCsv(
            [titles, ...visibleExperiments().map((each) => cells(each, ownerName))],
            'storage.csv',
          )
        }
      />
    </>
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
  search: { middlewares: [storageSearch.withoutDefaults] },
  // the page shows experiments as they arrive, and does not read them again after a write
  loader: ({ context: { queryClient } }) => {
    void queryClient.ensureQueryData(storageQueries.all()).catch(() => {});
  },
  component: StorageRoute,
});

function StorageRoute() {
  const changeSearch = useChangeSearch(Route);
  const search = Route.useSearch();
  return (
    <ClusterLayout actions={<StorageStatus search={search} />}>
      <PageBody className="flex flex-col">
        <StoragePage search={search} onSearchChange={changeSearch} />
      </PageBody>
    </ClusterLayout>
  );
}
