import { useSuspenseQuery } from '@tanstack/react-query';
import { SectionHeading } from '~/components/page/section-heading';
import { EmptyState } from '~/components/ui/empty-state';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { hoursOf, sumUsage, type UsageRange } from './usage';
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

/** Compute hours over time, and whose they were. */
export function HistoricalUsage({ range, onSearchChange }: Props) {
  const { data: entries } = useSuspenseQuery(usageQuery(range));
  const byPeriod = entries.map(({ periodStart, seconds }) => ({
    name: periodStart,
    hours: hoursOf(seconds),
  }));
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
        <div className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-x-10 gap-y-6">
          <UsageSection title="Compute Hours Allocated" first="Period" rows={byPeriod} />
          <UsageSection
            title="Compute Hours by User"
            first="User"
            rows={sumUsage(entries, 'byUsername')}
          />
          <UsageSection
            title="Compute Hours by Label"
            first="Label"
            rows={sumUsage(entries, 'byExperimentLabel')}
          />
          <UsageSection
            title="Compute Hours by Resource Pool"
            first="Resource Pool"
            rows={sumUsage(entries, 'byResourcePool')}
          />
        </div>
      )}
    </>
  );
}

type SectionProps = Parameters<typeof UsageTable>[0];

const UsageSection = (props: SectionProps) => (
  <section aria-label={props.title}>
    <SectionHeading>{props.title}</SectionHeading>
    <UsageTable {...props} />
  </section>
);
