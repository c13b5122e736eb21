import { useQuery } from '@tanstack/react-query';
import { agentsIn } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, ResourcePool } from '@trainyard/sdk/types';
import { SkeletonRows } from '@trainyard/ui/base/skeleton';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { memo, useDeferredValue, useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { poolQueries } from '~/data/cluster/pools';
import { FailedHolders } from '~/features/cluster/resources/agents/failed-holders';
import { SlotRow } from '~/features/cluster/resources/agents/slot-row';
import { type SlotJobs, useSlotJobs } from '~/features/cluster/resources/agents/use-slot-jobs';
import { useAgents } from '~/features/cluster/resources/cluster-layout';
import { PoolLayout } from '~/features/cluster/resources/pools/pool-layout';
import { JobTable, type JobTableProps } from './job-list';

const noAgents: Agent[] = [];

/** agents rendered at first: more than the first screen shows */
const firstDrawn = 48;

/** The slots of a pool by agent, each with the job that holds it; nothing where no agent may be seen. */
function PoolSlots({ pool }: { pool: ResourcePool }) {
  const { data = noAgents } = useAgents();
  const agents = useMemo(() => agentsIn(pool, data), [pool, data]);
  // hundreds of agents are rendered after the visible ones, without blocking the page
  const deferredAgents = useDeferredValue(agents, agents.slice(0, firstDrawn));
  const jobOf = useDeferredValue(useSlotJobs());
  if (agents.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      <FailedHolders />
      <ScrollRegion
        label={`Slots of ${pool.name}`}
        // shows many agents in a scrolling box, so that the queue stays close
        className="grid max-h-56 gap-x-8 overflow-y-auto md:grid-cols-2 xl:grid-cols-3"
      >
        <SlotRows agents={deferredAgents} jobOf={jobOf} />
      </ScrollRegion>
    </div>
  );
}

const SlotRows = memo(({ agents, jobOf }: { agents: readonly Agent[]; jobOf: SlotJobs }) =>
  agents.map((agent) => <SlotRow key={agent.id} agent={agent} jobOf={jobOf} />),
);

/** The page of the jobs that a pool runs, or that wait for it, with its slots. */
export const PoolJobs = ({ name, ...list }: Omit<ListProps, 'pool'> & { name: string }) => (
  <PoolLayout name={name} title="Job Queue by Resource Pool" part={list.part}>
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
    <FailedQuery title="Unable to fetch job queue and stats." query={query} />
  ) : (
    <SkeletonRows label="Loading jobs" />
  );
}
