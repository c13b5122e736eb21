import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { LineChart } from '~/components/charts/line-chart';
import type { Series } from '~/components/charts/series';
import { EmptyState } from '~/components/ui/empty-state';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { formatCount } from '~/lib/format';
import {
  hoursOf,
  sumUsage,
  totalUsage,
  type UsagePart,
  type UsageRange,
  usageSeries,
} from './usage';
import { usageQuery } from './usage-queries';
import type { UsageGroup, UsageSearch } from './usage-search';
import { UsageTable } from './usage-table';

type Props = {
  range: UsageRange;
  onSearchChange: (change: Partial<UsageSearch>) => void;
};

const groups: { value: UsageGroup; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
];

const parts: { part: UsagePart; title: string; first: string }[] = [
  { part: 'byUsername', title: 'Compute Hours by User', first: 'User' },
  { part: 'byExperimentLabel', title: 'Compute Hours by Label', first: 'Label' },
  { part: 'byResourcePool', title: 'Compute Hours by Resource Pool', first: 'Resource Pool' },
];

/** Compute hours over time, and whose they were. */
export function HistoricalUsage({ range, onSearchChange }: Props) {
  const { data: entries } = useSuspenseQuery(usageQuery(range));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label="Group by"
          value={range.groupBy}
          segments={groups}
          onChange={(groupBy) => onSearchChange({ groupBy })}
        />
        <span className="num text-muted">
          {range.startDate} – {range.endDate}
        </span>
      </div>
      {entries.length === 0 ? (
        <EmptyState title="No data to plot." hint="Nothing was allocated in these days." />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <TotalUsage entries={entries} />
          {parts.map((part) => (
            <PartUsage key={part.part} entries={entries} {...part} />
          ))}
        </div>
      )}
    </>
  );
}

type Entries = { entries: readonly ResourceAllocationAggregatedEntry[] };

function TotalUsage({ entries }: Entries) {
  const series = useMemo(() => totalUsage(entries), [entries]);
  const total = entries.reduce((sum, { seconds }) => sum + hoursOf(seconds), 0);
  return (
    <UsageChart
      title="Compute Hours Allocated"
      hint={`${formatCount(Math.round(total))} GPU hours`}
      series={series}
    />
  );
}

type PartProps = Entries & (typeof parts)[number];

/** the lines of the largest, and the sums of them all */
function PartUsage({ entries, part, title, first }: PartProps) {
  const series = useMemo(() => usageSeries(entries, part), [entries, part]);
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_17rem] items-start gap-x-8 gap-y-4 max-[900px]:grid-cols-[minmax(0,1fr)]"
    >
      <UsageChart title={title} hint="GPU hours" series={series} />
      <UsageTable title={title} first={first} rows={sumUsage(entries, part)} />
    </section>
  );
}

type ChartProps = { title: string; hint: string; series: readonly Series[] };

const UsageChart = ({ title, hint, series }: ChartProps) => (
  <LineChart
    title={title}
    hint={hint}
    series={series}
    scale="linear"
    xLabel="Period"
    xKind="time"
    timeZone="UTC"
    group="usage"
    height={220}
    emptyText="No data to plot."
    fileName={`${title.toLowerCase().replaceAll(' ', '-')}.png`}
  />
);
