import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Input } from '@trainyard/ui/base/input';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import type { BarSeries } from '@trainyard/ui/charts/bars/bar-series';
import { StackedBars } from '@trainyard/ui/charts/bars/stacked-bars';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import { ScrollRegion } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import type { UsageGroup, UsageSearch } from '~/features/cluster/search';
import { usersQuery } from '~/features/users/queries';
import { masterNow } from '~/lib/master-now';
import {
  daysOf,
  hoursOf,
  isPastPeriod,
  lastPeriod,
  movedRange,
  periodName,
  periodsOf,
  sumUsage,
  totalUsage,
  type UsagePart,
  type UsageRange,
  type UsageShare,
  usageQuery,
  usageSeries,
} from './usage';

type UsageRow = UsageShare & { label: string };

type UsageTableProps = {
  title: string;
  /** heads the names */
  first: string;
  rows: readonly UsageRow[];
};

const column = columnsFor<UsageRow>();

const columnsOf = (first: string) => [
  column.accessor('label', {
    header: first,
    cell: ({ getValue }) => <span title={getValue()}>{getValue() || missing}</span>,
    meta: { className: 'h-[30px]! max-w-0!' },
  }),
  column.accessor('hours', {
    header: 'GPU Hours',
    cell: ({ getValue }) => formatCount(Math.round(getValue() * 10) / 10),
    meta: { isEnd: true, className: 'w-32' },
  }),
];

/** Names and the hours that fell to them. */
const UsageTable = ({ title, first, rows }: UsageTableProps) =>
  rows.length === 0 ? (
    <p className="text-faint">{missing}</p>
  ) : (
    <DataTable
      caption={title}
      frame="inner"
      columns={columnsOf(first)}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );

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
  const download = useDialog<ReturnType<typeof daysOf>>(() => import('./usage-csv-dialog'));
  const { groupBy, startDate, endDate } = range;
  const sums = useMemo(
    () => ({ entries, periods: periodsOf(range, { entries, now: masterNow() }) }),
    [entries, range],
  );
  const move = (change: { after: string } | { before: string }) =>
    onSearchChange({ groupBy, ...movedRange(range, change) });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Period
          key={`from ${startDate}`}
          label="From"
          groupBy={groupBy}
          value={startDate}
          onChange={(after) => move({ after })}
        />
        <Period
          key={`to ${endDate}`}
          label="To"
          groupBy={groupBy}
          value={endDate}
          onChange={(before) => move({ before })}
        />
        <SegmentedControl
          label="Group by"
          value={range.groupBy}
          segments={groups}
          onChange={(groupBy) => onSearchChange({ groupBy })}
        />
        <Button
          className="ml-auto phone:ml-0"
          onClick={() => download.open(daysOf(range, masterNow()))}
        >
          <Download aria-hidden className="size-3.5" strokeWidth={1.5} />
          Download CSV
        </Button>
      </div>
      {entries.length === 0 ? (
        <EmptyState
          title="No data to plot."
          hint="Usage is summed up once a day. Choose other dates, or download the CSV, which holds what was allocated today too."
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <TotalUsage sums={sums} />
          {parts.map((part) => (
            <PartUsage key={part.part} sums={sums} {...part} />
          ))}
        </div>
      )}
      {download.dialog}
    </>
  );
}

type PeriodProps = {
  label: string;
  groupBy: UsageGroup;
  value: string;
  onChange: (value: string) => void;
};

/** A day or a month that is not in the future. What is half typed changes nothing. */
function Period({ label, groupBy, value, onChange }: PeriodProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const isWrong = !isPastPeriod(typed, groupBy, masterNow());
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <Input
        id={id}
        // where a browser has no months to choose from, they are typed: 2026-03
        type={groupBy === 'day' ? 'date' : 'month'}
        max={lastPeriod(groupBy, masterNow())}
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isPastPeriod(target.value, groupBy, masterNow())) onChange(target.value);
        }}
        className="num w-36"
      />
    </span>
  );
}

type SumsProps = {
  sums: { entries: readonly ResourceAllocationAggregatedEntry[]; periods: readonly string[] };
};

function TotalUsage({ sums }: SumsProps) {
  const series = useMemo(() => [totalUsage(sums)], [sums]);
  const total = sums.entries.reduce((sum, { seconds }) => sum + hoursOf(seconds), 0);
  return (
    <UsageChart
      title="Compute Hours Allocated"
      hint={`${formatCount(Math.round(total))} GPU hours`}
      series={series}
      periods={sums.periods}
    />
  );
}

type PartProps = SumsProps & (typeof parts)[number];

/** Returns the display name of a username; other names stay as they are. */
function useNameOf(part: UsagePart): (name: string) => string {
  const { data: users = [] } = useQuery(usersQuery);
  return useMemo(() => {
    if (part !== 'byUsername') return String;
    const names = new Map(users.map((user) => [user.username, displayName(user)]));
    return (username) => names.get(username) ?? username;
  }, [part, users]);
}

/** the bars of the largest, and the sums of them all */
function PartUsage({ sums, part, title, first }: PartProps) {
  const nameOf = useNameOf(part);
  const series = useMemo(() => usageSeries(sums, { part, nameOf }), [sums, part, nameOf]);
  const rows = sumUsage(sums.entries, part).map((row) => ({ ...row, label: nameOf(row.name) }));
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_17rem] items-start gap-x-8 gap-y-4 max-[900px]:grid-cols-[minmax(0,1fr)]"
    >
      <UsageChart title={title} hint="GPU hours" series={series} periods={sums.periods} />
      <ScrollRegion label={`${title}, all`} className="max-h-66 overflow-y-auto">
        <UsageTable title={title} first={first} rows={rows} />
      </ScrollRegion>
    </section>
  );
}

type ChartProps = {
  title: string;
  hint: string;
  series: readonly BarSeries[];
  periods: readonly string[];
};

const UsageChart = ({ title, hint, series, periods }: ChartProps) => (
  <StackedBars
    title={title}
    hint={hint}
    series={series}
    periods={periods.map(periodName)}
    xLabel="Period"
    height={220}
    emptyText="No data to plot."
    fileName={`${title.toLowerCase().replaceAll(' ', '-')}.png`}
  />
);
