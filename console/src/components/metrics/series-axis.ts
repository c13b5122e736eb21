import { parseMetricKey } from '@trainyard/sdk/model';
import type { DataPoint, DownsampledMetrics } from '@trainyard/sdk/types';

/** what a curve can be drawn over; elapsed counts from the start of its trial */
export const xAxes = ['batches', 'epoch', 'time', 'elapsed'] as const;
export type StandardAxis = (typeof xAxes)[number];
/** the key of a metric, `training|tokens` */
type MetricAxis = `${string}|${string}`;
export type XAxis = StandardAxis | MetricAxis;

export const isMetricAxis = (axis: string): axis is MetricAxis => /^[^|]+\|./.test(axis);

/** groups of metrics as a time series answer holds them */
export type MetricGroups = readonly Pick<DownsampledMetrics, 'group' | 'data'>[];

/** what curves are drawn over, and from when elapsed time counts, in seconds since 1970 */
export type SeriesAxis = { x: XAxis; start: number };

const secondsOf = ({ time }: DataPoint) => (time === null ? undefined : Date.parse(time) / 1000);

type XOf = (point: DataPoint) => number | undefined;

/** another metric at the same batch: the two need not be of one group */
function metricAt(groups: MetricGroups, key: string): XOf {
  const metric = parseMetricKey(key);
  if (!metric) return () => undefined;
  const values = new Map<number, number>();
  for (const { group, data } of groups) {
    if (group !== metric.group) continue;
    for (const { batches, values: reported } of data) {
      const value = reported?.[metric.name];
      if (typeof value === 'number' && Number.isFinite(value)) values.set(batches, value);
    }
  }
  return ({ batches }) => values.get(batches);
}

/** the position of a point of the groups on an axis; undefined for a point without one */
export function xOf(groups: MetricGroups, { x, start }: SeriesAxis): XOf {
  if (isMetricAxis(x)) return metricAt(groups, x);
  if (x === 'batches') return ({ batches }) => batches;
  // 0 stands for an epoch that was not reported
  if (x === 'epoch') return ({ epoch }) => epoch || undefined;
  if (x === 'time') return secondsOf;
  return (point) => {
    const seconds = secondsOf(point);
    return seconds === undefined ? undefined : Math.max(0, seconds - start);
  };
}
