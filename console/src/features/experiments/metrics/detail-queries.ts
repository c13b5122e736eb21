import { compareTrials } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import type { MetricGroups } from '~/components/metrics/series-axis';
import { metricTags } from '~/data/experiments/metric-requests';
import { composed } from '~/data/q';
import { lastBatches, reachedQuery } from './curve-requests';
import { readSeries, seriesRequests } from './series-requests';

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
   * a zoomed part of a trial's curves, with as many points as fit; without it the chart shows fewer
   * points
   */
  detail: (trialId: number, { metrics, part, maxDatapoints, isLive }: DetailOf) => {
    const args = { ...part, maxDatapoints };
    return composed(
      'partOfCurves',
      { trialId, names: metrics.map(metricKey), ...args },
      async (caller): Promise<MetricGroups> => {
        const parts = seriesRequests(metrics).map((request) =>
          readSeries(caller, trialId, { ...request, ...args }),
        );
        return (await Promise.all(parts)).flat();
      },
      {
        ...pollIf(isLive, pollMs.searchCharts),
        ...metricTags([trialId]),
        error: `Failed to load trial summary for trial ${trialId}.`,
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
