import type { ResourceAllocationAggregatedEntry, ResourceAllocationRawEntry } from '../types';
import type { UsageChunk, UsageGroup } from './range';

/** Slot-seconds by period, `YYYY-MM-DD` or `YYYY-MM`, and in each by a key. */
export type UsageSums = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The maps of an answer that the master sums up itself. */
export type UsagePart = 'byUsername' | 'byExperimentLabel' | 'byResourcePool';

/** The hours of one key. */
export type UsageShare = { key: string; hours: number };

const secondsPerHour = 3600;

/** The hours of slot-seconds. */
export const hoursOf = (seconds: number): number => seconds / secondsPerHour;

/** The sums of the master by user, label or pool. */
export const aggregatedSums = (
  entries: readonly ResourceAllocationAggregatedEntry[],
  part: UsagePart,
): UsageSums =>
  new Map(entries.map((entry) => [entry.periodStart, new Map(Object.entries(entry[part]))]));

/** The total sums of the master. */
export const totalSums = (entries: readonly ResourceAllocationAggregatedEntry[]): UsageSums =>
  new Map(entries.map(({ periodStart, seconds }) => [periodStart, new Map([['total', seconds]])]));

type Workload = Pick<
  ResourceAllocationRawEntry,
  'experimentId' | 'startTime' | 'endTime' | 'slots'
>;

const dayMs = 86_400_000;

type Options = {
  /** the time to count; the rest of a workload before and after does not count */
  chunk: UsageChunk;
  groupBy: UsageGroup;
  /** the end of running workloads, milliseconds */
  now: number;
};

/**
 * Slot-seconds of workloads by experiment, day by day or month by month in UTC. Ignores agents and
 * other entries without an experiment.
 */
export function workloadSums(
  entries: readonly Workload[],
  { chunk, groupBy, now }: Options,
): UsageSums {
  const sums = new Map<string, Map<string, number>>();
  for (const { experimentId, startTime, endTime, slots } of entries) {
    if (experimentId === 0 || startTime === null) continue;
    const end = Math.min(endTime === null ? now : Date.parse(endTime), chunk.to, now);
    for (let at = Math.max(Date.parse(startTime), chunk.from); at < end; ) {
      const next = Math.min(end, (Math.floor(at / dayMs) + 1) * dayMs);
      const period = new Date(at).toISOString().slice(0, groupBy === 'day' ? 10 : 7);
      add(sums, { period, key: String(experimentId), seconds: (slots * (next - at)) / 1000 });
      at = next;
    }
  }
  return sums;
}

type Addend = { period: string; key: string; seconds: number };

function add(sums: Map<string, Map<string, number>>, { period, key, seconds }: Addend) {
  const ofPeriod = sums.get(period) ?? new Map<string, number>();
  sums.set(period, ofPeriod);
  ofPeriod.set(key, (ofPeriod.get(key) ?? 0) + seconds);
}

/** Adds sums up, under the keys of `keyOf`. */
export function mergeSums(
  parts: readonly UsageSums[],
  keyOf: (key: string) => string = String,
): UsageSums {
  const merged = new Map<string, Map<string, number>>();
  for (const part of parts)
    for (const [period, ofPeriod] of part)
      for (const [key, seconds] of ofPeriod) add(merged, { period, key: keyOf(key), seconds });
  return merged;
}

/** Hours per key over all periods, the largest first. */
export function sharesOf(sums: UsageSums): UsageShare[] {
  const totals = new Map<string, number>();
  for (const ofPeriod of sums.values())
    for (const [key, seconds] of ofPeriod) totals.set(key, (totals.get(key) ?? 0) + seconds);
  return Array.from(totals, ([key, seconds]) => ({ key, hours: hoursOf(seconds) })).sort(
    (one, other) => other.hours - one.hours,
  );
}

/** The total hours of all shares. */
export const hoursTogether = (shares: readonly UsageShare[]): number =>
  shares.reduce((sum, { hours }) => sum + hours, 0);

/** The hours of each period: those of the given keys, or all. */
export function hoursByPeriod(
  sums: UsageSums,
  periods: readonly string[],
  keys?: readonly string[],
): number[] {
  return periods.map((period) => {
    const ofPeriod = sums.get(period);
    if (!ofPeriod) return 0;
    const seconds = keys ? keys.map((key) => ofPeriod.get(key) ?? 0) : [...ofPeriod.values()];
    return rounded(hoursOf(seconds.reduce((sum, each) => sum + each, 0)));
  });
}

// bills are not more precise than that
const rounded = (hours: number) => Math.round(hours * 100) / 100;

/** The keys with most hours, and all others. */
export function largestOf(sums: UsageSums, max = 5): { largest: string[]; others: string[] } {
  const keys = sharesOf(sums).map(({ key }) => key);
  return { largest: keys.slice(0, max), others: keys.slice(max) };
}
