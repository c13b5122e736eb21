import { type Metric, type MetricPair, metricKey, parseMetricKey } from '@trainyard/sdk/model';
import type { DataPoint, DownsampledMetrics } from '@trainyard/sdk/types';
import type { Point, Series } from '@trainyard/ui/charts/lines/series';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { metricTexts } from '~/components/metrics/metric-tree';
import { isMetricAxis, type XAxis, xAxes } from './search';

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

/** the x axes that have something to show: batches always, the others once a point has one */
export function axesWithData(groups: MetricGroups): (typeof xAxes)[number][] {
  return xAxes.filter((x) => {
    const read = xOf(groups, { x, start: 0 });
    return (
      x === 'batches' || groups.some(({ data }) => data.some((point) => read(point) !== undefined))
    );
  });
}

/** the values of one metric, ordered by x; batches without a report are left out */
export function metricPoints(groups: MetricGroups, metric: Metric, axis: SeriesAxis): Point[] {
  const read = xOf(groups, axis);
  return groups
    .filter(({ group }) => group === metric.group)
    .flatMap(({ data }) => data)
    .flatMap((point) => {
      const x = read(point);
      const y = point.values?.[metric.name];
      return x === undefined || typeof y !== 'number' ? [] : [{ x, y }];
    })
    .sort((a, b) => a.x - b.x);
}

const colorsOfKinds = new Map([
  ['training', seriesVariable(0)],
  ['validation', seriesVariable(1)],
]);

const colorOfGroup = (group: string, index: number) =>
  colorsOfKinds.get(group) ?? seriesVariable(2 + index);

/**
 * `validation loss`: the group distinguishes the lines of a chart, unless the name begins with it
 */
const seriesName = ({ group, name }: Metric) =>
  name.startsWith(`${group}_`) ? name : `${group} ${name}`;

/** the lines of one chart: one per metric of the pair */
export function pairSeries(
  { metrics }: MetricPair,
  groups: MetricGroups,
  axis: SeriesAxis,
): Series[] {
  return metrics.map((metric, index) => ({
    id: metricKey(metric),
    name: seriesName(metric),
    color: colorOfGroup(metric.group, index),
    points: metricPoints(groups, metric, axis),
  }));
}

/** The texts that a search for a chart matches: its title, and the names of its metrics. */
export const pairTexts = ({ title, metrics }: MetricPair): string[] => [
  title,
  ...metrics.flatMap(metricTexts),
];
