import type { Point, Range, Scale, Series } from './series';
import { smooth } from './smoothing';

export type EdgeMark = { x: number; kind: 'above' | 'below' | 'nan' };

export type Line = {
  id: string;
  color: string;
  dash: readonly number[];
  /** finite, and above zero on a log axis */
  points: readonly Point[];
  /** the unsmoothed line behind it; undefined when nothing was smoothed */
  raw?: readonly Point[];
  /** values that have no place on the axis, shown as marks on its edge */
  marks: readonly EdgeMark[];
};

export type LineData = { lines: readonly Line[]; x?: Range; y?: Range };

const kindOf = (y: number): EdgeMark['kind'] => {
  if (Number.isNaN(y)) return 'nan';
  return y > 0 ? 'above' : 'below';
};

/** a log axis has no room for zero or below, so those points are dropped rather than drawn at the edge */
const isDrawable = (y: number, scale: Scale) => Number.isFinite(y) && (scale === 'linear' || y > 0);

const isInside = ({ x }: Point, range: Range | undefined) =>
  range === undefined || (x >= range[0] && x <= range[1]);

/** points in the range and one neighbour on each side, so that lines run to the edge */
export function clip(points: readonly Point[], range: Range | undefined): readonly Point[] {
  if (!range) return points;
  const from = points.findIndex(({ x }) => x >= range[0]);
  if (from < 0) return points.slice(-1);
  const to = points.findLastIndex(({ x }) => x <= range[1]);
  return points.slice(Math.max(from - 1, 0), to + 2);
}

function toLine(series: Series, options: LineOptions): Line {
  const { scale, smoothing = 0, range } = options;
  const drawable = (points: readonly Point[]) =>
    clip(
      points.filter(({ y }) => isDrawable(y, scale)),
      range,
    );
  const smoothed = smooth(series.points, smoothing);
  return {
    id: series.id,
    color: series.color,
    dash: series.dash ?? [],
    points: drawable(smoothed),
    ...(smoothed === series.points ? {} : { raw: drawable(series.points) }),
    marks: series.points
      .filter((point) => !Number.isFinite(point.y) && isInside(point, range))
      .map(({ x, y }) => ({ x, kind: kindOf(y) })),
  };
}

function extent(lines: readonly Line[], pick: (point: Point) => number, range?: Range) {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { points, raw } of lines) {
    // a line of a single point outside the zoom says nothing about the axis
    for (const point of raw ?? points) {
      if (!isInside(point, range)) continue;
      const value = pick(point);
      if (value < from) from = value;
      if (value > to) to = value;
    }
  }
  return from <= to ? ([from, to] as const) : undefined;
}

function withMarks(range: Range | undefined, lines: readonly Line[]): Range | undefined {
  const xs = lines.flatMap(({ marks }) => marks.map(({ x }) => x));
  if (xs.length === 0) return range;
  const [from, to] = range ?? [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return [xs.reduce((a, b) => Math.min(a, b), from), xs.reduce((a, b) => Math.max(a, b), to)];
}

export type LineOptions = { scale: Scale; smoothing?: number; range?: Range };

/** what to draw for the series: lines with their gaps closed, edge marks, and the extent of both axes */
export function toLineData(series: readonly Series[], options: LineOptions): LineData {
  const lines = series.map((one) => toLine(one, options));
  const x = withMarks(
    extent(lines, (point) => point.x, options.range),
    lines,
  );
  const y = extent(lines, (point) => point.y, options.range);
  return { lines, ...(x ? { x } : {}), ...(y ? { y } : {}) };
}
