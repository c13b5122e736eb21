import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { PoolJobs } from '~/features/cluster/resources/jobs/pool-jobs';
import { loadQueue } from '~/features/cluster/resources/pools/load-pool';
import { jobListSearch } from '~/features/cluster/resources/search';

export const Route = createFileRoute('/_app/resourcepool/$poolname/queued')({
  validateSearch: jobListSearch,
  search: { middlewares: [jobListSearch.withoutDefaults] },
  loader: ({ context, params }) => loadQueue(context.queryClient, params.poolname, 'queued'),
  component: QueuedJobsRoute,
});

function QueuedJobsRoute() {
  return (
    <PoolJobs
      name={Route.useParams().poolname}
      part="queued"
      view={Route.useSearch()}
      onViewChange={useChangeSearch(Route)}
    />
  );
}
