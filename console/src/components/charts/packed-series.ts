import type { Series } from './series';

/** points as two arrays of numbers, which cross to a worker a hundred times faster than objects */
export type PackedSeries = Omit<Series, 'points'> & { xs: Float64Array; ys: Float64Array };

export function packSeries({ points, ...series }: Series): PackedSeries {
  const xs = new Float64Array(points.length);
  const ys = new Float64Array(points.length);
  for (const [index, point] of points.entries()) {
    xs[index] = point.x;
    ys[index] = point.y;
  }
  return { ...series, xs, ys };
}

export function unpackSeries({ xs, ys, ...series }: PackedSeries): Series {
  return { ...series, points: Array.from(xs, (x, index) => ({ x, y: ys[index] ?? Number.NaN })) };
}
