import { boundOfT } from './distributions';
import type { Feature } from './regression-tree';

/** Trials with similar values of a hyperparameter, or with the same word. */
export type EffectBin = {
  /** the lowest and the highest value that was tried; undefined for a word */
  from?: number;
  to?: number;
  word?: string;
  /** the number of its trials */
  count: number;
  /** the mean of their metric, and its 95 % interval by Student's t; null for a single trial */
  mean: number;
  low: number | null;
  high: number | null;
};

/** A bin with the rows that are in it. */
export type Bin = { rows: number[]; from?: number; to?: number; word?: string };

/** fewer trials than this say nothing about their mean */
export const minInBin = 3;

const maxBins = 10;
/** a bin of numbers has at least so many trials, where these suffice for three */
const trialsPerBin = 8;
/** a hyperparameter with at most so many different numbers has a bin for each */
const fewValues = 10;

/** Returns rows grouped by the values of a hyperparameter, without those that lack it. */
export function binsOf(feature: Feature, rows: readonly number[], max = maxBins): Bin[] {
  const present = rows.filter((row) => Number.isFinite(feature.values[row]));
  const groups = new Map<number, number[]>();
  for (const row of present) {
    const value = feature.values[row] ?? 0;
    const same = groups.get(value);
    if (same) same.push(row);
    else groups.set(value, [row]);
  }
  const values = [...groups.keys()].sort((one, other) => one - other);
  if (feature.kind === 'word')
    return values.map((value) => ({
      rows: groups.get(value) ?? [],
      word: feature.words?.[value] ?? String(value),
    }));
  const count = Math.min(max, Math.max(3, Math.floor(present.length / trialsPerBin)));
  const isDiscrete = values.length <= Math.min(max, fewValues);
  const minRows = isDiscrete ? minInBin : present.length / count;
  const bins: Bin[] = [];
  let [filled, rest] = [0, present.length];
  for (const value of values) {
    const own = groups.get(value) ?? [];
    const last = bins.at(-1);
    const isFull = isDiscrete
      ? (last?.rows.length ?? 0) >= minRows && rest >= minRows
      : filled >= bins.length * minRows - 0.5;
    if (last && !isFull) {
      last.rows.push(...own);
      last.to = value;
    } else bins.push({ rows: [...own], from: value, to: value });
    filled += own.length;
    rest -= own.length;
  }
  return bins;
}

/** Mean, variance of a sample, and number of the metric in some rows. */
export type Moments = { mean: number; variance: number; count: number };

export function momentsOf(rows: readonly number[], target: readonly number[]): Moments {
  const values = rows.map((row) => target[row] ?? 0);
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / Math.max(1, count - 1), count };
}

/** The mean of some rows with its 95 % interval by Student's t. */
export function intervalOf(rows: readonly number[], target: readonly number[]) {
  const { mean, variance, count } = momentsOf(rows, target);
  if (count < 2) return { mean, low: null, high: null };
  const half = boundOfT(count - 1) * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half };
}

/** how many times the distance of the quartiles a metric may be away from them */
const fence = 3;

/**
 * The metric without its extremes: a value further outside of the quartiles than three times their
 * distance counts as that bound (J. W. Tukey's outer fences, 1977), so that one diverged trial does
 * not decide a mean. Infinity, for a metric that is not a number, is the worst of all.
 */
export function withoutExtremes(target: readonly number[]): number[] {
  const sorted = target.filter(Number.isFinite).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  const spread = at(0.75) - at(0.25);
  const isFlat = spread === 0;
  const low = isFlat ? at(0) : at(0.25) - fence * spread;
  const high = isFlat ? at(1) : at(0.75) + fence * spread;
  return target.map((value) => Math.min(high, Math.max(low, value)));
}
