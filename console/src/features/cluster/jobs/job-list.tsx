import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePool } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { useMemo } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useEntityMenu } from '~/components/entity/entity-menu';
import { useJobColor } from '~/features/cluster/agents/use-slot-jobs';
import { poolQueries, type QueuePart } from '~/features/cluster/pools/pool-queries';
import { masterQuery } from '~/features/session/queries';
import { useViewer } from '~/features/viewer/queries';
import type { GroupedTableView } from '~/lib/table-search';
import { jobActions, jobItems } from './job-actions';
import { jobColumns } from './job-columns';
import type { JobRow } from './job-row';

type ListProps = {
  pool: ResourcePool;
  part: QueuePart;
  view: GroupedTableView;
  onViewChange: (change: Partial<GroupedTableView>) => void;
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

/** Jobs that a pool runs, or that wait for it, on a page that has loaded them. */
export function JobList(props: ListProps) {
  const { data: jobs } = useSuspenseQuery(poolQueries.jobs(props.pool.name, props.part));
  return <JobTable {...props} jobs={jobs} />;
}

/** The jobs of a pool with their actions. */
export function JobTable({ pool, part, jobs, view, onViewChange }: ListProps & { jobs: JobRow[] }) {
  const { data: master } = useSuspenseQuery(masterQuery);
  const viewer = useViewer();
  const scheduler = pool.schedulerType;
  const colorOf = useJobColor();
  const columns = useMemo(() => jobColumns({ scheduler, colorOf }), [scheduler, colorOf]);
  const { run, dialog } = useEntityActions(jobActions);
  const { menu, rowMenu } = useEntityMenu({
    nameOf,
    itemsOf: (job: JobRow) =>
      jobItems(job, { viewer, scheduler, isStrict: master.strictJobQueueControl }),
    onRun: (id, job) => run(id, { job, pool }),
  });
  return (
    <>
      {jobs.length === 0 ? (
        <EmptyState {...words[part]} />
      ) : (
        <ClientTable
          storedAs={`job-queue-${part}`}
          caption={captions[part]}
          columns={columns}
          rows={jobs}
          keyOf={({ jobId }) => jobId}
          view={view}
          onViewChange={onViewChange}
          menu={rowMenu}
        />
      )}
      {menu}
      {dialog}
    </>
  );
}
