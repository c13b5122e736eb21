import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  compareTrials,
  expMetricNames,
  metricBatches,
  trialsSample,
  trialsSnapshot,
} from '@trainyard/sdk/calls';
import { type Metric, metricKey, metricType, parseMetricKey } from '@trainyard/sdk/model';
import type { Args, TrialsSampleResponse, TrialsSnapshotResponse } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollIf } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import {
  curvesQuery,
  firstDatapoints,
  lastBatches,
  reachedQuery,
  sampleQuery,
  snapshotQuery,
} from './first-queries';
import { mergeMetrics, metricsOf } from './metric-names';
import { createSeriesBatches } from './series-batches';
import { type SeriesRequest, seriesRequests } from './series-requests';
import type { MetricGroups } from './trial-series';

export const noMetricInfo = 'Unable to retrieve experiment metric info.';
export const noBatchesInfo = 'Unable to retrieve experiment batches info.';

/**
 * The first message of a metric stream holds everything there is so far, so the console asks again
 * where it could listen: an open stream would hold one of the six connections a browser has per
 * server, and the master sends no more curve of a trial once it has sent some.
 */
async function firstMessage<Message>(stream: AsyncIterable<Message>): Promise<Message> {
  for await (const message of stream) return message;
  throw new Error('The stream ended before its first message.');
}

/** How the visible charts request the curves of a trial; undefined without a visible one. */
export function heldCurvesQuery(queryClient: QueryClient, trialId: number) {
  const shown = queryClient
    .getQueryCache()
    .findAll({ queryKey: queryKeys.metrics.seriesOf(trialId), type: 'active' });
  const metrics = shown.flatMap(({ queryKey: [, , , key] }) => requestedMetrics(key));
  const [request] = seriesRequests(metrics);
  return request && curvesQuery(trialId, request);
}

/** The metrics, from the last part of a key of `metricQueries.series`. */
function requestedMetrics(key: unknown): Metric[] {
  if (typeof key !== 'object' || key === null || !('names' in key)) return [];
  return [key.names].flat().flatMap((name) => parseMetricKey(String(name)) ?? []);
}

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
type MetricOf = Live & { metric: Metric };
type ReachedOf = { metric: Metric; trialIds: readonly number[] };
type SnapshotOf = MetricOf & { batch: number; margin: number };
/** a sample of a search; `isPart` while more points of its curves load */
export type Sample = TrialsSampleResponse & { isPart: boolean };
type SampleOf = Live & { metric: Metric; maxTrials: number };

export const metricQueries = {
  /** every metric that the experiment has reported so far; known names are kept */
  names: (experimentId: number, { isLive }: Live) =>
    queryOptions({
      queryKey: queryKeys.metrics.names(experimentId),
      queryFn: async ({ signal, client: queryClient, queryKey }): Promise<Metric[]> => {
        const stream = expMetricNames(client, { ids: [experimentId] }, { signal });
        const cachedNames = knownNames(queryClient, queryKey);
        return mergeMetrics(cachedNames, metricsOf(await firstMessage(stream)));
      },
      ...pollIf(isLive, pollMs.metricNames),
      meta: { errorMessage: 'Experiment metric name stream failed.' },
    }),

  /** the curves of one chart of a trial; the last ones stay visible while new ones load */
  series: (trialId: number, { metrics, isLive }: Live & { metrics: readonly Metric[] }) => {
    const names = metrics.map(metricKey);
    return queryOptions({
      // the change from live to ended makes a key of its own, and so a last request
      queryKey: queryKeys.metrics.series(trialId, { names, isLive }),
      queryFn: ({ signal }) => requestSeries(trialId, metrics, signal),
      placeholderData: (previous: MetricGroups | undefined, query) =>
        query?.queryKey[2] === trialId ? previous : undefined,
      ...pollIf(isLive, pollMs.curves),
      // the chart shows the error itself
    });
  },

  /** a part of a trial's curves, with as many points as fit */
  detail: (trialId: number, { metrics, part, maxDatapoints, isLive }: DetailOf) => {
    const names = metrics.map(metricKey);
    const args = { ...part, maxDatapoints };
    return queryOptions({
      queryKey: queryKeys.metrics.detail(trialId, { names, args, isLive }),
      queryFn: async ({ signal }): Promise<MetricGroups> => {
        const parts = seriesRequests(metrics).map((request) =>
          readSeries(trialId, { request: { ...request, ...args }, signal }),
        );
        return (await Promise.all(parts)).flat();
      },
      ...pollIf(isLive, pollMs.searchCharts),
      // the chart stays correct without it, so a failure is not reported
      meta: { errorMessage: `Failed to load trial summary for trial ${trialId}.` },
    });
  },

  /** the batches at which any trial of a search reported a metric, in order */
  batches: (experimentId: number, { metric, isLive }: MetricOf) =>
    queryOptions({
      queryKey: queryKeys.metrics.batches(experimentId, { metric: metricKey(metric), isLive }),
      queryFn: async ({ signal }): Promise<number[]> => {
        const query = { metricName: metric.name, metricType: metricType(metric) };
        const stream = metricBatches(client, { experimentId, ...query }, { signal });
        const { batches } = await firstMessage(stream);
        return [...new Set(batches)].sort((a, b) => a - b);
      },
      ...pollIf(isLive, pollMs.searchCharts),
      meta: { errorMessage: noBatchesInfo },
    }),

  /** the last batch with a value of a metric, for each of some trials; it is requested once */
  reached: (experimentId: number, { metric, trialIds }: ReachedOf) =>
    queryOptions({
      queryKey: queryKeys.metrics.reached(experimentId, metricKey(metric)),
      queryFn: async ({ signal }): Promise<number[]> => {
        const query = reachedQuery(metric, trialIds);
        if (query.trialIds.length === 0) return [];
        const { trials } = await compareTrials(client, query, { signal });
        return lastBatches(trials);
      },
      // the batch must not change while the page shows it
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** the measurements of every trial of a search near one batch */
  snapshot: (experimentId: number, { metric, batch, margin, isLive }: SnapshotOf) =>
    queryOptions({
      queryKey: queryKeys.metrics.snapshot(experimentId, metricKey(metric), {
        batch,
        margin,
        isLive,
      }),
      queryFn: ({ signal }) => {
        const query = snapshotQuery({ metric, batch, margin });
        return firstMessage(trialsSnapshot(client, { experimentId, ...query }, { signal }));
      },
      // keeps this batch on screen until another one of the same metric has loaded
      placeholderData: (previous: TrialsSnapshotResponse | undefined, query) =>
        query?.queryKey[2] === experimentId && query.queryKey[3] === metricKey(metric)
          ? previous
          : undefined,
      ...pollIf(isLive, pollMs.searchCharts),
      meta: { errorMessage: noMetricInfo },
    }),

  /**
   * The best trials of a search with their curves of one metric. The first time a part of the points
   * comes first, unless that part is all there is.
   */
  sample: (experimentId: number, { metric, maxTrials, isLive }: SampleOf) =>
    queryOptions({
      queryKey: queryKeys.metrics.sample(experimentId, {
        metric: metricKey(metric),
        maxTrials,
        isLive,
      }),
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
      meta: { errorMessage: noMetricInfo },
    }),
};

const knownNames = (queryClient: QueryClient, queryKey: readonly unknown[]): Metric[] =>
  queryClient.getQueryData<Metric[]>(queryKey) ?? [];
