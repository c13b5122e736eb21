import type { QueryClient } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import { experimentQueries } from '~/features/experiments/queries';
import { isTrialLive, trialQueries } from '~/features/trials/queries';
import { firstChart } from './first-queries';
import { metricQueries } from './queries';

type Loaded = { experimentId: number; trialId: number | undefined };

/**
 * Asks for the curves of a trial's first chart before the page is there, and does not wait for them.
 * The trial and its experiment have been loaded.
 */
export function prefetchFirstChart(
  queryClient: QueryClient,
  { experimentId, trialId = 0 }: Loaded,
): void {
  const detail = queryClient.getQueryData(experimentQueries.detail(experimentId).queryKey);
  const trial = queryClient.getQueryData(trialQueries.detail(trialId).queryKey);
  const metrics = trial ? firstChart(trial) : [];
  if (!trial || !detail || metrics.length === 0) return;
  const isLive = isTrialLive(trial) || !isFinished(detail.experiment.state);
  void queryClient.prefetchQuery(metricQueries.series(trialId, { metrics, isLive }));
}
