import { queryOptions } from '@tanstack/react-query';
import { resourceAllocationAggregated } from '@trainyard/sdk/calls';
import { own } from '@trainyard/sdk/model';
import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import type { BarSeries } from '@trainyard/ui/charts/bars/bar-series';
import { missing } from '@trainyard/ui/lib/format';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';
import type { UsageGroup, UsageSearch } from '~/features/cluster/search';

const secondsPerHour = 3600;

export const hoursOf = (seconds: number): number => seconds / secondsPerHour;

// finer than that no bill is
const rounded = (hours: number) => Math.round(hours * 100) / 100;

export type UsageRange = { groupBy: UsageGroup; startDate: string; endDate: string };

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

const dayMs = 86_400_000;

/** `YYYY-MM-DD` or `YYYY-MM`, as the group wants it. */
const formats: Record<UsageGroup, RegExp> = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
};

const isPeriod = (text: string | undefined, groupBy: UsageGroup): text is string =>
  text !== undefined && formats[groupBy].test(text) && !Number.isNaN(Date.parse(text));

/** the 15 days up to yesterday, or the 7 months up to this one */
function latest(groupBy: UsageGroup, now: number): UsageRange {
  if (groupBy === 'day')
    return { groupBy, startDate: dayText(now - 15 * dayMs), endDate: dayText(now - dayMs) };
  const date = new Date(now);
  const from = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 6, 1);
  return { groupBy, startDate: dayText(from).slice(0, 7), endDate: dayText(now).slice(0, 7) };
}

/** how many days or months are shown at most */
const mostPeriods: Record<UsageGroup, number> = { day: 31, month: 36 };

/** A day or month so many periods from another. */
function shifted(period: string, by: number, groupBy: UsageGroup): string {
  const date = new Date(period);
  if (groupBy === 'day') date.setUTCDate(date.getUTCDate() + by);
  else date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, period.length);
}

/** The last day or month that can be asked for: the current one. */
export const lastPeriod = (groupBy: UsageGroup, now: number): string =>
  dayText(now).slice(0, groupBy === 'day' ? 10 : 7);

/**
 * The stretch a link asks for; the latest where it does not say, or says no stretch of time. One
 * that is too long, or ends before it begins, is the longest that ends where it does.
 */
export function usageRange({ groupBy, after, before }: UsageSearch, now: number): UsageRange {
  if (!isPeriod(after, groupBy) || !isPeriod(before, groupBy)) return latest(groupBy, now);
  const last = lastPeriod(groupBy, now);
  const endDate = before > last ? last : before;
  const first = shifted(endDate, 1 - mostPeriods[groupBy], groupBy);
  const isFit = after >= first && after <= endDate;
  return { groupBy, startDate: isFit ? after : first, endDate };
}

/** The stretch after one of its ends was chosen; the other end moves where it would be too long. */
export function movedRange(
  { groupBy, startDate, endDate }: UsageRange,
  change: { after: string } | { before: string },
): { after: string; before: string } {
  const most = mostPeriods[groupBy] - 1;
  if ('after' in change) {
    const { after } = change;
    const last = shifted(after, most, groupBy);
    return { after, before: endDate < after ? after : endDate > last ? last : endDate };
  }
  const { before } = change;
  const first = shifted(before, -most, groupBy);
  return { before, after: startDate > before ? before : startDate < first ? first : startDate };
}

/** Whether a text is a day or a month that has begun. */
export const isPastPeriod = (text: string, groupBy: UsageGroup, now: number): boolean =>
  isPeriod(text, groupBy) && text <= lastPeriod(groupBy, now);

/** The first and the last day of a stretch; of the current month only until today. */
export function daysOf({ groupBy, startDate, endDate }: UsageRange, now: number) {
  if (groupBy === 'day') return { start: startDate, end: endDate };
  const lastOfMonth = shifted(`${shifted(endDate, 1, 'month')}-01`, -1, 'day');
  const isOver = isPastPeriod(lastOfMonth, 'day', now);
  return { start: `${startDate}-01`, end: isOver ? lastOfMonth : dayText(now) };
}

type Entry = ResourceAllocationAggregatedEntry;

export type UsagePart = 'byUsername' | 'byExperimentLabel' | 'byResourcePool';

