import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { FailedPart } from '~/components/page/failed-part';
import { PoolLayout } from '~/features/cluster/pools/pool-layout';
import { poolQueries } from '~/features/cluster/pools/pool-queries';
import { PoolSlots } from '~/features/cluster/pools/pool-slots';
import { JobTable, type JobTableProps } from './job-list';

/** The page of the jobs that a pool runs, or that wait for it, with its slots. */
export const PoolJobs = ({ name, ...list }: Omit<ListProps, 'pool'> & { name: string }) => (
  <PoolLayout name={name} title="Job Queue by Resource Pool">
    {(pool) => (
      <>
        <PoolSlots pool={pool} />
        <JobList pool={pool} {...list} />
      </>
    )}
  </PoolLayout>
);

type ListProps = Omit<JobTableProps, 'jobs'>;

function JobList(props: ListProps) {
  const query = useQuery(poolQueries.jobs(props.pool.name, props.part));
  if (query.data) return <JobTable {...props} jobs={query.data} />;
  return query.error ? (
    <FailedPart title="Unable to fetch job queue and stats." query={query} />
  ) : (
    <SkeletonRows label="Loading jobs" />
  );
}
