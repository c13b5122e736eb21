import type { QueryClient } from '@tanstack/react-query';
import { isFinished, pairMetrics } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { experimentQueries } from '~/data/experiments';
import { mergeMetrics } from '~/data/metric-requests';
import { isTrialLive, trialQueries } from '~/data/trials';
import { summarizedMetrics } from './metric-names';
import { seriesQuery } from './series-query';

/** The metrics of the first chart of a trial, from its summary. */
const firstChart = ({ summaryMetrics }: Pick<Trial, 'summaryMetrics'>) =>
  pairMetrics(mergeMetrics([], summarizedMetrics(summaryMetrics)))[0]?.metrics ?? [];

type Ids = { experimentId: number; trialId: number };

/**
 * Requests the curves of a trial's first chart as soon as the trial and its experiment are loaded. The
 * viewer must be allowed to see them. Failures are left to the loader and to the chart.
 */
export async function requestFirstChart(
  queryClient: QueryClient,
  { experimentId, trialId }: Ids,
): Promise<void> {
  const details = await Promise.all([
    queryClient.ensureQueryData(trialQueries.detail(trialId)),
    queryClient.ensureQueryData(experimentQueries.detail(experimentId)),
  ]).catch(() => undefined);
  if (!details) return;
  const [{ trial }, { experiment }] = details;
  const metrics = firstChart(trial);
  if (metrics.length === 0) return;
  const isLive = isTrialLive(trial) || !isFinished(experiment.state);
  await queryClient.prefetchQuery(seriesQuery(trialId, { metrics, isLive }));
}
