import { type Metric, type MetricPair, metricKey } from '@trainyard/sdk/model';
import type { DataPoint, DownsampledMetrics } from '@trainyard/sdk/types';
import type { Point, Series } from '~/components/charts/series';
import { seriesVariable } from '~/lib/colors';
import { type XAxis, xAxes } from './x-axes';

/** groups of metrics as a time series answer holds them */
export type MetricGroups = readonly Pick<DownsampledMetrics, 'group' | 'data'>[];

const xOf: Record<XAxis, (point: DataPoint) => number | undefined> = {
  batches: ({ batches }) => batches,
  // 0 stands for an epoch that was not reported
  epoch: ({ epoch }) => epoch || undefined,
  time: ({ time }) => (time === null ? undefined : Date.parse(time) / 1000),
};

/** the x axes that have something to show: batches always, the others once a point has one */
export function axesWithData(groups: MetricGroups): XAxis[] {
  return xAxes.filter(
    (axis) =>
      axis === 'batches' ||
      groups.some(({ data }) => data.some((point) => xOf[axis](point) !== undefined)),
  );
}

/** what one metric measured, ordered by x; batches at which it was not reported are left out */
export function metricPoints(groups: MetricGroups, metric: Metric, axis: XAxis): Point[] {
  return groups
    .filter(({ group }) => group === metric.group)
    .flatMap(({ data }) => data)
    .flatMap((point) => {
      const x = xOf[axis](point);
      const y = point.values?.[metric.name];
      return x === undefined || typeof y !== 'number' ? [] : [{ x, y }];
    })
    .sort((a, b) => a.x - b.x);
}

const usualColors = new Map([
  ['training', seriesVariable(0)],
  ['validation', seriesVariable(1)],
]);

const colorOfGroup = (group: string, index: number) =>
  usualColors.get(group) ?? seriesVariable(2 + index);

/** `validation loss`: the group tells apart what shares a chart */
const seriesName = ({ group, name }: Metric) => `${group} ${name}`;

/** the lines of one chart: one per metric of the pair */
export function pairSeries({ metrics }: MetricPair, groups: MetricGroups, axis: XAxis): Series[] {
  return metrics.map((metric, index) => ({
    id: metricKey(metric),
    name: seriesName(metric),
    color: colorOfGroup(metric.group, index),
    points: metricPoints(groups, metric, axis),
  }));
}

/** T and V for the usual two groups, the name of any other */
export function badgeOf(group: string): string {
  if (group === 'training') return 'T';
  return group === 'validation' ? 'V' : group;
}

/** charts whose title or metrics hold the text */
export function filterPairs(pairs: readonly MetricPair[], text: string): MetricPair[] {
  const wanted = text.trim().toLowerCase();
  return pairs.filter(({ title, metrics }) =>
    [title, ...metrics.map(seriesName)].some((name) => name.toLowerCase().includes(wanted)),
  );
}
