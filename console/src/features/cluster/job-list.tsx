import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourcePool } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { LocalTable } from '~/components/data-table/local-table';
import { EmptyState } from '~/components/ui/empty-state';
import type { TableView } from '~/lib/table-search';
import { jobColumns } from './job-columns';
import { poolQueries, type QueuePart } from './pool-queries';

type Props = {
  pool: ResourcePool;
  part: QueuePart;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

const words: Record<QueuePart, { title: string; hint: string }> = {
  active: { title: 'No active jobs', hint: 'Nothing runs in this resource pool.' },
  queued: { title: 'No queued jobs', hint: 'Nothing waits for this resource pool.' },
};

/** Jobs that a pool runs, or that wait for it. */
export function JobList({ pool, part, view, onViewChange }: Props) {
  const { data: jobs } = useSuspenseQuery(poolQueries.jobs(pool.name, part));
  const columns = useMemo(() => jobColumns(pool.schedulerType), [pool.schedulerType]);
  if (jobs.length === 0) return <EmptyState {...words[part]} />;
  return (
    <LocalTable
      caption={part === 'active' ? 'Active jobs' : 'Queued jobs'}
      columns={columns}
      rows={jobs}
      keyOf={({ jobId }) => jobId}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
