import { type SmoothingKind, smoothers } from '../../lib/smoothing';
import { roundAxis } from '../axes/axis';
import { isPlottable, type OutlierMode, rangeFor } from '../axes/extent';
import { nearestIndex } from '../pointer/hover';
import type { Point, Range, Scale, Series, Spread } from './series';

export type EdgeMark = { x: number; kind: 'above' | 'below' | 'nan' };

export type Line = {
  id: string;
  color: string;
  dash: readonly number[];
  isWide?: boolean;
  /** finite points, above zero on a log axis */
  points: readonly Point[];
  /** the unsmoothed line behind it; undefined without smoothing */
  raw?: readonly Point[];
  /**
   * the range behind each point, from lowest to highest; undefined when points are single values
   */
  band?: readonly Spread[];
  /** the visible points with a flag */
  flags?: readonly Point[];
  /** values outside the axis, shown as marks on its edge */
  marks: readonly EdgeMark[];
};

export type LineData = {
  lines: readonly Line[];
  x?: Range;
  y?: Range;
  /** numbers of points outside the y axis, because it leaves out outliers or its range was set */
  clipped: Clipped;
};

export type Clipped = { above: number; below: number };

/** The clipped points of an axis that shows all of them. */
export const noneClipped: Clipped = { above: 0, below: 0 };

const kindOf = (y: number): EdgeMark['kind'] => {
  if (Number.isNaN(y)) return 'nan';
  return y > 0 ? 'above' : 'below';
};

/**
 * a log axis has no place for zero or below, so it drops those points rather than drawing them at
 * the edge
 */
const isDrawable = (y: number, scale: Scale) => isPlottable(y) && (scale === 'linear' || y > 0);

const isInside = ({ x }: { x: number }, range: Range | undefined) =>
  range === undefined || (x >= range[0] && x <= range[1]);

/** The points in the range and one neighbor on each side, so that lines extend to the edge. */
export function clip<At extends { x: number }>(
  points: readonly At[],
  range: Range | undefined,
): readonly At[] {
  if (!range) return points;
  const from = points.findIndex(({ x }) => x >= range[0]);
  if (from < 0) return points.slice(-1);
  const to = points.findLastIndex(({ x }) => x <= range[1]);
  return points.slice(Math.max(from - 1, 0), to + 2);
}

function bandOf({ band }: Series, { scale, range }: LineOptions): readonly Spread[] | undefined {
  const drawable = band?.filter(
    ({ low, high }) => isDrawable(low, scale) && isDrawable(high, scale),
  );
  return drawable && clip(drawable, range);
}

/**
 * Returns the same array if all points can be drawn, which is nearly always: a million points are
 * not copied then.
 */
function drawablePoints(points: readonly Point[], scale: Scale): readonly Point[] {
  for (const { y } of points)
    if (!isDrawable(y, scale)) return points.filter((point) => isDrawable(point.y, scale));
  return points;
}

function marksOf(points: readonly Point[], range: Range | undefined): EdgeMark[] {
  const marks: EdgeMark[] = [];
  for (const point of points) {
    if (isPlottable(point.y) || !isInside(point, range)) continue;
    marks.push({ x: point.x, kind: kindOf(point.y) });
  }
  return marks;
}

/**
 * Places flags on the drawn line, smoothed or not, and on the nearest point where theirs was
 * dropped.
 */
function flagsOf(flags: Series['flags'], points: readonly Point[], options: LineOptions) {
  if (!flags) return {};
  const [first, last] = [points[0], points.at(-1)];
  const flagged = flags.flatMap(({ x }) => {
    if (!first || !last || x < first.x || x > last.x) return [];
    return points[nearestIndex(points, x)] ?? [];
  });
  return {
    flags: flagged.filter(
      (point) => isInside(point, options.range) && isDrawable(point.y, options.scale),
    ),
  };
}

function toLine(series: Series, options: LineOptions): Line {
  const { scale, smoothing = 0, smoothingKind = 'points', range } = options;
  const drawable = (points: readonly Point[]) => clip(drawablePoints(points, scale), range);
  const smoothed = smoothers[smoothingKind](series.points, smoothing);
  const band = bandOf(series, options);
  return {
    id: series.id,
    color: series.color,
    dash: series.dash ?? [],
    ...(series.isWide ? { isWide: true } : {}),
    points: drawable(smoothed),
    ...(smoothed === series.points ? {} : { raw: drawable(series.points) }),
    ...(band ? { band } : {}),
    ...flagsOf(series.flags, smoothed, options),
    marks: marksOf(series.points, range),
  };
}

function* visiblePoints(lines: readonly Line[], range: Range | undefined): Generator<Point> {
  for (const { points, raw } of lines) {
    for (const point of raw ?? points) if (isInside(point, range)) yield point;
  }
}

type Extents = { x?: Range; y?: Range };

function extents(lines: readonly Line[], range: Range | undefined): Extents {
  let [left, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, high] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points, raw, band = [] } of lines) {
    // a line with a single point outside the zoom does not affect the axis
    for (const point of raw ?? points) {
      if (!isInside(point, range)) continue;
      const { x, y } = point;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < low) low = y;
      if (y > high) high = y;
    }
    for (const spread of band) {
      if (!isInside(spread, range)) continue;
      low = Math.min(low, spread.low);
      high = Math.max(high, spread.high);
    }
  }
  return {
    ...(left <= right ? { x: [left, right] as const } : {}),
    ...(low <= high ? { y: [low, high] as const } : {}),
  };
}

function withMarks(range: Range | undefined, lines: readonly Line[]): Range | undefined {
  const xs = lines.flatMap(({ marks }) => marks.map(({ x }) => x));
  if (xs.length === 0) return range;
  const [from, to] = range ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return [xs.reduce((a, b) => Math.min(a, b), from), xs.reduce((a, b) => Math.max(a, b), to)];
}

export type LineOptions = {
  scale: Scale;
  smoothing?: number;
  smoothingKind?: SmoothingKind;
  range?: Range;
  /** the y range that the user has set */
  yRange?: Range;
  outliers?: OutlierMode;
};

function visibleY(lines: readonly Line[], y: Range | undefined, options: LineOptions) {
  const { range, yRange, scale, outliers = 'shown' } = options;
  if (yRange) return yRange;
  if (!y || outliers === 'shown') return y;
  const values = Array.from(visiblePoints(lines, range), (point) => point.y);
  return rangeFor(outliers, { values, all: y, scale });
}

function countOutside(lines: readonly Line[], { range, yRange, scale }: LineOptions, y: Range) {
  const axis = roundAxis(y, scale);
  // the axis ends at round values, unless the user has set its ends
  const [low, high] = yRange ?? [axis.min, axis.max];
  const clipped = { above: 0, below: 0 };
  for (const point of visiblePoints(lines, range)) {
    if (point.y > high) clipped.above += 1;
    else if (point.y < low) clipped.below += 1;
  }
  return clipped;
}

/**
 * Returns the data to draw for the series: lines with their gaps closed, edge marks, and the extent
 * of both axes.
 */
export function toLineData(series: readonly Series[], options: LineOptions): LineData {
  const lines = series.map((one) => toLine(one, options));
  const full = extents(lines, options.range);
  const x = withMarks(full.x, lines);
  const y = visibleY(lines, full.y, options);
  return {
    lines,
    clipped: y && y !== full.y ? countOutside(lines, options, y) : noneClipped,
    ...(x ? { x } : {}),
    ...(y ? { y } : {}),
  };
}
