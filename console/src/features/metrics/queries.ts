import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { compareTrials, trialsSample } from '@trainyard/sdk/calls';
import { type Metric, metricKey, parseMetricKey } from '@trainyard/sdk/model';
import { showsOf } from '@trainyard/sdk/query';
import type { Args, TrialsSampleResponse } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { metricTags, noMetricInfo } from '~/data/metrics';
import { firstMessage } from '~/data/stream';
import {
  curvesQuery,
  firstDatapoints,
  lastBatches,
  reachedQuery,
  sampleQuery,
} from './first-queries';
import { createSeriesBatches } from './series-batches';
import { type SeriesRequest, seriesRequests } from './series-requests';
import type { MetricGroups } from './trial-series';

/** How the visible charts request the curves of a trial; undefined without a visible one. */
export function heldCurvesQuery(queryClient: QueryClient, trialId: number) {
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: seriesKey(trialId), type: 'active' });
  const metrics = shown.flatMap(({ queryKey: [, , names] }) => requestedMetrics(names));
  const [request] = seriesRequests(metrics);
  return request && curvesQuery(trialId, request);
}

/** The metrics, from the last part of a key of `metricQueries.series`. */
const requestedMetrics = (names: unknown): Metric[] =>
  Array.isArray(names) ? names.flatMap((name) => parseMetricKey(String(name)) ?? []) : [];

/** The beginning of the keys of a trial's curves. */
export const seriesKey = (trialId: number) => ['curvesOfTrial', trialId] as const;

async function readSeries(
  trialId: number,
  {
    request,
    signal,
  }: { request: SeriesRequest & Partial<Args<'compareTrials'>>; signal: AbortSignal },
): Promise<MetricGroups> {
  const { trials } = await compareTrials(client, curvesQuery(trialId, request), { signal });
  return trials.filter(({ trial }) => trial.id === trialId).flatMap(({ metrics }) => metrics);
}

/** charts of a page that send requests at the same moment share their calls */
const requestSeries = createSeriesBatches((trialId, request, signal) =>
  readSeries(trialId, { request, signal }),
);

type Live = { isLive: boolean };
type DetailOf = Live & {
  metrics: readonly Metric[];
  /** the part of the axis, in the form of the master's params */
  part: Partial<Args<'compareTrials'>>;
  maxDatapoints: number;
};
type ReachedOf = { metric: Metric; trialIds: readonly number[] };
/** a sample of a search; `isPart` while more points of its curves load */
export type Sample = TrialsSampleResponse & { isPart: boolean };
type SampleOf = Live & { metric: Metric; maxTrials: number };

export const metricQueries = {
  /** the curves of one chart of a trial; the last ones stay visible while new ones load */
  series: (trialId: number, { metrics, isLive }: Live & { metrics: readonly Metric[] }) => {
    const names = metrics.map(metricKey);
    return queryOptions({
      queryKey: [...seriesKey(trialId), names] as const,
      queryFn: ({ signal }) => requestSeries(trialId, metrics, signal),
      placeholderData: (previous: MetricGroups | undefined, query) =>
        query?.queryKey[1] === trialId ? previous : undefined,
      ...pollIf(isLive, pollMs.curves),
      // the chart shows the error itself
      meta: metricTags([trialId]),
    });
  },

  /** a part of a trial's curves, with as many points as fit */
  detail: (trialId: number, { metrics, part, maxDatapoints, isLive }: DetailOf) => {
    const names = metrics.map(metricKey);
    const args = { ...part, maxDatapoints };
    return queryOptions({
      queryKey: ['partOfCurves', trialId, names, args],
      queryFn: async ({ signal }): Promise<MetricGroups> => {
        const parts = seriesRequests(metrics).map((request) =>
          readSeries(trialId, { request: { ...request, ...args }, signal }),
        );
        return (await Promise.all(parts)).flat();
      },
      ...pollIf(isLive, pollMs.searchCharts),
      // the chart stays correct without it, so a failure is not reported
      meta: {
        ...metricTags([trialId]),
        errorMessage: `Failed to load trial summary for trial ${trialId}.`,
      },
    });
  },

  /** the last batch with a value of a metric, for each of some trials; it is requested once */
  reached: (experimentId: number, { metric, trialIds }: ReachedOf) =>
    queryOptions({
      queryKey: ['reachedBatches', experimentId, metricKey(metric)],
      queryFn: async ({ signal }): Promise<number[]> => {
        const query = reachedQuery(metric, trialIds);
        if (query.trialIds.length === 0) return [];
        const { trials } = await compareTrials(client, query, { signal });
        return lastBatches(trials);
      },
      // without tags: the batch must not change while the page shows it
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /**
   * The best trials of a search with their curves of one metric. The first time a part of the points
   * comes first, unless that part is all there is.
   */
  sample: (experimentId: number, { metric, maxTrials, isLive }: SampleOf) =>
    queryOptions({
      queryKey: ['sampleOfCurves', experimentId, metricKey(metric), maxTrials],
      queryFn: async ({ signal, client: queryClient, queryKey }): Promise<Sample> => {
        const read = (points: { maxDatapoints?: number }) => {
          const query = sampleQuery({ metric, maxTrials, ...points });
          return firstMessage(trialsSample(client, { experimentId, ...query }, { signal }));
        };
        if (queryClient.getQueryData(queryKey) === undefined) {
          const part = await read({ maxDatapoints: firstDatapoints });
          const isPart = part.trials.some(({ data }) => data.length >= firstDatapoints);
          if (!isPart) return { ...part, isPart };
          queryClient.setQueryData<Sample>(queryKey, { ...part, isPart });
        }
        return { ...(await read({})), isPart: false };
      },
      ...pollIf(isLive, pollMs.searchCharts),
      meta: {
        ...showsOf({ call: trialsSample, args: { experimentId } }),
        errorMessage: noMetricInfo,
      },
    }),
};
