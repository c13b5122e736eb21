import { type Caller, compareTrials } from '@trainyard/sdk/calls';
import { isObject, type Metric, parseMetricKey } from '@trainyard/sdk/model';
import { keyOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import type { MetricGroups } from '~/components/metrics/series-axis';

export type SeriesRequest = Pick<Args<'compareTrials'>, 'metricNames' | 'metricType' | 'group'>;

/** servers and proxies accept URLs of about 8,000 characters */
const maxNameCharacters = 4000;

const lengthInUrl = (name: string) => encodeURIComponent(name).length + 'metricNames=&'.length;

function chunks(names: readonly string[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const name of names) {
    const length = lengthInUrl(name);
    const last = all.at(-1);
    if (last && length <= room) last.push(name);
    else {
      all.push([name]);
      room = maxNameCharacters;
    }
    room -= length;
  }
  return all;
}

const isOwnGroup = ({ group }: Metric) => group === 'training' || group === 'validation';

/**
 * The requests that together return the metrics: without a group the master returns training and
 * validation; other groups are requested by name.
 */
export function seriesRequests(metrics: readonly Metric[]): SeriesRequest[] {
  const ownNames = new Set(metrics.filter(isOwnGroup).map(({ name }) => name));
  const others = new Map<string, string[]>();
  for (const { group, name } of metrics.filter((metric) => !isOwnGroup(metric)))
    others.set(group, [...(others.get(group) ?? []), name]);
  return [
    ...chunks([...ownNames]).map((metricNames) => ({
      metricNames,
      metricType: 'METRIC_TYPE_UNSPECIFIED' as const,
    })),
    ...[...others].flatMap(([group, names]) =>
      chunks(names).map((metricNames) => ({ metricNames, group })),
    ),
  ];
}

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
