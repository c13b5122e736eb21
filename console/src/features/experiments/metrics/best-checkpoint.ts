import type { MetricPair } from '@trainyard/sdk/model';
import type { DataPoint } from '@trainyard/sdk/types';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { type MetricGroups, type SeriesAxis, xOf } from '~/components/metrics/series-axis';

type BestInput = {
  pair: MetricPair;
  groups: MetricGroups;
  axis: SeriesAxis;
  /** the number of trained batches when the best checkpoint was written */
  batches: number | undefined;
};

const distance = (point: DataPoint, batches: number) => Math.abs(point.batches - batches);

/** the measurement closest to a batch; undefined if the batch is before or after all of them */
function nearest(points: readonly DataPoint[], batches: number): DataPoint | undefined {
  const isAmong =
    points.some((point) => point.batches <= batches) &&
    points.some((point) => point.batches >= batches);
  if (!isAmong) return undefined;
  return points.reduce((best, point) =>
    distance(point, batches) < distance(best, batches) ? point : best,
  );
}

/** The lines of a chart with a flag where the best checkpoint was written. */
export function withBestCheckpoint(
  series: readonly Series[],
  { pair, groups, axis, batches }: BestInput,
): Series[] {
  if (batches === undefined) return [...series];
  const xOfPoint = xOf(groups, axis);
  return series.map((one, index) => {
    const metric = pair.metrics[index];
    const points = groups
      .filter(({ group }) => group === metric?.group)
      .flatMap(({ data }) => data)
      .filter(({ values }) => typeof values?.[metric?.name ?? ''] === 'number');
    const point = nearest(points, batches);
    const x = point && xOfPoint(point);
    return x === undefined ? one : { ...one, flags: [{ x, label: 'Best Checkpoint' }] };
  });
}
