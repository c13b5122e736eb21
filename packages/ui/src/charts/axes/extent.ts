import type { Range } from '../lines/series';

/** The lowest and highest of the finite values; undefined if there are none. */
export function extentOf(values: Iterable<number>): Range | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return from <= to ? [from, to] : undefined;
}

/**
 * Returns the quantile of sorted values: a share of them is below it. Interpolates between two
 * values (definition 7 of Hyndman and Fan, 1996, as in R and NumPy).
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * quantiles between which a value counts as usual: the ones by which TensorBoard scales when it
 * ignores outliers
 */
const usual = [0.05, 0.95] as const;

/** with fewer values, none is an outlier */
const fewest = 8;

/**
 * The range of most values: from the 5th to the 95th percentile, extended by half on both sides and
 * never wider than the values themselves. A spike is outside, the noise of a calm curve is not.
 */
export function robustRange(values: ArrayLike<number>): Range | undefined {
  const finite = Float64Array.from(values)
    .filter((value) => Number.isFinite(value))
    .sort();
  const [first, last] = [finite[0], finite.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (finite.length < fewest) return [first, last];
  const [low, high] = [quantile(finite, usual[0]), quantile(finite, usual[1])];
  const room = (high - low) / 2;
  if (room === 0) return [first, last];
  return [Math.max(first, low - room), Math.min(last, high + room)];
}
