import { parsedBy } from '~/lib/search-param';

/** what a curve can be drawn over; elapsed counts from the start of its trial */
export const xAxes = ['batches', 'epoch', 'time', 'elapsed'] as const;
export type UsualAxis = (typeof xAxes)[number];
/** the key of a metric, `training|tokens` */
type MetricAxis = `${string}|${string}`;
export type XAxis = UsualAxis | MetricAxis;

export const isMetricAxis = (axis: string): axis is MetricAxis => /^[^|]+\|./.test(axis);

export const xAxis = parsedBy(
  (value): XAxis | undefined =>
    xAxes.find((axis) => axis === value) ??
    (typeof value === 'string' && isMetricAxis(value) ? value : undefined),
);
