import { compareTrials } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { metricTags } from '~/data/experiments/metric-requests';
import type { Curve } from '~/data/experiments/metrics';
import { composed } from '~/data/q';
import { lastBatches, reachedQuery } from './curve-requests';
import { seriesRequests } from './series-requests';

type Live = { isLive: boolean };
type DetailOf = Live & {
  metrics: readonly Metric[];
  /** the part of the axis, in the form of the master's params */
  part: Partial<Args<'compareTrials'>>;
  maxDatapoints: number;
};
type ReachedOf = { metric: Metric; trialIds: readonly number[] };

export const metricQueries = {
  /**
   * a zoomed part of the curves of trials, with as many points as fit; without it a chart shows
   * fewer points
   */
  detail: (trialIds: readonly number[], { metrics, part, maxDatapoints, isLive }: DetailOf) => {
    const args = { ...part, maxDatapoints };
    return composed(
      'partOfCurves',
      { trialIds: trialIds.join(), names: metrics.map(metricKey), ...args },
      async (caller): Promise<Curve[]> => {
        const answers = await Promise.all(
          seriesRequests(metrics).map((request) =>
            compareTrials(caller, {
              trialIds: [...trialIds],
              startBatches: 0,
              ...request,
              ...args,
            }),
          ),
        );
        const found = answers.flatMap(({ trials }) => trials);
        return trialIds.map((trialId) => ({
          trialId,
          metrics: found
            .filter(({ trial }) => trial?.id === trialId)
            .flatMap((answer) => answer.metrics),
        }));
      },
      {
        ...pollIf(isLive, pollMs.searchCharts),
        ...metricTags(trialIds),
        error: `Failed to load trial summary for ${trialIds.length > 1 ? 'trials' : 'trial'} ${trialIds.join(', ')}.`,
      },
    );
  },

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
