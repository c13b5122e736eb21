import { roundTo } from '../axes/ticks';
import type { Point, Range, Series } from '../lines/series';

/** The index of the point nearest in x, by binary search; -1 without points. */
export function nearestIndex(points: readonly Point[], x: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.x ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  const at = points[low];
  const before = points[low - 1];
  if (!at) return -1;
  return before && x - before.x <= at.x - x ? low - 1 : low;
}

/** The x of the nearest point of any series, for the crosshair. */
export function snapX(series: readonly Series[], x: number): number | undefined {
  let best: number | undefined;
  for (const { points } of series) {
    const point = points[nearestIndex(points, x)];
    if (point && (best === undefined || Math.abs(point.x - x) < Math.abs(best - x))) best = point.x;
  }
  return best;
}

/** The next x of any series to the left or right; the same x at the end. */
export function stepX(series: readonly Series[], x: number, direction: -1 | 1): number {
  let best: number | undefined;
  for (const { points } of series) {
    const index = nearestIndex(points, x);
    for (const point of [points[index - 1], points[index], points[index + 1]]) {
      if (!point || Math.sign(point.x - x) !== direction) continue;
      if (best === undefined || Math.abs(point.x - x) < Math.abs(best - x)) best = point.x;
    }
  }
  return best ?? x;
}

const directions = new Map<string, -1 | 1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

type Walk = { series: readonly Series[]; x: number | undefined; visible: Range; steps: number };

/** The new x of the crosshair for a key; undefined for other keys. */
export function xOfKey(key: string, { series, x, visible, steps }: Walk): number | undefined {
  if (key === 'Home' || key === 'End') return snapX(series, visible[key === 'Home' ? 0 : 1]);
  const direction = directions.get(key);
  if (direction === undefined) return undefined;
  if (x === undefined) return snapX(series, visible[direction > 0 ? 0 : 1]);
  let to = x;
  for (let step = 0; step < steps; step++) to = stepX(series, to, direction);
  return to;
}

export type HoverRow = {
  id: string;
  name: string;
  color: string;
  dash: readonly number[];
  value: number;
};

/** Sorts NaN and infinity above everything, where they are noticed. */
const rank = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value);

/**
 * Each series' value nearest to x, highest first; leaves out a series that has ended or has not
 * begun.
 */
export function hoverRows(
  series: readonly Series[],
  { x, reach }: { x: number; reach: number },
): HoverRow[] {
  const rows: HoverRow[] = [];
  for (const { id, name, color, dash = [], points } of series) {
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last || x < first.x - reach || x > last.x + reach) continue;
    const point = points[nearestIndex(points, x)];
    if (point) rows.push({ id, name, color, dash, value: point.y });
  }
  return rows.sort((a, b) => rank(b.value) - rank(a.value));
}

const rowLimit = 12;

/** At most twelve rows, including the highlighted one. */
export function visibleRows<Row extends { id: string }>(
  rows: readonly Row[],
  highlighted: string | undefined,
) {
  const visible = rows.slice(0, rowLimit);
  const row = rows.find(({ id }) => id === highlighted);
  if (row && !visible.includes(row)) visible.splice(rowLimit - 1, 1, row);
  return { visible, more: rows.length - visible.length };
}

export type Pixels = { toX: (x: number) => number; toY: (y: number) => number };

/** The series whose nearest point is closest to the pointer, at most `within` pixels away. */
export function nearestSeries(
  series: readonly { id: string; points: readonly Point[] }[],
  {
    x,
    left,
    top,
    pixels,
    within,
  }: { x: number; left: number; top: number; pixels: Pixels; within: number },
): string | undefined {
  let best: string | undefined;
  let distance = within;
  for (const { id, points } of series) {
    const point = points[nearestIndex(points, x)];
    if (!point || !Number.isFinite(point.y)) continue;
    const away = Math.hypot(pixels.toX(point.x) - left, pixels.toY(point.y) - top);
    if (away > distance) continue;
    distance = away;
    best = id;
  }
  return best;
}

/**
 * Rounds to a thousandth of the span, which is more precise than any pointer and short enough for a
 * link.
 */
const roundIn = (value: number, span: number) => roundTo(value, Math.floor(Math.log10(span)) - 3);

/** The range of the axis that a drag covered; undefined for a click. */
export function dragRange(from: number, to: number, { span }: { span: Range }): Range | undefined {
  const width = span[1] - span[0];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (high - low <= width * 0.01) return undefined;
  return [roundIn(low, high - low), roundIn(high, high - low)];
}
