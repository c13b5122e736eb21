import { formatPlain } from '../../lib/format';
import type { Axis } from '../axes/axis';
import { type Dimension, dimensionText, hasPlace } from '../axes/dimension';
import { extentOf } from '../axes/extent';
import { roundEdges, textsApart, tickTexts } from '../axes/format-value';
import { sizeOf } from '../axes/ticks';
import { binCount, binEdges, binOf } from '../histogram/bins';

/** The bins of one side of a heat map: one per word, or one per range of numbers. */
export type Side = {
  count: number;
  /** the bin of a value, counted from the low end; -1 for none */
  partOf: (value: number) => number;
  textOf: (part: number) => string;
  axis: Axis;
};

/** `ids` of the points in it, in the order of the points */
export type Cell = { column: number; row: number; ids: readonly string[]; mean: number };

const maxParts = 12;

function categorySide(dimension: Dimension & { kind: 'category' }): Side {
  const { names } = dimension;
  const count = Math.max(1, names.length);
  return {
    count,
    partOf: (value) => (value >= 0 && value < names.length ? value : -1),
    textOf: (part) => dimensionText(dimension, part),
    axis: {
      scale: 'linear',
      min: 0,
      max: count,
      ticks: names.map((_, index) => index + 0.5),
      text: (tick) => names[tick - 0.5] ?? '',
    },
  };
}

/** Makes bins by the rule of histograms; if there are few distinct values, each has its own bin. */
export function sideOf(dimension: Dimension, values: readonly number[]): Side {
  if (dimension.kind === 'category') return categorySide(dimension);
  const usable = values.filter((value) => hasPlace(dimension, value));
  const distinct = [...new Set(usable)].sort((a, b) => a - b);
  if (distinct.length <= maxParts) {
    const short = distinct.map(formatPlain);
    const names = new Set(short).size === short.length ? short : distinct.map(String);
    const side = categorySide({ ...dimension, kind: 'category', names });
    return { ...side, partOf: (value) => distinct.indexOf(value) };
  }
  const range = extentOf(usable) ?? [0, 1];
  const isLog = dimension.scale === 'log';
  const sorted = Float64Array.from(usable, (value) => (isLog ? Math.log10(value) : value)).sort();
  const count = Math.min(maxParts, Math.max(2, binCount(sorted)));
  const edges = binEdges(range, { count, scale: dimension.scale });
  const rounded = roundEdges(edges, 2);
  const edgeText = tickTexts(rounded);
  const partText = isLog
    ? formatPlain
    : textsApart({ distance: (range[1] - range[0]) / count, size: sizeOf(range) }, formatPlain);
  const stride = Math.ceil(edges.length / 6);
  return {
    count,
    partOf: (value) => binOf(value, edges),
    textOf: (part) => `${partText(edges[part] ?? 0)} to ${partText(edges[part + 1] ?? 0)}`,
    axis: {
      scale: 'linear',
      min: 0,
      max: count,
      ticks: edges.map((_, index) => index).filter((index) => index % stride === 0),
      text: (tick) => edgeText(rounded[tick] ?? 0),
    },
  };
}

type Valued = {
  id: string;
  x: number | undefined;
  y: number | undefined;
  value?: number | undefined;
};

/** The mean of each cell, from the low ends up; empty cells are left out. */
export function heatCells(points: readonly Valued[], { x, y }: { x: Side; y: Side }): Cell[] {
  const sums = new Map<number, { sum: number; ids: string[] }>();
  for (const point of points) {
    if (point.x === undefined || point.y === undefined || point.value === undefined) continue;
    if (!Number.isFinite(point.value)) continue;
    const [column, row] = [x.partOf(point.x), y.partOf(point.y)];
    if (column < 0 || row < 0) continue;
    const at = row * x.count + column;
    const cellSum = sums.get(at) ?? { sum: 0, ids: [] };
    cellSum.sum += point.value;
    cellSum.ids.push(point.id);
    sums.set(at, cellSum);
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([at, { sum, ids }]) => ({
      column: at % x.count,
      row: Math.floor(at / x.count),
      ids,
      mean: sum / ids.length,
    }));
}
