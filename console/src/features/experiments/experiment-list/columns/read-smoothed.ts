import type { QueryClient } from '@tanstack/react-query';
import { smooth } from '@trainyard/ui/lib/smoothing';
import { type Curve, curvesQuery } from '~/data/experiments/metrics';
import type { Smoothed } from './smoothed';

/**
 * trials of one request: the rows above it show their values before the next ones are requested
 */
export const smoothedBatch = 25;

/**
 * The smoothed last value of a metric for each trial; undefined for a trial without measurements.
 * Rejects if a call fails.
 */
export async function readSmoothed(
  queryClient: QueryClient,
  { smoothed, trialIds }: { smoothed: Smoothed; trialIds: readonly number[] },
): Promise<[number, number | undefined][]> {
  const metric = { group: smoothed.group, name: smoothed.metric };
  const query = curvesQuery([...trialIds], { metric, isLive: false });
  const curves = await queryClient.fetchQuery(query);
  const byTrial = new Map(curves.map((curve) => [curve.trialId, curve]));
  return trialIds.map((id) => {
    const curve = byTrial.get(id);
    return [id, curve && smoothedLast(smoothed, curve)];
  });
}

/**
 * The smoothed last value of a sampled curve, by the same exponential average with bias correction
 * as in charts; every sampled point has the same weight.
 */
export function smoothedLast(
  { weight, group, metric }: Smoothed,
  curve: Curve,
): number | undefined {
  const points = curve.metrics
    .filter((series) => series.group === group)
    .flatMap(({ data }) => data)
    .flatMap(({ batches, values }) => {
      const y = values?.[metric];
      return typeof y === 'number' ? [{ x: batches, y }] : [];
    })
    .sort((one, other) => one.x - other.x);
  return smooth(points, weight).at(-1)?.y;
}
