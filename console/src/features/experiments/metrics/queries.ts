import type { QueryClient } from '@tanstack/react-query';
import { compareTrials, trialsSample } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { Args, TrialsSampleResponse } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import type { MetricGroups } from '~/components/metrics/series-axis';
import { metricTags, noMetricInfo } from '~/data/experiments/metric-requests';
import { composed } from '~/data/q';
import { firstMessage } from '~/data/stream';
import { firstDatapoints, lastBatches, reachedQuery, sampleQuery } from './curve-requests';
import { createSeriesBatches } from './series-batches';
import {
  curvesArgs,
  readSeries,
  requestedMetrics,
  seriesKey,
  seriesRequests,
} from './series-requests';

/** How the visible charts request the curves of a trial; undefined without a visible one. */
export function visibleCurves(queryClient: QueryClient, trialId: number) {
  const visibleQueries = queryClient
    .getQueryCache()
    .findAll({ queryKey: seriesKey(trialId), type: 'active' });
  const metrics = visibleQueries.flatMap(({ queryKey: [, args] }) => requestedMetrics(args));
  const [request] = seriesRequests(metrics);
  return request && curvesArgs(trialId, request);
}

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

/** charts of a page that send requests at the same moment share their calls */
const requestSeries = createSeriesBatches((trialId, request, signal) =>
  readSeries(client, trialId, request, signal),
);

type SeriesOf = { metrics: readonly Metric[]; isLive: boolean };

/** The curves of one chart of a trial; the last ones stay visible while new ones load. */
export function seriesQuery(trialId: number, { metrics, isLive }: SeriesOf) {
  const names = metrics.map(metricKey);
  return composed(
    'curvesOfTrial',
    { trialId, names },
    (_, { signal }) => requestSeries(trialId, metrics, signal),
    {
      placeholderData: (previous, query) =>
        query?.queryKey[1].trialId === trialId ? previous : undefined,
      ...pollIf(isLive, pollMs.curves, { call: `curves of trial ${trialId}` }),
      // the chart shows the error itself
      ...metricTags([trialId]),
    },
  );
}

/** a sample of a search; `isPart` while more points of its curves load */
export type Sample = TrialsSampleResponse & { isPart: boolean };
type SampleOf = { metric: Metric; maxTrials: number; isLive: boolean };

/**
 * The best trials of a search with their curves of one metric. The first read shows a sample of the
 * points until all have loaded.
 */
export const searchCurvesQuery = (experimentId: number, { metric, maxTrials, isLive }: SampleOf) =>
  composed(
    'sampleOfCurves',
    { experimentId, metric: metricKey(metric), maxTrials },
    async (caller, { client: queryClient, queryKey }): Promise<Sample> => {
      const read = (points: { maxDatapoints?: number }) => {
        const query = sampleQuery({ metric, maxTrials, ...points });
        return firstMessage(trialsSample(caller, { experimentId, ...query }));
      };
      if (queryClient.getQueryData(queryKey) === undefined) {
        const part = await read({ maxDatapoints: firstDatapoints });
        const isPart = part.trials.some(({ data }) => data.length >= firstDatapoints);
        if (!isPart) return { ...part, isPart };
        queryClient.setQueryData<Sample>(queryKey, { ...part, isPart });
      }
      return { ...(await read({})), isPart: false };
    },
    { ...pollIf(isLive, pollMs.searchCharts), error: noMetricInfo },
  );
