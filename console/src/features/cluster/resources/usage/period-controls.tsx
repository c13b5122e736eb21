import {
  isPastPeriod,
  lastPeriod,
  latestRange,
  monthRange,
  type UsageGroup,
  type UsageRange,
} from '@trainyard/sdk/usage';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { DateInput } from '@trainyard/ui/form/date-input';
import { useId, useState } from 'react';
import type { UsageSearch } from '~/features/cluster/resources/search';
import { masterNow } from '~/lib/master-now';

const groups: { value: UsageGroup; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
];

const latest = (groupBy: UsageGroup, count: number) => (now: number) =>
  latestRange(groupBy, count, now);

const presets = [
  { value: '7 days', rangeAt: latest('day', 7) },
  { value: '30 days', rangeAt: latest('day', 30) },
  { value: 'This month', rangeAt: (now: number) => monthRange(0, now) },
  { value: 'Last month', rangeAt: (now: number) => monthRange(1, now) },
  { value: 'Quarter', rangeAt: latest('month', 3) },
  { value: 'Year', rangeAt: latest('month', 12) },
] as const;

type Preset = (typeof presets)[number]['value'];

const segments = presets.map(({ value }) => ({ value, label: value }));

type Props = {
  range: UsageRange;
  onMove: (change: { after: string } | { before: string }) => void;
  onSearchChange: (change: Partial<UsageSearch>) => void;
};

/** The first and the last day or month of what is shown. */
export function PeriodControls({ range, onMove, onSearchChange }: Props) {
  const { groupBy, startDate, endDate } = range;
  const currentPreset = presets.find((preset) => {
    const other = preset.rangeAt(masterNow());
    return other.startDate === startDate && other.endDate === endDate;
  });
  const choose = (value: Preset | 'other') => {
    const preset = presets.find((each) => each.value === value);
    if (!preset) return;
    const next = preset.rangeAt(masterNow());
    onSearchChange({ groupBy: next.groupBy, after: next.startDate, before: next.endDate });
  };
  return (
    <>
      <Period
        key={`from ${startDate}`}
        label="From"
        groupBy={groupBy}
        value={startDate}
        onChange={(after) => onMove({ after })}
      />
      <Period
        key={`to ${endDate}`}
        label="To"
        groupBy={groupBy}
        value={endDate}
        onChange={(before) => onMove({ before })}
      />
      <SegmentedControl<Preset | 'other'>
        label="Period"
        value={currentPreset?.value ?? 'other'}
        segments={segments}
        onChange={choose}
      />
      <SegmentedControl
        label="Group by"
        value={groupBy}
        segments={groups}
        onChange={(next) => onSearchChange({ groupBy: next })}
      />
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
      <DateInput
        id={id}
        unit={groupBy}
        max={lastPeriod(groupBy, masterNow())}
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={(next) => {
          setTyped(next);
          if (isPastPeriod(next, groupBy, masterNow())) onChange(next);
        }}
        className={`h-7 ${groupBy === 'day' ? 'w-32' : 'w-28'}`}
      />
    </span>
  );
}