export type UsageShare = { name: string; hours: number };

/** Hours per name over all entries, the largest first. */
export function sumUsage(entries: readonly Entry[], part: UsagePart): UsageShare[] {
  const sums = new Map<string, number>();
  for (const entry of entries)
    for (const [name, seconds] of Object.entries(entry[part]))
      sums.set(name, (sums.get(name) ?? 0) + seconds);
  return [...sums]
    .map(([name, seconds]) => ({ name, hours: hoursOf(seconds) }))
    .sort((one, other) => other.hours - one.hours);
}

/**
 * The periods of a chart, `YYYY-MM-DD` or `YYYY-MM`: all of the stretch, or the whole current year
 * where a single one has data.
 */
export function periodsOf(
  { groupBy, startDate, endDate }: UsageRange,
  { entries, now }: { entries: readonly Entry[]; now: number },
): string[] {
  const year = new Date(now).getUTCFullYear();
  const isOne = entries.length === 1;
  const ends = { day: [`${year}-01-01`, `${year}-12-31`], month: [`${year}-01`, `${year}-12`] };
  const [first = startDate, last = endDate] = isOne ? ends[groupBy] : [startDate, endDate];
  const periods = [];
  for (let at = first; at <= last; at = shifted(at, 1, groupBy)) periods.push(at);
  return periods;
}

/** The name of a period on an axis: `MM-DD` or `YYYY-MM`. */
export const periodName = (period: string): string =>
  period.length > 7 ? period.slice(5) : period;

type Sums = { entries: readonly Entry[]; periods: readonly string[] };

/** Hours of each period by what an entry says of it. */
function valuesOf({ entries, periods }: Sums, secondsOf: (entry: Entry) => number): number[] {
  const byPeriod = new Map(
    entries.map((entry) => [entry.periodStart.slice(0, periods[0]?.length ?? 10), entry]),
  );
  return periods.map((period) => {
    const entry = byPeriod.get(period);
    return entry ? rounded(hoursOf(secondsOf(entry))) : 0;
  });
}

/** Hours of each period, all together. */
export const totalUsage = (sums: Sums): BarSeries => ({
  id: 'total',
  name: 'total',
  color: '--c1',
  values: valuesOf(sums, ({ seconds }) => seconds),
});

const mostParts = 5;

const sumOf = (names: readonly string[], seconds: Record<string, number>) =>
  names.reduce((sum, name) => sum + (own(seconds, name) ?? 0), 0);

type PartOptions = {
  part: UsagePart;
  /** what a name of the master is called */
  nameOf?: (name: string) => string;
};

/**
 * Hours of each period: a part for each of the five largest names, one for all others together, and
 * the total, which is hidden at first.
 */
export function usageSeries(sums: Sums, { part, nameOf = String }: PartOptions): BarSeries[] {
  const names = sumUsage(sums.entries, part).map(({ name }) => name);
  if (names.length === 0) return [];
  const valuesIn = (of: readonly string[]) => valuesOf(sums, (entry) => sumOf(of, entry[part]));
  const largest = names.slice(0, mostParts).map((name, index) => ({
    id: name,
    name: nameOf(name) || missing,
    color: `--c${index + 1}`,
    values: valuesIn([name]),
  }));
  const rest = names.slice(mostParts);
  const others = {
    id: 'other labels',
    name: 'other labels',
    color: '--off',
    values: valuesIn(rest),
  };
  const total = { ...totalUsage(sums), color: '--text', isOutline: true, isHidden: true };
  return [...largest, ...(rest.length > 0 ? [others] : []), total];
}

/** The allocation per day or month. It changes once a day, so it is not polled. */
export const usageQuery = ({ groupBy, startDate, endDate }: UsageRange) =>
  queryOptions({
    queryKey: queryKeys.cluster.usage(groupBy, startDate, endDate),
    queryFn: async ({ signal }) => {
      const period =
        groupBy === 'day'
          ? 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY'
          : 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY';
      const query = { startDate, endDate, period } as const;
      return (await resourceAllocationAggregated(client, query, { signal })).resourceEntries;
    },
    meta: { errorMessage: 'Unable to fetch historical usage.' },
  });
