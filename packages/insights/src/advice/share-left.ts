import type { Effect } from '../importance/effect';
import { withoutExtremes } from '../importance/effect-bins';
import type { Feature } from '../importance/regression-tree';

/** At a later rung fewer trials say nothing about how long an effect lasts. */
export const minLater = 8;

type Input = {
  feature: Feature;
  effect: Effect;
  /** at the first rung */
  target: readonly number[];
  /** at a later one; not a number for trials that did not get there */
  later: readonly number[];
};

/**
 * How much of the effect of a hyperparameter at the first rung is left at a later one: 1 for all of
 * it, 0 for none, below 0 where it has turned round.
 *
 * Trials at a later rung were chosen by their metric at the first, so their own effect curve is
 * wrong: one with bad values is there because it was lucky. Among trials with the same metric at the
 * first rung nothing was chosen (D. B. Rubin, Inference and Missing Data, 1976), so the later metric
 * is a line of both (least squares): y = a + m·c(x) + b·(t − c(x)), with c(x) the mean of the curve
 * at the trial's value, t its metric at the first rung, and m the part that is left. Returns 1
 * where the trials cannot tell.
 */
export function shareLeftOf({ feature, effect, target, later }: Input): number {
  const calm = withoutExtremes(target);
  const rows = [...later.keys()].filter(
    (row) => !Number.isNaN(later[row]) && meanAt(effect, feature, row) !== undefined,
  );
  const ys = withoutExtremes(rows.map((row) => later[row] ?? 0));
  const curve = centered(rows.map((row) => meanAt(effect, feature, row) ?? 0));
  const rest = centered(rows.map((row) => (calm[row] ?? 0) - (meanAt(effect, feature, row) ?? 0)));
  const y = centered(ys);
  const [cc, cr, rr] = [dot(curve, curve), dot(curve, rest), dot(rest, rest)];
  const determinant = cc * rr - cr * cr;
  if (rows.length < 4 || determinant <= 1e-9 * cc * rr || cc === 0) return 1;
  return (dot(curve, y) * rr - dot(rest, y) * cr) / determinant;
}

/** The curve at the value of a trial, between the middles of its bins along a line. */
function meanAt({ bins }: Effect, { values, words, isLog }: Feature, row: number) {
  const value = values[row] ?? Number.NaN;
  if (words) return bins.find(({ word }) => word === words[value])?.mean;
  if (Number.isNaN(value)) return undefined;
  const scaled = (number: number) => (isLog ? Math.log(number) : number);
  const places = bins.map(({ from = 0, to = 0 }) => (scaled(from) + scaled(to)) / 2);
  const x = scaled(value);
  const above = places.findIndex((place) => place >= x);
  const [last, first] = [bins.at(-1), bins[0]];
  if (above < 0) return last?.mean;
  if (above === 0) return first?.mean;
  const [low, high] = [places[above - 1] ?? x, places[above] ?? x];
  const [lowMean, highMean] = [bins[above - 1]?.mean ?? 0, bins[above]?.mean ?? 0];
  return lowMean + ((highMean - lowMean) * (x - low)) / (high - low || 1);
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return values.map((value) => value - mean);
}
