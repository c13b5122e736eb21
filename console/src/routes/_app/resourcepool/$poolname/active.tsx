import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { loadQuery } from '~/app/load-query';
import { useChangeSearch } from '~/app/use-change-search';
import { JobList } from '~/features/cluster/job-list';
import { PoolFrame } from '~/features/cluster/pool-frame';
import { poolQueries } from '~/features/cluster/pool-queries';
import { jobListSearch } from '~/features/cluster/search';
import { loadPool } from '~/features/cluster/use-pool';

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
    <PoolFrame name={poolname} title="Job Queue by Resource Pool">
      {(pool) => <JobList pool={pool} part="active" view={view} onViewChange={changeSearch} />}
    </PoolFrame>
  );
}
