import type { Point, Spread } from './series';

/** finite points of one pixel column, lowest and highest, in order of x */
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
 * At most two points per column, the extremes of each, so that no spike is lost. First and last
 * point stay. Expects finite points ordered by x.
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
      for (const kept of columnExtremes(column)) if (kept !== first) thinned.push(kept);
      column = [];
      edge = first.x + width * Math.ceil((point.x - first.x) / width);
    }
    column.push(point);
  }
  for (const kept of columnExtremes(column))
    if (kept !== first && kept !== last) thinned.push(kept);
  thinned.push(last);
  return thinned;
}

/** coordinates beside each other, ordered by x: read much faster than objects */
export type Coordinates = { xs: ArrayLike<number>; ys: ArrayLike<number> };

const at = (values: ArrayLike<number>, index: number) => values[index] ?? Number.NaN;

function mean(values: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += at(values, index);
  return sum / (to - from);
}

/** which of `count` points stay, when each of the buckets keeps the one of the largest triangle */
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

/** whether so many points are thinned to `limit` at all */
export const isDownsampled = (count: number, limit: number): boolean => limit >= 3 && count > limit;

/**
 * Largest-triangle thinning to exactly `limit` points: the shape of a curve at a small price, for
 * when there are many. Expects finite points ordered by x.
 */
export function downsampleByTriangles(points: readonly Point[], limit: number): readonly Point[] {
  if (!isDownsampled(points.length, limit)) return points;
  const coordinates = { xs: points.map(({ x }) => x), ys: points.map(({ y }) => y) };
  return pickByTriangles(coordinates, limit).flatMap((index) => points[index] ?? []);
}

export type Columns = { points: readonly Point[]; band: readonly Spread[] };

/**
 * The mean of each column, and from where to where its points reach: what a curve looks like from
 * afar when it holds many points per column. Undefined when it holds too few for that. First and
 * last x stay where they are. Expects finite points ordered by x.
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

/** fewer points per column are drawn one by one */
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

/** below this many series every spike is kept; above, about one point per column is enough */
export const fewSeries = 24;
const manyPoints = 250_000;

type Room = { columns: number; seriesCount: number };

/** how many points a line has room for that shares the chart with many */
export const crowdLimit = ({ columns, seriesCount }: Room): number =>
  Math.max(64, Math.min(columns, Math.floor(manyPoints / seriesCount)));

/** picks the way of thinning by how many lines share the chart of `columns` device pixels */
export function downsample(
  points: readonly Point[],
  { columns, seriesCount }: Room,
): readonly Point[] {
  if (seriesCount <= fewSeries) return downsampleByExtremes(points, columns);
  return downsampleByTriangles(points, crowdLimit({ columns, seriesCount }));
}
