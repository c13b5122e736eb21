import type { UseQueryResult } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import {
  type Caller,
  compareTrials,
  expMetricNames,
  metricBatches,
  trialsSnapshot,
} from '@trainyard/sdk/calls';
import { type Metric, metricKey, metricType } from '@trainyard/sdk/model';
import type { Answer, DownsampledMetrics } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { composed } from '~/data/q';
import { qFirst } from '~/data/stream';
import { metricsOf, metricTags, noMetricInfo, snapshotArgs } from './metric-requests';

export const noBatchesInfo = 'Unable to retrieve experiment batches info.';

type Live = { isLive: boolean };

/** The measurements of a trial. */
export type Curve = {
  trialId: number;
  metrics: readonly Pick<DownsampledMetrics, 'group' | 'data'>[];
};

/** Splits ids into chunks, one per request, without duplicates. */
export function partsOf(ids: readonly number[], maxLength: number): number[][] {
  const once = [...new Set(ids)];
  const count = Math.ceil(once.length / maxLength);
  return Array.from({ length: count }, (_, at) => once.slice(at * maxLength, (at + 1) * maxLength));
}

/** Every metric that any of the experiments has reported so far. */
export const metricNamesQuery = (experimentIds: readonly number[], { isLive }: Live) =>
  qFirst(
    expMetricNames,
    { ids: [...experimentIds] },
    {
      select: metricsOf,
      ...pollIf(isLive, pollMs.metricNames),
      error: 'Experiment metric name stream failed.',
    },
  );

/** The batches at which any trial of a search reported a metric, in order. */
export const batchesQuery = (experimentId: number, { metric, isLive }: Live & { metric: Metric }) =>
  qFirst(
    metricBatches,
    { experimentId, metricName: metric.name, metricType: metricType(metric) },
    {
      select: inOrder,
      ...pollIf(isLive, pollMs.searchCharts),
      error: noBatchesInfo,
    },
  );

const inOrder = ({ batches }: Answer<'metricBatches'>): number[] =>
  [...new Set(batches)].sort((a, b) => a - b);

type SnapshotOf = Live & { metric: Metric; batch: number; margin: number };

/** The measurements of every trial of a search near one batch. */
export const snapshotQuery = (
  experimentId: number,
  { metric, batch, margin, isLive }: SnapshotOf,
) =>
  qFirst(
    trialsSnapshot,
    { experimentId, ...snapshotArgs({ metric, batch, margin }) },
    {
      // keeps this batch on screen until another one of the same metric has loaded
      placeholderData: (previous, query) => {
        const last = query?.queryKey[1];
        const isSame = last?.metricName === metric.name && last.metricType === metricType(metric);
        return isSame && last.experimentId === experimentId ? previous : undefined;
      },
      ...pollIf(isLive, pollMs.searchCharts),
      error: noMetricInfo,
    },
  );

// enough for a chart of this size, because many curves are large
export const pointsEach = 200;

/** for charts with so many curves that single ones cannot be read */
const pointsOfCrowd = 40;

/** the first part of the keys of queries of curves */
export const curvesName = 'curvesOfTrials';

/** more curves than this are drawn with fewer points */
export const fewCurves = 100;

/** trials per request, because its URL has to stay short */
const trialsEach = 100;

type CurvesOf = Live & { metric: Metric };

type Reading = {
  trialIds: readonly number[];
  metric: Metric;
  startBatches: number;
  maxDatapoints: number;
};

async function readCurves(
  client: Caller,
  { trialIds, metric, ...range }: Reading,
): Promise<Curve[]> {
  const request = { metricNames: [metric.name], group: metric.group, ...range };
  const answers = await mapWithConcurrency(partsOf(trialIds, trialsEach), 3, (part) =>
    compareTrials(client, { ...request, trialIds: part }),
  );
  return answers.flatMap(({ trials }) =>
    trials.flatMap(({ trial, metrics }) => (trial ? [{ trialId: trial.id, metrics }] : [])),
  );
}

/**
 * Every measurement of some trials from a batch on, up to a thousand of each: for insights, which
 * are computed from all of them.
 */
export const measurementsQuery = (
  trialIds: readonly number[],
  { metric, batch, isLive }: CurvesOf & { batch: number },
) =>
  composed(
    'measurementsOfTrials',
    { trialIds: trialIds.join(), metric: metricKey(metric), batch },
    (client) => {
      const startBatches = Math.max(0, batch - 1);
      return readCurves(client, { trialIds, metric, startBatches, maxDatapoints: 1000 });
    },
    { ...pollIf(isLive, pollMs.searchTrials), ...metricTags(trialIds), error: noMetricInfo },
  );

/** One metric of some trials. */
export const curvesQuery = (trialIds: readonly number[], { metric, isLive }: CurvesOf) =>
  composed(
    curvesName,
    // one text: the keys of a thousand ids are hashed whenever a chart renders
    { trialIds: trialIds.join(), metric: metricKey(metric) },
    (client) => {
      const maxDatapoints = trialIds.length > fewCurves ? pointsOfCrowd : pointsEach;
      return readCurves(client, { trialIds, metric, startBatches: 0, maxDatapoints });
    },
    { ...pollIf(isLive, pollMs.curves), ...metricTags(trialIds) },
  );

/** The answers for several metrics of a chart, as one. */
export const combinedCurves = (results: readonly UseQueryResult<Curve[]>[]) => ({
  curvesOfMetrics: results.map(({ data }) => data),
  failed: results.find(({ error, data }) => error && !data),
  isPending: results.some(({ isPending }) => isPending),
});
