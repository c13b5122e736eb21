import { oneOf, type ParamType } from '~/lib/search-param';

/** what a curve can be drawn over; elapsed counts from the start of its trial */
export const xAxes = ['batches', 'epoch', 'time', 'elapsed'] as const;
export type UsualAxis = (typeof xAxes)[number];
/** the key of a metric, `training|tokens` */
type MetricAxis = `${string}|${string}`;
export type XAxis = UsualAxis | MetricAxis;

const usual = oneOf(xAxes);

export const isMetricAxis = (axis: string): axis is MetricAxis => /^[^|]+\|./.test(axis);

export const xAxis: ParamType<XAxis> = (value) =>
  usual(value) ?? (typeof value === 'string' && isMetricAxis(value) ? value : undefined);
