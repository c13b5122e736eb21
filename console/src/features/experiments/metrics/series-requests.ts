import { type Caller, compareTrials } from '@trainyard/sdk/calls';
import { isObject, type Metric, parseMetricKey } from '@trainyard/sdk/model';
import { keyOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import type { MetricGroups } from '~/components/metrics/series-axis';
import type { SeriesRequest } from '~/data/experiments/series-requests';

/** a wide screen shows more points */
export const requestedPoints = () =>
  typeof screen !== 'undefined' && screen.width > 1600 ? 1500 : 1000;

/** The arguments of a call for curves of a trial. */
export const curvesArgs = (
  trialId: number,
  request: SeriesRequest & Partial<Args<'compareTrials'>>,
) => ({
  trialIds: [trialId],
  maxDatapoints: requestedPoints(),
  startBatches: 0,
  ...request,
});

/** Requests curves of a trial. */
export async function readSeries(
  caller: Caller,
  trialId: number,
  request: SeriesRequest & Partial<Args<'compareTrials'>>,
  signal?: AbortSignal,
): Promise<MetricGroups> {
  const options = signal ? { signal } : {};
  const { trials } = await compareTrials(caller, curvesArgs(trialId, request), options);
  return trials.filter(({ trial }) => trial.id === trialId).flatMap(({ metrics }) => metrics);
}

/** The beginning of the keys of a trial's curves. */
export const seriesKey = (trialId: number) => keyOf('curvesOfTrial', { trialId });

/** The metrics of a trial's curves, from the arguments in the key of their query. */
export const requestedMetrics = (args: unknown): Metric[] =>
  isObject(args) && Array.isArray(args.names)
    ? args.names.flatMap((name) => parseMetricKey(String(name)) ?? [])
    : [];
