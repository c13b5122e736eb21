import type { Point, Spread } from './series';

/** The lowest and highest of the finite points of one pixel column, in order of x. */
function columnExtremes(column: readonly Point[]): readonly Point[] {
  const first = column[0];
  if (!first) return [];
  let low = first;
  let high = first;
  for (const point of column) {
    if (point.y < low.y) low = point;
    if (point.y > high.y) high = point;
  }
  if (low === high) return [low];
  return low.x <= high.x ? [low, high] : [high, low];
}

/**
 * Keeps at most two points per column, its extremes, so that no spike is lost. Keeps the first and
 * the last point. Expects finite points ordered by x.
 */
export function downsampleByExtremes(points: readonly Point[], columns: number): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length <= columns * 2) return points;
  const width = (last.x - first.x) / columns;
  if (width === 0) return columnExtremes(points);
  const thinned: Point[] = [first];
  let column: Point[] = [];
  let edge = first.x + width;
  for (const point of points) {
    if (point.x > edge) {
      for (const extreme of columnExtremes(column)) if (extreme !== first) thinned.push(extreme);
      column = [];
      edge = first.x + width * Math.ceil((point.x - first.x) / width);
    }
    column.push(point);
  }
  for (const extreme of columnExtremes(column))
    if (extreme !== first && extreme !== last) thinned.push(extreme);
  thinned.push(last);
  return thinned;
}

/** Coordinates in two arrays, ordered by x: much faster to read than objects. */
export type Coordinates = { xs: ArrayLike<number>; ys: ArrayLike<number> };

const at = (values: ArrayLike<number>, index: number) => values[index] ?? Number.NaN;

function mean(values: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += at(values, index);
  return sum / (to - from);
}

/** Selects the points to keep of `count`: from each bucket the one with the largest triangle. */
export function pickByTriangles({ xs, ys }: Coordinates, limit: number): number[] {
  const last = xs.length - 1;
  const size = (last - 1) / (limit - 2);
  const startOf = (bucket: number) => Math.min(Math.floor(bucket * size) + 1, last);
  const picked = [0];
  let before = 0;
  for (let bucket = 0; bucket < limit - 2; bucket++) {
    const [from, to] = [startOf(bucket), startOf(bucket + 1)];
    const next = bucket === limit - 3 ? last + 1 : startOf(bucket + 2);
    const [x, y] = [at(xs, before), at(ys, before)];
    const [across, up] = [mean(xs, to, next) - x, mean(ys, to, next) - y];
    let largest = -1;
    for (let index = from; index < to; index++) {
      const area = Math.abs((at(ys, index) - y) * across - (at(xs, index) - x) * up);
      if (area <= largest) continue;
      largest = area;
      before = index;
    }
    picked.push(before);
  }
  picked.push(last);
  return picked;
}

/** Returns true if `count` points are downsampled to `limit`. */
export const isDownsampled = (count: number, limit: number): boolean => limit >= 3 && count > limit;

/**
 * Downsamples to exactly `limit` points by largest triangles: keeps the shape of a curve at a low
 * cost, for many lines. Expects finite points ordered by x.
 */
export function downsampleByTriangles(points: readonly Point[], limit: number): readonly Point[] {
  if (!isDownsampled(points.length, limit)) return points;
  const coordinates = { xs: points.map(({ x }) => x), ys: points.map(({ y }) => y) };
  return pickByTriangles(coordinates, limit).flatMap((index) => points[index] ?? []);
}

export type Columns = { points: readonly Point[]; band: readonly Spread[] };

/**
 * The mean of each column, and the range of its points: the shape of a curve that has many points
 * per column. Undefined when it has too few for that. Keeps the first and the last x. Expects
 * finite points ordered by x.
 */
export function downsampleToBand(points: readonly Point[], columns: number): Columns | undefined {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length <= columns * pointsForBand) return undefined;
  const width = (last.x - first.x) / columns;
  if (!(width > 0)) return undefined;
  const thinned: Columns & { points: Point[]; band: Spread[] } = { points: [], band: [] };
  let from = 0;
  for (let column = 1; column <= columns; column++) {
    const edge = column === columns ? last.x : first.x + width * column;
    let to = from;
    while (to < points.length && (points[to]?.x ?? 0) <= edge) to += 1;
    if (to > from) addColumn(thinned, points.slice(from, to));
    from = to;
  }
  return thinned;
}

/** with fewer points per column, each point is drawn */
const pointsForBand = 4;

function addColumn(into: { points: Point[]; band: Spread[] }, column: readonly Point[]) {
  const x = into.points.length === 0 ? column[0]?.x : column.at(-1)?.x;
  const ys = column.map(({ y }) => y);
  if (x === undefined) return;
  into.points.push({ x, y: ys.reduce((sum, y) => sum + y, 0) / ys.length });
  into.band.push({
    x,
    low: ys.reduce((a, b) => Math.min(a, b)),
    high: ys.reduce((a, b) => Math.max(a, b)),
  });
}

/** with fewer series every spike is kept; with more, about one point per column is enough */
export const fewSeries = 24;
const manyPoints = 250_000;

type AvailableSpace = { columns: number; seriesCount: number };

/** The number of points for each line of a chart with many lines. */
export const crowdLimit = ({ columns, seriesCount }: AvailableSpace): number =>
  Math.max(64, Math.min(columns, Math.floor(manyPoints / seriesCount)));

/**
 * Downsamples with the method that fits the number of lines in a chart of `columns` device pixels.
 */
export function downsample(
  points: readonly Point[],
  { columns, seriesCount }: AvailableSpace,
): readonly Point[] {
  if (seriesCount <= fewSeries) return downsampleByExtremes(points, columns);
  return downsampleByTriangles(points, crowdLimit({ columns, seriesCount }));
}
