import { extentOf, quantile } from '../axes/extent';
import { isFlat } from '../axes/ticks';
import type { Range, Scale } from '../lines/series';

export type Bin = { from: number; to: number; count: number };

const maxBins = 60;

/**
 * The number of bins: the larger one of two rules, as in NumPy's `auto`. By Freedman and Diaconis
 * ("On the histogram as a density estimator", 1981) the width is twice the interquartile range over
 * the cube root of the count, which leaves two or three bins to a dozen of values; the rule of
 * Sturges (1926) has more for few values, and for many equal ones.
 */
export function binCount(sorted: ArrayLike<number>): number {
  const { length } = sorted;
  const [first, last] = [sorted[0] ?? 0, sorted[length - 1] ?? 0];
  const span = last - first;
  if (length < 2 || isFlat([first, last])) return 1;
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  const width = (2 * spread) / Math.cbrt(length);
  const bySpread = width > 0 ? Math.ceil(span / width - 1e-9) : 1;
  return Math.min(maxBins, Math.max(bySpread, Math.ceil(Math.log2(length)) + 1));
}

/** The edges of `count` bins of equal width; on a log scale of equal ratio. */
export function binEdges([from, to]: Range, { count, scale }: { count: number; scale: Scale }) {
  const isLog = scale === 'log';
  const [low, high] = isLog ? [Math.log10(from), Math.log10(to)] : [from, to];
  return Array.from({ length: count + 1 }, (_, index) => {
    // the ends are the values themselves, without rounding errors
    if (index === 0) return from;
    if (index === count) return to;
    const at = low + ((high - low) * index) / count;
    return isLog ? 10 ** at : at;
  });
}

/**
 * The bin of a value: a value on an edge belongs to the bin that begins there, the last value to
 * the last bin.
 */
export function binOf(value: number, edges: readonly number[]): number {
  const last = edges.length - 2;
  const index = edges.findIndex((edge) => value < edge) - 1;
  return index < 0 ? (value < (edges[0] ?? 0) ? -1 : last) : Math.min(index, last);
}

/**
 * Counts the values in each bin. Omits NaN and infinity, on a log scale zero and below too. Without
 * `count` the number of bins follows from the values.
 */
export function toBins(
  values: readonly number[],
  { scale, count }: { scale: Scale; count?: number },
): Bin[] {
  const usable = values.filter(
    (value) => Number.isFinite(value) && (scale === 'linear' || value > 0),
  );
  const range = extentOf(usable);
  if (!range) return [];
  const sorted = Float64Array.from(usable, (value) =>
    scale === 'log' ? Math.log10(value) : value,
  ).sort();
  const edges = binEdges(range, { count: count ?? binCount(sorted), scale });
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to, count: 0 }));
  for (const value of usable) {
    const bin = bins[binOf(value, edges)];
    if (bin) bin.count += 1;
  }
  return bins;
}
