import type { QueryClient } from '@tanstack/react-query';
import { isFinished, type Metric, metricType } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { loadQuery, prefetchAll } from '~/app/loading/load-query';
import { batchesQuery, snapshotQuery } from '~/data/experiments/metrics';
import { metricQueries } from '../detail-queries';
import { expectedMetric } from '../metric-names';
import { batchOfLink, commonBatch } from './default-batch';
import type { HyperparameterSearch } from './search';

/** True if the master returns the values of all trials near a batch: only for these two groups. */
export const isMeasured = (metric: Metric) => metricType(metric) !== 'METRIC_TYPE_UNSPECIFIED';

type MeasuredInput = Pick<HyperparameterSearch, 'metric' | 'batch' | 'margin'>;

/**
 * Returns the query of the measurements that a picture of a search shows first, once it is known how
 * far its trials came; beside that, it runs the query of the batches. The viewer must be allowed to
 * see them.
 * @throws the error of the trials' progress
 */
export async function firstMeasurements(
  queryClient: QueryClient,
  { id, trialIds, state, config }: Experiment,
  { metric: key, batch: requestedBatch, margin }: MeasuredInput,
) {
  const isLive = !isFinished(state);
  const metric = expectedMetric({ config }, key);
  // the row of a list does not know the trials
  if (!metric || !isMeasured(metric) || trialIds.length === 0) return [];
  void prefetchAll(queryClient, [batchesQuery(id, { metric, isLive })]);
  const reached = metricQueries.reached(id, { metric, trialIds });
  const batch =
    batchOfLink(undefined, requestedBatch) ?? commonBatch(await loadQuery(queryClient, reached));
  return batch === undefined ? [] : [snapshotQuery(id, { metric, batch, margin, isLive })];
}
