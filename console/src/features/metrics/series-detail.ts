import type { Args } from '@trainyard/sdk/types';
import type { Range, Series } from '~/components/charts/series';
import type { XAxis } from './x-axes';

type Query = Args<'compareTrials'>;

const time = (seconds: number) => new Date(seconds * 1000).toISOString();

/** a moment either side, since the master's clock is finer than a drag */
const timeQuery = ([from, to]: Range): Partial<Query> => ({
  'timeSeriesFilter.name': 'time',
  'timeSeriesFilter.timeRange.gte': time(Math.floor(from)),
  'timeSeriesFilter.timeRange.lte': time(Math.ceil(to)),
});

/** what asks the master for a part of an axis alone; undefined for axes it cannot cut */
export function detailQuery(
  axis: XAxis,
  { range: [from, to], start }: { range: Range; start: number },
): Partial<Query> | undefined {
  if (axis === 'batches')
    return { startBatches: Math.max(0, Math.floor(from)), endBatches: Math.ceil(to) };
  if (axis === 'time') return timeQuery([from, to]);
  return axis === 'elapsed' ? timeQuery([from + start, to + start]) : undefined;
}

/** the finer points in the range, the known ones around it; a line of which no more came stays */
export function withDetail(
  series: readonly Series[],
  { finer, range: [from, to] }: { finer: readonly Series[]; range: Range },
): Series[] {
  return series.map((one) => {
    const inside = finer.find(({ id }) => id === one.id)?.points ?? [];
    const points = inside.filter(({ x }) => x >= from && x <= to);
    const known = one.points.filter(({ x }) => x >= from && x <= to);
    if (points.length <= known.length) return one;
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
