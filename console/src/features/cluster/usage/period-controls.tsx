import {
  isPastPeriod,
  lastPeriod,
  latestRange,
  type UsageGroup,
  type UsageRange,
} from '@trainyard/insights/usage/range';
import { Input } from '@trainyard/ui/base/input';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { useId, useState } from 'react';
import type { UsageSearch } from '~/features/cluster/search';
import { masterNow } from '~/lib/master-now';

const groups: { value: UsageGroup; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
];

const presets = [
  { value: '7 days', groupBy: 'day', count: 7 },
  { value: '30 days', groupBy: 'day', count: 30 },
  { value: 'Quarter', groupBy: 'month', count: 3 },
  { value: 'Year', groupBy: 'month', count: 12 },
] as const;

type Preset = (typeof presets)[number]['value'];

const segments = presets.map(({ value }) => ({ value, label: value }));

const rangeOf = ({ groupBy, count }: (typeof presets)[number]) =>
  latestRange(groupBy, count, masterNow());

type Props = {
  range: UsageRange;
  onMove: (change: { after: string } | { before: string }) => void;
  onSearchChange: (change: Partial<UsageSearch>) => void;
};

/** The first and the last day or month of what is shown. */
export function PeriodControls({ range, onMove, onSearchChange }: Props) {
  const { groupBy, startDate, endDate } = range;
  const chosen = presets.find((preset) => {
    const other = rangeOf(preset);
    return other.startDate === startDate && other.endDate === endDate;
  });
  const choose = (value: Preset | 'other') => {
    const preset = presets.find((each) => each.value === value);
    if (!preset) return;
    const next = rangeOf(preset);
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
        value={chosen?.value ?? 'other'}
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
        className={`num h-7! ${groupBy === 'day' ? 'w-32!' : 'w-40!'}`}
      />
    </span>
  );
}
