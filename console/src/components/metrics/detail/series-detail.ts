import type { Args } from '@trainyard/sdk/types';
import type { Range, Series } from '@trainyard/ui/charts/lines/series';
import { type MetricGroups, type XAxis, xOf } from '~/components/metrics/series-axis';

type Query = Args<'compareTrials'>;

const time = (seconds: number) => new Date(seconds * 1000).toISOString();

/** widened a little, because the master's clock is finer than a drag */
const timeQuery = ([from, to]: Range): Partial<Query> => ({
  'timeSeriesFilter.name': 'time',
  'timeSeriesFilter.timeRange.gte': time(Math.floor(from)),
  'timeSeriesFilter.timeRange.lte': time(Math.ceil(to)),
});

const batchQuery = ([from, to]: Range): Partial<Query> => ({
  startBatches: Math.max(0, Math.floor(from)),
  endBatches: Math.ceil(to),
});

/**
 * The range of batches that covers a part of an axis, from the known points inside it, extended by
 * one known point on each side; undefined without a point inside. A metric may reach the same value
 * several times.
 */
function batchesIn(groups: MetricGroups, { axis, range: [from, to], start }: Part) {
  const xOfPoint = xOf(groups, { x: axis, start });
  const points = groups.flatMap(({ data }) => data).sort((a, b) => a.batches - b.batches);
  const isInside = points.map((point) => {
    const x = xOfPoint(point);
    return x !== undefined && x >= from && x <= to;
  });
  const [first, last] = [isInside.indexOf(true), isInside.lastIndexOf(true)];
  const low = points[Math.max(0, first - 1)];
  const high = points[Math.min(points.length - 1, last + 1)];
  return first < 0 || !low || !high ? undefined : ([low.batches, high.batches] as const);
}

type Part = { axis: XAxis; range: Range; start: number };

/**
 * The request for a part of an axis. The master cuts by batches and by time, so a range of epochs
 * or of another metric is converted to the batches of its known points.
 */
export function detailQuery(part: Part, groups: MetricGroups): Partial<Query> | undefined {
  const { axis, range, start } = part;
  const [from, to] = range;
  if (axis === 'batches') return batchQuery(range);
  if (axis === 'time') return timeQuery(range);
  if (axis === 'elapsed') return timeQuery([from + start, to + start]);
  const batches = batchesIn(groups, part);
  return batches && batchQuery(batches);
}

/** True where a line has points in a range, or on both sides of it. */
export const hasPointsAround = (series: readonly Series[], [from, to]: Range): boolean =>
  series.some(({ points }) => points.some(({ x }) => x <= to) && points.some(({ x }) => x >= from));

/**
 * the finer points in the range, and the known ones around it; a line without finer points keeps
 * its identity
 */
export function withDetail(
  series: readonly Series[],
  { finer, range: [from, to] }: { finer: readonly Series[]; range: Range },
): Series[] {
  return series.map((one) => {
    const inside = finer.find(({ id }) => id === one.id)?.points ?? [];
    const points = inside.filter(({ x }) => x >= from && x <= to);
    const visiblePoints = one.points.filter(({ x }) => x >= from && x <= to);
    if (points.length <= visiblePoints.length) return one;
    return {
      ...one,
      points: [
        ...one.points.filter(({ x }) => x < from),
        ...points,
        ...one.points.filter(({ x }) => x > to),
      ],
    };
  });
}
