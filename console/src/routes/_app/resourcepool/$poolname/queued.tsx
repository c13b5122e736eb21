import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { useChangeSearch } from '~/app/links/use-change-search';
import { PoolJobs } from '~/features/cluster/jobs/pool-jobs';
import { loadQueue } from '~/features/cluster/pools/load-pool';
import { jobListSearch } from '~/features/cluster/search';

export const Route = createFileRoute('/_app/resourcepool/$poolname/queued')({
  validateSearch: jobListSearch,
  search: { middlewares: [stripSearchParams(jobListSearch.defaults)] },
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
