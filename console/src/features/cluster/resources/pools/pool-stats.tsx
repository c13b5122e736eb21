import { useSuspenseQuery } from '@tanstack/react-query';
import type { AggregateQueueStats } from '@trainyard/sdk/types';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { formatY } from '@trainyard/ui/charts/axes/axis';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { NoData } from '@trainyard/ui/charts/no-data';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useMemo, useState } from 'react';
import { poolQueries } from '~/data/cluster/pools';
import type { TableView } from '~/lib/table-search';

const column = columnsFor<AggregateQueueStats>();

const columns: TableColumn<AggregateQueueStats>[] = [
  column.accessor('periodStart', {
    id: 'period',
    header: 'Day',
    sortDescFirst: true,
    cell: ({ getValue }) => getValue().slice(0, 10),
  }),
  column.accessor('seconds', {
    header: 'Avg Queue Time',
    sortDescFirst: true,
    cell: ({ getValue }) => formatY(getValue(), 'duration'),
    meta: { isEnd: true },
  }),
];

const spans = ['7', '30'] as const;
type Span = (typeof spans)[number];

type Props = {
  poolName: string;
  view: TableView;
  onViewChange: (change: Partial<TableView>) => void;
};

/** How long jobs waited for a pool, day by day. */
export function PoolStats({ poolName, view, onViewChange }: Props) {
  const { data: stats } = useSuspenseQuery(poolQueries.stats());
  const [span, setSpan] = useState<Span>('30');
  const all = stats.find(({ resourcePool }) => resourcePool === poolName)?.aggregates;
  const days = useMemo(() => latestDays(all ?? [], Number(span)), [all, span]);
  if (days.length === 0) {
    return <NoData hint="No job has waited for this pool yet." />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <SegmentedControl
          label="Days shown"
          value={span}
          segments={spans.map((value) => ({ value, label: `${value} days` }))}
          onChange={setSpan}
        />
      </div>
      <QueueTimes days={days} />
      <ClientTable
        caption="Avg Queue Time"
        storedAs="pool-queue-times"
        columns={columns}
        rows={days}
        keyOf={({ periodStart }) => periodStart}
        view={view}
        onViewChange={onViewChange}
      />
    </div>
  );
}

/** the last so many, in the order of time */
const latestDays = (days: readonly AggregateQueueStats[], count: number) =>
  days.toSorted((one, other) => one.periodStart.localeCompare(other.periodStart)).slice(-count);

function QueueTimes({ days }: { days: readonly AggregateQueueStats[] }) {
  const series = useMemo(
    () => [
      {
        id: 'wait',
        name: 'Avg Queue Time',
        color: '--c1',
        points: days.map(({ periodStart, seconds }) => ({
          x: Date.parse(periodStart) / 1000,
          y: seconds,
        })),
      },
    ],
    [days],
  );
  return (
    <LineChart
      title="Avg Queue Time"
      yKind="duration"
      series={series}
      scale="linear"
      xLabel="Day"
      xKind="time"
      timeZone="UTC"
      height={220}
      fileName="avg-queue-time.png"
    />
  );
}
