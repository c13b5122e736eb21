import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { ResourcePool, RPQueueStat } from '@trainyard/sdk/types';
import { Select } from '@trainyard/ui/base/select';
import { formatCount } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { poolQueries } from '~/data/cluster/pools';
import { useViewer } from '~/data/viewer';
import { JobTable } from '~/features/cluster/resources/jobs/job-list';
import { jobListSearch } from '~/features/cluster/resources/search';
import type { GroupedTableView } from '~/lib/table-search';
import { busiestPool } from './load-pool';
import { PoolSlotHistory } from './slot-history';

type Props = {
  pools: readonly ResourcePool[];
  stats: readonly RPQueueStat[];
  /** the selected pool; for an unknown or empty name the busiest pool is shown */
  name: string;
  onChoose: (name: string) => void;
};

/** The jobs of one pool, those that run and those that wait. */
export function ClusterQueue({ pools, stats, name, onChoose }: Props) {
  // the first answer decides, so that the queue does not change while the user reads it
  const [first, setFirst] = useState<string>();
  const viewer = useViewer();
  const busiest = first === undefined && stats.length > 0 ? busiestPool(pools, stats) : undefined;
  if (busiest) setFirst(busiest.name);
  const poolOf = (poolName: string | undefined) => pools.find((each) => each.name === poolName);
  const pool = poolOf(name) ?? poolOf(first);
  useReportUnknown({
    name: 'queue',
    values: [name],
    choices: pool && pools.map((each) => each.name),
    fault: (value) => `There is no resource pool ${value}.`,
    instead: `The queue of ${pool?.name} is shown.`,
  });
  if (!pool) return null;
  const queue = stats.find(({ resourcePool }) => resourcePool === pool.name)?.stats;
  return (
    <>
      <section>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <SectionHeading
            note={
              queue &&
              `${formatCount(queue.scheduledCount)} running, ${formatCount(queue.queuedCount)} waiting`
            }
          >
            {`Queue of ${pool.name}`}
          </SectionHeading>
          <span className="ml-auto flex min-w-0 items-center gap-3 pb-2">
            <Link
              to="/resourcepool/$poolname/active"
              params={{ poolname: pool.name }}
              className="shrink-0 text-sm text-muted hover:text-text"
            >
              Open pool
            </Link>
            {pools.length > 1 ? (
              <Select
                label="Queue of"
                value={pool.name}
                options={pools.map((each) => ({ value: each.name, label: each.name }))}
                onChange={onChoose}
              />
            ) : null}
          </span>
        </div>
        <Jobs key={pool.name} pool={pool} />
      </section>
      {can(viewer, 'cluster.viewUsage') ? (
        <PoolSlotHistory poolName={pool.name} slotCount={pool.slotsAvailable} />
      ) : null}
    </>
  );
}

function Jobs({ pool }: { pool: ResourcePool }) {
  const [view, setView] = useState<GroupedTableView>(jobListSearch.defaults());
  const jobs = useQuery(poolQueries.jobs(pool.name, 'all'));
  if (!jobs.data) return <FailedQuery title="Unable to fetch job queue and stats." query={jobs} />;
  return (
    <JobTable
      pool={pool}
      part="all"
      jobs={jobs.data}
      view={view}
      onViewChange={(change) => setView((now) => ({ ...now, ...change }))}
    />
  );
}
