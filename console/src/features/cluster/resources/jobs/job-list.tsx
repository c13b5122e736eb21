import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePool } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { clientPageSize } from '@trainyard/ui/table/use-data-table';
import { useMemo } from 'react';
import { EntityTable } from '~/app/actions/entity-table';
import { LateQuery } from '~/app/late/late';
import type { JobRow } from '~/data/cluster/job-row';
import type { QueuePart } from '~/data/cluster/pools';
import { masterQuery } from '~/data/session';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { jobForecastsQuery, useJobForecasts } from '~/features/cluster/forecast/queries';
import { useJobColor } from '~/features/cluster/resources/agents/use-slot-jobs';
import { jobListSearch } from '~/features/cluster/resources/search';
import { useIdleJobs } from '~/features/cluster/waste/idle-queries';
import type { GroupedTableView } from '~/lib/table-search';
import { isMovable, jobActions, jobItems } from './job-actions';
import { jobColumns } from './job-columns';
import { useQueueOrder } from './queue-order';

export type JobTableProps = {
  pool: ResourcePool;
  part: QueuePart;
  view: GroupedTableView;
  onViewChange: (change: Partial<GroupedTableView>) => void;
  jobs: JobRow[];
};

const captions: Record<QueuePart, string> = {
  active: 'Active jobs',
  queued: 'Queued jobs',
  all: 'Jobs',
};

const words: Record<QueuePart, { title: string; hint: string }> = {
  active: { title: 'No active jobs', hint: 'Nothing runs in this resource pool.' },
  queued: { title: 'No queued jobs', hint: 'Nothing waits for this resource pool.' },
  all: { title: 'No jobs', hint: 'Nothing runs in this resource pool or waits for it.' },
};

const nameOf = ({ seen, jobId }: JobRow) => seen?.name || `job ${jobId.slice(0, 6)}`;

/** The jobs of a page in the order of the queue; none where they are drawn in another one. */
function jobsInOrder(jobs: readonly JobRow[], { sort, group, page }: GroupedTableView): JobRow[] {
  if (sort !== jobListSearch.defaults().sort || group !== '') return [];
  const placeOf = ({ summary }: JobRow) => summary?.jobsAhead ?? Number.POSITIVE_INFINITY;
  return jobs
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(page * clientPageSize, (page + 1) * clientPageSize);
}

/** The jobs of a pool with their actions. */
export function JobTable({ pool, part, jobs, view, onViewChange }: JobTableProps) {
  const { data: master } = useSuspenseQuery(masterQuery);
  const viewer = useViewer();
  const scheduler = pool.schedulerType;
  const colorOf = useJobColor();
  const forecasts = useJobForecasts(pool.name);
  const context = { viewer, scheduler, isStrict: master.strictJobQueueControl };
  const order = useQueueOrder({
    pool,
    jobs: useMemo(() => jobsInOrder(jobs, view), [jobs, view]),
    isMovable: (job) => isMovable(job, context),
  });
  const columns = jobColumns({
    scheduler,
    colorOf,
    forecastOf: ({ jobId }) => forecasts[jobId],
    idleOf: useIdleJobs(),
    gripOf: order.grip,
    ownerName: useOwnerName(),
  });
  return (
    <>
      <EntityTable
        storedAs={`job-queue-${part}`}
        caption={captions[part]}
        columns={columns}
        rows={jobs}
        keyOf={({ jobId }) => jobId}
        view={view}
        onViewChange={onViewChange}
        actions={jobActions}
        nameOf={nameOf}
        itemsOf={(job) => jobItems(job, context)}
        subjectOf={(job) => ({ job, pool })}
        rowProps={order.rowProps}
        none={<EmptyState {...words[part]} />}
      />
      {order.status}
      <LateQuery query={jobForecastsQuery(pool.name)} />
    </>
  );
}
