import type { QueryClient } from '@tanstack/react-query';
import { trialsSample } from '@trainyard/sdk/calls';
import { type Metric, metricKey } from '@trainyard/sdk/model';
import type { TrialsSampleResponse } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { metricTags, noMetricInfo } from '~/data/experiments/metric-requests';
import { seriesRequests } from '~/data/experiments/series-requests';
import { composed } from '~/data/q';
import { firstMessage } from '~/data/stream';
import { firstDatapoints, sampleQuery } from './curve-requests';
import { createSeriesBatches } from './series-batches';
import { curvesArgs, readSeries, requestedMetrics, seriesKey } from './series-requests';

/** How the visible charts request the curves of a trial; undefined without a visible one. */
export function visibleCurves(queryClient: QueryClient, trialId: number) {
  const visibleQueries = queryClient
    .getQueryCache()
    .findAll({ queryKey: seriesKey(trialId), type: 'active' });
  const metrics = visibleQueries.flatMap(({ queryKey: [, args] }) => requestedMetrics(args));
  const [request] = seriesRequests(metrics);
  return request && curvesArgs(trialId, request);
}

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
