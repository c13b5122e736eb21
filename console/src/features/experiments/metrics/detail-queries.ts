import { compareTrials } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import { composed } from '~/data/q';
import { lastBatches, reachedQuery } from './curve-requests';

type ReachedOf = { metric: Metric; trialIds: readonly number[] };

export const metricQueries = {
  /**
   * the last batch with a value of a metric, for each of some trials; it is requested once, because
   * the batch must not change while the page shows it
   */
  reached: (experimentId: number, { metric, trialIds }: ReachedOf) =>
    composed(
      'reachedBatches',
      { experimentId, metric: metricKey(metric) },
      async (caller): Promise<number[]> => {
        const query = reachedQuery(metric, trialIds);
        if (query.trialIds.length === 0) return [];
        return lastBatches((await compareTrials(caller, query)).trials);
      },
      { staleTime: Number.POSITIVE_INFINITY, tags: [] },
    ),
};
