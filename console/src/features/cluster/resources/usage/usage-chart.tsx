import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import type { NamedSums } from '@trainyard/sdk/usage';
import {
  aggregatedSums,
  formatCost,
  hoursByPeriod,
  hoursTogether,
  largestOf,
  meanPrice,
  type Prices,
  periodName,
  sharesOf,
  totalSums,
} from '@trainyard/sdk/usage';
import type { BarLimit, BarSeries } from '@trainyard/ui/charts/bars/bar-series';
import { StackedBars } from '@trainyard/ui/charts/bars/stacked-bars';
import { formatCount, formatSlotHours, missing, plural } from '@trainyard/ui/lib/format';
import { type ReactNode, useMemo } from 'react';

type Props = {
  title: string;
  usage: NamedSums;
  entries: readonly ResourceAllocationAggregatedEntry[];
  periods: readonly string[];
  /** slots of the cluster now; undefined where they are unknown */
  slotCount: number | undefined;
  prices: Prices;
  /** chooses whose hours the parts are */
  control: ReactNode;
};

/**
 * Hours of each period: a part for each of the five largest, one for other labels together, and the
 * total, which is hidden at first.
 */
function seriesOf({ usage: { sums, nameOf }, entries, periods }: Props): BarSeries[] {
  const { largest, others } = largestOf(sums);
  if (largest.length === 0) return [];
  const hours = new Map(sharesOf(sums).map((share) => [share.key, share]));
  const noteOf = (keys: readonly string[]) =>
    formatSlotHours(hoursTogether(keys.flatMap((key) => hours.get(key) ?? [])));
  const parts = largest.map((key, index) => ({
    id: key,
    name: nameOf(key) || missing,
    color: `--c${index + 1}`,
    note: noteOf([key]),
    values: hoursByPeriod(sums, periods, [key]),
  }));
  const rest = {
    id: 'other labels',
    name: 'other labels',
    color: '--off',
    note: noteOf(others),
    values: hoursByPeriod(sums, periods, others),
  };
  const total = {
    id: 'total',
    name: 'total',
    color: '--text',
    values: hoursByPeriod(totalSums(entries), periods),
    isOutline: true,
    isHidden: true,
  };
  return [...parts, ...(others.length > 0 ? [rest] : []), total];
}

// a line far above all bars would press them flat
const minShareInUse = 0.3;

/** As much as all slots of today can give in a day: a line, or words where little of it is used. */
function capacityOf({ entries, periods, slotCount = 0 }: Props): {
  hint?: string;
  limit?: BarLimit;
} {
  const isDaily = (periods[0]?.length ?? 0) > 7;
  const value = slotCount * 24;
  if (!isDaily || value === 0) return {};
  const label = `all ${plural(slotCount, 'slot')} of today, ${formatCount(value)} h`;
  const maxHours = Math.max(0, ...hoursByPeriod(totalSums(entries), periods));
  return maxHours < value * minShareInUse
    ? { hint: `${label} a day` }
    : { limit: { value, label } };
}

/** The hours of each period, with their cost where pools have prices: "843 h · $1,770". */
function sumsOf({ entries, periods, prices }: Props): string[] {
  const byPeriod = new Map(entries.map((entry) => [entry.periodStart, entry]));
  return hoursByPeriod(totalSums(entries), periods).map((hours, index) => {
    const entry = byPeriod.get(periods[index] ?? '');
    const mean = entry && meanPrice(sharesOf(aggregatedSums([entry], 'byResourcePool')), prices);
    const text = `${formatSlotHours(hours)} h`;
    return mean ? `${text} · ${formatCost(mean.perHour * hours, prices)}` : text;
  });
}

/** The hours of a period as stacked bars. */
export function UsageChart(props: Props) {
  const { title, control, usage, entries, periods, prices } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other props do not change the bars
  const series = useMemo(() => seriesOf(props), [usage, entries, periods]);
  const names = useMemo(() => periods.map(periodName), [periods]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other props do not change the sums
  const sums = useMemo(() => sumsOf(props), [entries, periods, prices]);
  const { hint, limit } = capacityOf(props);
  return (
    <StackedBars
      title={title}
      hint={hint}
      control={control}
      series={series}
      periods={names}
      xLabel="Period"
      height={240}
      fileName={`${title.toLowerCase().replaceAll(' ', '-')}.png`}
      limit={limit}
      sumOf={(index) => sums[index] ?? ''}
    />
  );
}
