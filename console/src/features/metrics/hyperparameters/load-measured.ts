import { isFinished, type Metric, metricType } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { batchesQuery, snapshotQuery } from '~/data/metrics';
import { type LoadContext, mayNow } from '~/data/viewer';
import { expectedMetric } from '../metric-names';
import { metricQueries } from '../queries';
import { batchOfLink, commonBatch } from './default-batch';
import type { HyperparameterSearch } from './search';

/** True if the master returns the values of all trials near a batch: only for these two groups. */
export const isMeasured = (metric: Metric) => metricType(metric) !== 'METRIC_TYPE_UNSPECIFIED';

type MeasuredInput = Pick<HyperparameterSearch, 'metric' | 'batch' | 'margin'>;

/**
 * Asks for what a picture of a search shows: which batches there are, and beside them how far its
 * trials came and then the measurements. A loader does not wait for it, and what fails here is
 * requested again by the page, which shows the error. Asks for nothing where the viewer may not see
 * it.
 */
export async function prefetchMeasured(
  context: LoadContext,
  experiment: Experiment,
  { metric: key, batch: requestedBatch, margin }: MeasuredInput,
): Promise<void> {
  const { id, trialIds, state, workspaceId } = experiment;
  const { queryClient } = context;
  const isLive = !isFinished(state);
  const metric = expectedMetric(experiment, key);
  // the row of a list does not know the trials
  if (!metric || !isMeasured(metric) || trialIds.length === 0) return;
  if (!mayNow(context, 'experiment.viewArtifacts', { workspaceId })) return;
  try {
    void queryClient.prefetchQuery(batchesQuery(id, { metric, isLive }));
    const reached = metricQueries.reached(id, { metric, trialIds });
    const batch =
      batchOfLink(undefined, requestedBatch) ??
      commonBatch(await queryClient.ensureQueryData(reached));
    if (batch === undefined) return;
    await queryClient.prefetchQuery(snapshotQuery(id, { metric, batch, margin, isLive }));
  } catch {
    // the page asks again
  }
}
