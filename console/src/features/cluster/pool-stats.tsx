import { useSuspenseQuery } from '@tanstack/react-query';
import type { AggregateQueueStats } from '@trainyard/sdk/types';
import type { LocalColumn } from '~/components/data-table/local-rows';
import { LocalTable } from '~/components/data-table/local-table';
import { EmptyState } from '~/components/ui/empty-state';
import { formatDuration } from '~/lib/duration';
import type { TableView } from '~/lib/table-search';
import { poolQueries } from './pool-queries';

const columns: LocalColumn<AggregateQueueStats>[] = [
  {
    id: 'period',
    title: 'Day',
    isDescFirst: true,
    value: ({ periodStart }) => periodStart,
    cell: ({ periodStart }) => periodStart.slice(0, 10),
  },
  {
    id: 'seconds',
    title: 'Avg Queue Time',
    isEnd: true,
    isDescFirst: true,
    value: ({ seconds }) => seconds,
    cell: ({ seconds }) => formatDuration(seconds * 1000),
  },
];

type Props = {
  poolName: string;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** How long jobs waited for a pool, day by day. */
export function PoolStats({ poolName, view, onViewChange }: Props) {
  const { data: stats } = useSuspenseQuery(poolQueries.stats());
  const days = stats.find(({ resourcePool }) => resourcePool === poolName)?.aggregates ?? [];
  if (days.length === 0) {
    return <EmptyState title="No data to plot." hint="No job has waited for this pool yet." />;
  }
  return (
    <div className="max-w-140">
      <LocalTable
        caption="Avg Queue Time"
        columns={columns}
        rows={days}
        keyOf={({ periodStart }) => periodStart}
        view={view}
        onViewChange={onViewChange}
      />
    </div>
  );
}
