import {
  type Bin,
  binsOf,
  type EffectBin,
  intervalOf,
  type Moments,
  minInBin,
  momentsOf,
  withoutExtremes,
} from './effect-bins';
import { chanceGiven, chanceOfBins } from './effect-chance';
import type { Feature } from './regression-tree';

/** A mean and its 95 % interval. */
export type MeanInterval = Pick<EffectBin, 'mean' | 'low' | 'high'>;

/** States the meaning of a curve. */
export type Conclusion =
  | { kind: 'too few' }
  /** `together` names another hyperparameter whose value decides whether this one matters */
  | { kind: 'none'; together?: string }
  /** better and better up to one end of the tried values */
  | { kind: 'direction'; isHigherBetter: boolean; best: MeanInterval; worst: MeanInterval }
  | { kind: 'range'; from: number; to: number; best: MeanInterval }
  | { kind: 'words'; words: string[]; best: MeanInterval };

/** The effect of a hyperparameter: the curve of the metric over its values, and its meaning. */
export type Effect = { bins: EffectBin[]; conclusion: Conclusion };

/** With fewer trials the result means nothing. */
export const minMeasured = 20;

/** one search in so many has a hyperparameter without an effect that is said to have one */
const searchesPerError = 1000;

/** Returns false for a hyperparameter whose differences may be chance. */
export const isClear = ({ conclusion }: Effect): boolean =>
  conclusion.kind !== 'too few' &&
  (conclusion.kind !== 'none' || conclusion.together !== undefined);

type Measured = {
  features: readonly Feature[];
  target: readonly number[];
  isSmallerBetter: boolean;
};

/**
 * The effect of each hyperparameter on the metric, in the order of the features. A difference is
 * said only where chance gives it in one search of a thousand: half of that is for the curves of
 * the hyperparameters, half for pairs of them (C. E. Bonferroni's correction in each).
 */
export function effectsOf({ features, target, isSmallerBetter }: Measured): Effect[] {
  const calm = withoutExtremes(target);
  // better is higher from here on
  const goodness = calm.map((value) => (isSmallerBetter ? -value : value));
  const maxChance = 0.5 / searchesPerError / Math.max(1, features.length);
  const maxPairChance = maxChance / Math.max(1, features.length - 1);
  return features.map((feature) => {
    const bins = binsOf(feature, [...target.keys()]);
    const count = bins.reduce((sum, { rows }) => sum + rows.length, 0);
    const conclude = (): Conclusion => {
      if (count < minMeasured) return { kind: 'too few' };
      const own =
        chanceOfBins(feature, target) <= maxChance
          ? conclusionOf(bins, { feature, goodness, metric: calm })
          : undefined;
      if (own) return own;
      const others = features.filter((other) => other !== feature);
      const chances = others.map((other) => chanceGiven(other, { feature, target }));
      const min = Math.min(...chances);
      const together = min <= maxPairChance ? others[chances.indexOf(min)] : undefined;
      return { kind: 'none', ...(together && { together: together.name }) };
    };
    return { bins: bins.map((bin) => shownBin(bin, calm)), conclusion: conclude() };
  });
}

const shownBin = ({ rows, ...values }: Bin, metric: readonly number[]): EffectBin => ({
  ...values,
  count: rows.length,
  ...intervalOf(rows, metric),
});

/**
 * The curve of one hyperparameter and what it says, however often chance gives as much: for rounds of
 * a bootstrap. `target` is without its extremes.
 */
export function curveOf(
  feature: Feature,
  { target, isSmallerBetter }: Omit<Measured, 'features'>,
): Effect {
  const bins = binsOf(feature, [...target.keys()]);
  const goodness = target.map((value) => (isSmallerBetter ? -value : value));
  return {
    bins: bins.map((bin) => shownBin(bin, target)),
    conclusion: conclusionOf(bins, { feature, goodness, metric: target }) ?? { kind: 'none' },
  };
}

type Values = { feature: Feature; goodness: readonly number[]; metric: readonly number[] };

/** two means that differ by more than so many standard errors are different */
const differentFrom = 2;

/** by how many standard errors the first mean is better (B. L. Welch's statistic, 1947) */
function distanceOf(one: Moments, other: Moments): number {
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  const difference = one.mean - other.mean;
  if (error > 0) return difference / error;
  return difference === 0 ? 0 : Math.sign(difference) * Number.POSITIVE_INFINITY;
}

function conclusionOf(all: readonly Bin[], values: Values): Conclusion | undefined {
  const { feature, goodness, metric } = values;
  const bins = all.filter(({ rows }) => rows.length >= minInBin);
  const moments = bins.map(({ rows }) => momentsOf(rows, goodness));
  const best = moments.reduce(
    (at, one, index) => (one.mean > (moments[at]?.mean ?? 0) ? index : at),
    0,
  );
  const isAsGood = (at: number) => {
    const [top, one] = [moments[best], moments[at]];
    return top !== undefined && one !== undefined && distanceOf(top, one) <= differentFrom;
  };
  const join = (chosen: readonly Bin[]) =>
    intervalOf(
      chosen.flatMap(({ rows }) => rows),
      metric,
    );
  if (feature.kind === 'word') {
    const chosen = bins.filter((_, at) => isAsGood(at));
    if (chosen.length === bins.length) return undefined;
    return { kind: 'words', words: chosen.flatMap(({ word }) => word ?? []), best: join(chosen) };
  }
  const direction = directionOf(bins, moments, { best, ...values });
  if (direction) return direction;
  let [first, last] = [best, best];
  while (first > 0 && isAsGood(first - 1)) first -= 1;
  while (last < bins.length - 1 && isAsGood(last + 1)) last += 1;
  const chosen = bins.slice(first, last + 1);
  if (chosen.length === bins.length) return undefined;
  // a steep side has a good half in a bin that is worse as a whole
  const halves = [
    ...halfOf(bins[first - 1], { feature, isUpper: true }),
    ...halfOf(bins[last + 1], { feature, isUpper: false }),
  ].filter(({ rows }) => {
    const top = moments[best];
    return (
      rows.length >= minInBin && top && distanceOf(top, momentsOf(rows, goodness)) <= differentFrom
    );
  });
  const ends = [...chosen, ...halves].flatMap(({ from = 0, to = 0 }) => [from, to]);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return { kind: 'range', from, to, best: join(chosen) };
}

