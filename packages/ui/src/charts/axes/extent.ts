import type { Range, Scale } from '../lines/series';
import { isFlat } from './ticks';

/** the largest size of a value that has a place on an axis: larger ones are drawn as infinite */
const largest = 1e307;

/** Returns true for a value that an axis can show: not NaN, not infinite, nor nearly. */
export const isPlottable = (value: number): boolean => Math.abs(value) <= largest;

/** The lowest and highest of the values that an axis can show; undefined if there are none. */
export function extentOf(values: Iterable<number>): Range | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!isPlottable(value)) continue;
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
const middleShares = [0.05, 0.95] as const;

/** with fewer values, none is an outlier */
const minValues = 8;

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
  if (finite.length < minValues) return [first, last];
  const [low, high] = [quantile(finite, middleShares[0]), quantile(finite, middleShares[1])];
  const room = (high - low) / 2;
  if (isFlat([low, high])) return [first, last];
  return [Math.max(first, low - room), Math.min(last, high + room)];
}

/** a share of the values, at each end, that an axis may leave out: a trial of ten that diverged */
const outlierShare = 0.1;

/** the same for values that are `maxStretch` times as large as all others: a curve that diverges */
const farOutlierShare = 0.25;

/** how many times longer outliers make an axis before it leaves them out */
const maxStretch = 10;

/** sorting more of them costs more than it tells about quantiles */
const maxSorted = 20_000;

/** Every nth of many values. */
function sampleOf(values: ArrayLike<number>): Float64Array {
  const step = Math.max(1, Math.ceil(values.length / maxSorted));
  return Float64Array.from(
    { length: Math.ceil(values.length / step) },
    (_, index) => values[index * step] ?? Number.NaN,
  );
}

/** The range of sorted values without a share of them at either end, and with room. */
function innerRange(
  sorted: Float64Array,
  { share, all: [from, to] }: { share: number; all: Range },
): Range | undefined {
  const ignored = Math.max(1, Math.floor(sorted.length * share));
  const [low, high] = [sorted[ignored], sorted[sorted.length - 1 - ignored]];
  if (low === undefined || high === undefined || isFlat([low, high])) return undefined;
  const room = (high - low) / 2;
  const range = [Math.max(from, low - room), Math.min(to, high + room)] as const;
  return to - from > maxStretch * (range[1] - range[0]) ? range : undefined;
}

const sizeOf = ([low, high]: Range) => Math.max(Math.abs(low), Math.abs(high));

/**
 * The range of all values but a few that stretch it more than tenfold; undefined where no value
 * does, where there are few, or where the others are equal. At most a tenth of the values is left
 * out at either end, or a quarter where these are more than ten times as large as all others: a
 * curve that climbs fast to its plateau has no outliers. What remains is extended by half of its
 * length on both sides.
 */
export function rangeWithoutOutliers(values: ArrayLike<number>, all: Range): Range | undefined {
  const sorted = sampleOf(values)
    .filter((value) => Number.isFinite(value))
    .sort();
  if (sorted.length < minValues) return undefined;
  const few = innerRange(sorted, { share: outlierShare, all });
  if (few) return few;
  const more = innerRange(sorted, { share: farOutlierShare, all });
  if (!more) return undefined;
  const isFar = (end: number) => Math.abs(end) > maxStretch * sizeOf(more);
  const range = [isFar(all[0]) ? more[0] : all[0], isFar(all[1]) ? more[1] : all[1]] as const;
  return all[1] - all[0] > maxStretch * (range[1] - range[0]) ? range : undefined;
}

/**
 * Which values an axis covers. `auto`: all but outliers that stretch it more than tenfold;
 * `left-out`: the usual ones, whatever the others are.
 */
export type OutlierMode = 'auto' | 'shown' | 'left-out';

/** Which values of a metric are good. */
export type Better = 'low' | 'high';

type RangeOptions = {
  values: ArrayLike<number>;
  all: Range;
  scale: Scale;
  better?: Better | undefined;
};

/**
 * The part of the range of all values that an axis covers. `auto` leaves out no value for being
 * good: in a search that stops most of its trials early, the best ones are far from all others.
 */
export function rangeFor(mode: OutlierMode, { values, all, scale, better }: RangeOptions): Range {
  if (mode === 'left-out') return robustRange(values) ?? all;
  // a log axis keeps small values readable beside large ones
  if (mode === 'shown' || scale === 'log') return all;
  const inner = rangeWithoutOutliers(values, all);
  if (!inner) return all;
  const range = [
    better === 'low' ? all[0] : inner[0],
    better === 'high' ? all[1] : inner[1],
  ] as const;
  return range[0] === all[0] && range[1] === all[1] ? all : range;
}
