import type { Evidence } from './evidence';
import { minSamples } from './gpu-use';
import {
  correlationOf,
  meanOf,
  medianOf,
  type ProfilePoint,
  type ProfileSeries,
  quantileOf,
  stepOf,
  windowMeans,
} from './series';

const busyCpu = 85;
/** below it, the machine's processors have time left */
const freeCpu = 60;

const linesOf = (series: readonly ProfileSeries[], ...names: string[]) =>
  series.filter(({ name, points }) => names.includes(name) && points.length >= minSamples);

const meanY = ({ points }: ProfileSeries) => meanOf(points.map(({ y }) => y));

/** The use of the processors of the machine that uses them the most; undefined if not measured. */
export function cpuUse(series: readonly ProfileSeries[]): Evidence | undefined {
  const means = linesOf(series, 'cpu_util_simple').map(meanY);
  if (means.length === 0) return undefined;
  return {
    ...{ text: 'Mean use of the processors', value: Math.max(...means), unit: '%' },
    source: 'cpu_util_simple',
  };
}

export const isCpuBusy = (use: Evidence | undefined): boolean =>
  use !== undefined && use.value >= busyCpu;
export const isCpuFree = (use: Evidence | undefined): boolean =>
  use !== undefined && use.value < freeCpu;

const minWindows = 20;
const fallsWith = -0.7;

/**
 * The correlation of the use of the GPUs with what is read from disk, if they are used less while
 * it is read: in the whole profile, and in both halves of it.
 */
export function diskWaits(
  series: readonly ProfileSeries[],
  gpus: readonly ProfileSeries[],
): Evidence[] {
  const mean = meanLine(gpus);
  return linesOf(series, 'disk_throughput_read')
    .flatMap((disk): Evidence[] => {
      const seconds = Math.max(5, stepOf(disk.points), stepOf(mean));
      const pairs = windowMeans([disk.points, mean], seconds).map(
        ({ means: [read = 0, use = 0] }) => [read, use] as const,
      );
      const half = Math.floor(pairs.length / 2);
      const all = [pairs, pairs.slice(0, half), pairs.slice(half)].map(correlationOf);
      if (pairs.length < minWindows || !all.every((value) => value <= fallsWith)) return [];
      const text = 'Correlation of the use of the GPUs with what is read from disk';
      return [{ text, value: all[0] ?? 0, unit: '', source: 'disk_throughput_read, gpu_util' }];
    })
    .slice(0, 1);
}

function meanLine(lines: readonly ProfileSeries[]): ProfilePoint[] {
  const step = Math.max(1, ...lines.map(({ points }) => stepOf(points)));
  return windowMeans(
    lines.map(({ points }) => points),
    step,
  ).map(({ from, means }) => ({ x: from, y: meanOf(means) }));
}

/** A network is steady if its median is this close to its highest throughput. */
const steadyShare = 0.9;
const minGigabits = 0.1;

/**
 * The throughput of the network if it stays at its highest value on each of several machines, as
 * one does that is used up. How fast their network could be is not measured.
 */
export function steadyNetwork(series: readonly ProfileSeries[]): Evidence[] {
  const lines = ['net_throughput_sent', 'net_throughput_recv'].flatMap((name) => {
    const own = linesOf(series, name);
    return new Set(own.map(({ agentId }) => agentId)).size > 1 && own.every(isSteady) ? [own] : [];
  });
  return lines.flatMap((own) => {
    const slowest = Math.min(...own.map(({ points }) => medianOf(points.map(({ y }) => y))));
    const text = `Median throughput of ${own.length} machines, all at their highest`;
    return slowest < minGigabits
      ? []
      : [{ text, value: slowest, unit: 'Gbit/s' as const, source: own[0]?.name ?? '' }];
  });
}

function isSteady({ points }: ProfileSeries): boolean {
  const values = points.map(({ y }) => y);
  return medianOf(values) >= steadyShare * quantileOf(values, 0.95);
}