/** The half of a bin beside the range; none of a bin with a single value. */
function halfOf(
  bin: Bin | undefined,
  { feature, isUpper }: { feature: Feature; isUpper: boolean },
): Bin[] {
  if (!bin || bin.from === bin.to) return [];
  const valueIn = (row: number) => feature.values[row] ?? 0;
  const inOrder = bin.rows.toSorted((one, other) => valueIn(one) - valueIn(other));
  const half = inOrder.length / 2;
  const rows = isUpper ? inOrder.slice(Math.floor(half)) : inOrder.slice(0, Math.ceil(half));
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  return [{ rows, from: valueIn(first), to: valueIn(last) }];
}

/** by how many standard errors the metric still has to improve where the values end */
const stillImproves = 1.645;

/**
 * A direction, if the effect is monotone by its own curve: the best bin is at one end, its interval
 * is apart from that of the other end, nowhere on the way does the metric get worse, and it still
 * improves where the values end: in a parabola through the trials, and within the last bin.
 */
function directionOf(
  bins: readonly Bin[],
  moments: readonly Moments[],
  { best, feature, goodness, metric }: Values & { best: number },
): Conclusion | undefined {
  const isHigherBetter = best === bins.length - 1;
  if (!isHigherBetter && best !== 0) return undefined;
  const upwards = isHigherBetter ? bins : bins.toReversed();
  const steps = isHigherBetter ? moments : moments.toReversed();
  const isReversed = steps.some((one, at) =>
    steps.slice(at + 1).some((next) => distanceOf(one, next) > differentFrom),
  );
  if (isReversed) return undefined;
  const [low, high] = [upwards[0], upwards.at(-1)];
  if (!low || !high) return undefined;
  const [worstMean, bestMean] = [intervalOf(low.rows, metric), intervalOf(high.rows, metric)];
  if (!isApart(worstMean, bestMean)) return undefined;
  const scaled = placesOf(feature);
  const outwards = (row: number) => (isHigherBetter ? 1 : -1) * (scaled[row] ?? 0);
  const rows = bins.flatMap((bin) => bin.rows);
  if (
    endSlope(
      rows.map(outwards),
      rows.map((row) => goodness[row] ?? 0),
    ) < stillImproves
  )
    return undefined;
  const inOrder = high.rows.toSorted((one, other) => outwards(one) - outwards(other));
  const middle = Math.floor(inOrder.length / 2);
  const inner = momentsOf(inOrder.slice(0, middle), goodness);
  const outer = momentsOf(inOrder.slice(middle), goodness);
  // with equal values there is no order within the bin
  if (high.from !== high.to && distanceOf(inner, outer) > 1) return undefined;
  return { kind: 'direction', isHigherBetter, best: bestMean, worst: worstMean };
}

const isApart = (one: MeanInterval, other: MeanInterval): boolean =>
  (one.high ?? Number.POSITIVE_INFINITY) < (other.low ?? Number.NEGATIVE_INFINITY) ||
  (other.high ?? Number.POSITIVE_INFINITY) < (one.low ?? Number.NEGATIVE_INFINITY);

/** the values on the scale of their search, from -1 to 1 */
function placesOf({ values, isLog = false }: Feature): number[] {
  const scaled = isLog ? values.map((value) => Math.log(value)) : values;
  const finite = scaled.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  return scaled.map((value) => (high > low ? (2 * (value - low)) / (high - low) - 1 : 0));
}

/**
 * The slope of a parabola through points at x = 1, by least squares, in its standard errors:
 * negative where the parabola has turned before the end.
 */
function endSlope(xs: readonly number[], ys: readonly number[]): number {
  const sum = (of: (x: number, y: number) => number) =>
    xs.reduce((total, x, at) => total + of(x, ys[at] ?? 0), 0);
  const count = xs.length;
  const meanX = sum((x) => x) / count;
  const meanY = sum((_, y) => y) / count;
  // made orthogonal one after another (Gram and Schmidt), so that each coefficient is one quotient
  const line = (x: number) => x - meanX;
  const lineSquares = sum((x) => line(x) ** 2);
  const meanSquare = sum((x) => x ** 2) / count;
  const tilt = sum((x) => (x ** 2 - meanSquare) * line(x)) / lineSquares;
  const bow = (x: number) => x ** 2 - meanSquare - tilt * line(x);
  const bowSquares = sum((x) => bow(x) ** 2);
  // two different values make a line
  const isBowed = bowSquares > 1e-9 * count;
  const slope = sum((x, y) => line(x) * y) / lineSquares;
  const bend = isBowed ? sum((x, y) => bow(x) * y) / bowSquares : 0;
  const errors = sum((x, y) => (y - meanY - slope * line(x) - bend * bow(x)) ** 2);
  const variance = errors / Math.max(1, count - 3);
  const bendAtEnd = isBowed ? 2 - tilt : 0;
  const atEnd = slope + bend * bendAtEnd;
  const error = Math.sqrt(
    variance * (1 / lineSquares + (isBowed ? bendAtEnd ** 2 / bowSquares : 0)),
  );
  if (error < 1e-12) return atEnd > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return atEnd / error;
}
