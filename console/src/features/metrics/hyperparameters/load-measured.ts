import type { QueryClient } from '@tanstack/react-query';
import { isFinished, type Metric, metricType } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { expectedMetric } from '../metric-names';
import { metricQueries } from '../queries';
import { commonBatch, defaultBatch } from './default-batch';
import type { HyperparameterSearch } from './search';

/** Whether the master tells what all trials measured near a batch: of these two groups alone. */
export const isMeasured = (metric: Metric) => metricType(metric) !== 'METRIC_TYPE_UNSPECIFIED';

type Wanted = Pick<HyperparameterSearch, 'metric' | 'batch' | 'margin'>;

/**
 * Asks for what a picture of a search shows: which batches there are and how far its trials came,
 * side by side, and then the measurements. A loader does not wait for it, and what fails here is
 * asked for again by the page, which shows the error.
 */
export async function prefetchMeasured(
  queryClient: QueryClient,
  experiment: Experiment,
  { metric: key, batch: wanted, margin }: Wanted,
): Promise<void> {
  const { id, trialIds, state } = experiment;
  const isLive = !isFinished(state);
  const metric = expectedMetric(experiment, key);
  // the row of a list does not know the trials
  if (!metric || !isMeasured(metric) || trialIds.length === 0) return;
  try {
    const [batches, reached] = await Promise.all([
      queryClient.ensureQueryData(metricQueries.batches(id, { metric, isLive })),
      queryClient.ensureQueryData(metricQueries.reached(id, { metric, trialIds })),
    ]);
    const usual = defaultBatch(batches, { common: commonBatch(reached), own: undefined });
    const batch = batches.find((one) => one === wanted) ?? usual;
    if (batch === undefined) return;
    await queryClient.prefetchQuery(metricQueries.snapshot(id, { metric, batch, margin, isLive }));
  } catch {
    // the page asks again
  }
}
