import { type Metric, type MetricPair, metricKey } from '@trainyard/sdk/model';
import type { Point, Series } from '@trainyard/ui/charts/lines/series';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { metricLabel } from '~/components/metrics/metric-label';
import { metricTexts } from '~/components/metrics/metric-tree';
import { type MetricGroups, type SeriesAxis, xAxes, xOf } from '~/components/metrics/series-axis';

/** the x axes that have something to show: batches always, the others once a point has one */
export function axesWithData(groups: MetricGroups): (typeof xAxes)[number][] {
  return xAxes.filter((x) => {
    const xOfPoint = xOf(groups, { x, start: 0 });
    return (
      x === 'batches' ||
      groups.some(({ data }) => data.some((point) => xOfPoint(point) !== undefined))
    );
  });
}

/** the values of one metric, ordered by x; batches without a report are left out */
export function metricPoints(groups: MetricGroups, metric: Metric, axis: SeriesAxis): Point[] {
  const xOfPoint = xOf(groups, axis);
  return groups
    .filter(({ group }) => group === metric.group)
    .flatMap(({ data }) => data)
    .flatMap((point) => {
      const x = xOfPoint(point);
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

/** the lines of one chart: one per metric of the pair */
export function pairSeries(
  { metrics }: MetricPair,
  groups: MetricGroups,
  axis: SeriesAxis,
): Series[] {
  return metrics.map((metric, index) => ({
    id: metricKey(metric),
    name: metricLabel(metric),
    color: colorOfGroup(metric.group, index),
    points: metricPoints(groups, metric, axis),
  }));
}

/** The texts that a search for a chart matches: its title, and the names of its metrics. */
export const pairTexts = ({ title, metrics }: MetricPair): string[] => [
  title,
  ...metrics.flatMap(metricTexts),
];
