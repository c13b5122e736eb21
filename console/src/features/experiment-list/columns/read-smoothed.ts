import type { QueryClient } from '@tanstack/react-query';
import { compareCurves } from '~/features/experiment-compare/compare-curve-queries';
import { type Smoothed, smoothedLast } from './smoothed';

/** trials of one request: the rows above it show their values before the next ones are asked for */
export const smoothedBatch = 25;

/** The smoothed last values of a metric by trial; undefined where one measured none. Rejects as the call does. */
export async function readSmoothed(
  queryClient: QueryClient,
  { smoothed, trialIds }: { smoothed: Smoothed; trialIds: readonly number[] },
): Promise<[number, number | undefined][]> {
  const metric = { group: smoothed.group, name: smoothed.metric };
  const asked = compareCurves.series([...trialIds], { metric, isLive: false });
  const curves = await queryClient.fetchQuery(asked);
  const byTrial = new Map(curves.map((curve) => [curve.trialId, curve]));
  return trialIds.map((id) => {
    const curve = byTrial.get(id);
    return [id, curve && smoothedLast(smoothed, curve)];
  });
}
