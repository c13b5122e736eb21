import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { loadQuery } from '~/app/load-query';
import { JobList } from '~/features/cluster/jobs/job-list';
import { PoolLayout } from '~/features/cluster/pools/pool-layout';
import { loadPool, poolQueries } from '~/features/cluster/pools/pool-queries';
import { PoolSlots } from '~/features/cluster/pools/pool-slots';
import { jobListSearch } from '~/features/cluster/search';

export const Route = createFileRoute('/_app/resourcepool/$poolname/active')({
  validateSearch: jobListSearch,
  search: { middlewares: [stripSearchParams(jobListSearch.defaults)] },
  loader: async ({ context: { queryClient }, params: { poolname } }) => {
    await loadPool(queryClient, poolname);
    await loadQuery(queryClient, poolQueries.jobs(poolname, 'active'));
  },
  component: ActiveJobsRoute,
});

function ActiveJobsRoute() {
  const { poolname } = Route.useParams();
  const view = Route.useSearch();
  const changeSearch = useChangeSearch(Route);
  return (
    <PoolLayout name={poolname} title="Job Queue by Resource Pool">
      {(pool) => (
        <>
          <PoolSlots pool={pool} />
          <JobList pool={pool} part="active" view={view} onViewChange={changeSearch} />
        </>
      )}
    </PoolLayout>
  );
}
