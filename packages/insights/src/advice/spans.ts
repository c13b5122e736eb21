import type { Effect } from '../importance/effect';
import { type EffectBin, minInBin } from '../importance/effect-bins';

/**
 * The values that the curve of a hyperparameter recommends: a range, open where it has the first or
 * the last values that were tried; or all words but those that are worse.
 */
export type Span =
  | { kind: 'range'; from: number; to: number }
  | { kind: 'words'; without: readonly string[] };

type Scale = { isLog: boolean; isSmallerBetter: boolean };

/** a narrower range has hardly a trial, and the fork would search hardly anything */
const minShare = 0.15;

/** two means that differ by more than so many standard errors are different */
const differentFrom = 2;

/**
 * The recommended values by the effect curve alone; undefined without an effect. A direction
 * recommends the bins from the better end that are as good as the best, by B. L. Welch's statistic.
 */
export function spanOf({ bins, conclusion }: Effect, scale: Scale): Span | undefined {
  if (conclusion.kind === 'words') {
    const { words } = conclusion;
    // a word that was hardly tried has not been shown to be worse
    const without = bins.flatMap(({ word, count }) =>
      word === undefined || count < minInBin || words.includes(word) ? [] : [word],
    );
    return { kind: 'words', without };
  }
  if (conclusion.kind === 'range') {
    const { from, to } = conclusion;
    const isInside = (bin: EffectBin) => (bin.from ?? 0) >= from && (bin.to ?? 0) <= to;
    return grown({ first: bins.findIndex(isInside), last: bins.findLastIndex(isInside) }, bins, {
      ...scale,
      from,
      to,
    });
  }
  if (conclusion.kind !== 'direction') return undefined;
  const outwards = conclusion.isHigherBetter ? bins.toReversed() : bins;
  const best = outwards[0];
  const worse = outwards.findIndex((bin) => best !== undefined && isWorse(bin, best, scale));
  const count = worse < 0 ? bins.length : worse;
  return conclusion.isHigherBetter
    ? grown({ first: bins.length - count, last: bins.length - 1 }, bins, scale)
    : grown({ first: 0, last: count - 1 }, bins, scale);
}

/** The error of a mean is a fourth of its interval, about; without one nothing is worse. */
function isWorse(one: EffectBin, best: EffectBin, { isSmallerBetter }: Scale): boolean {
  if (one.low === null || one.high === null || best.low === null || best.high === null)
    return false;
  const errors = Math.hypot((one.high - one.low) / 4, (best.high - best.low) / 4);
  const difference = isSmallerBetter ? one.mean - best.mean : best.mean - one.mean;
  return difference > differentFrom * errors;
}

type Places = { first: number; last: number };

/** The range of some bins, with the better neighbor as long as they have too few of the trials. */
function grown(
  { first, last }: Places,
  bins: readonly EffectBin[],
  scale: Scale & { from?: number; to?: number },
): Span | undefined {
  if (first < 0 || last < first) return undefined;
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  const goodness = (at: number) => {
    const mean = bins[at]?.mean ?? Number.NaN;
    if (Number.isNaN(mean)) return Number.NEGATIVE_INFINITY;
    return scale.isSmallerBetter ? -mean : mean;
  };
  let [low, high] = [first, last];
  const countOf = () => bins.slice(low, high + 1).reduce((sum, { count }) => sum + count, 0);
  while (countOf() < minShare * all && (low > 0 || high < bins.length - 1)) {
    if (goodness(low - 1) > goodness(high + 1)) low -= 1;
    else high += 1;
  }
  const edge = (below: EffectBin | undefined, above: EffectBin | undefined) =>
    middleOf(below?.to ?? 0, above?.from ?? 0, scale.isLog);
  const from = low === 0 ? Number.NEGATIVE_INFINITY : edge(bins[low - 1], bins[low]);
  const to = high === bins.length - 1 ? Number.POSITIVE_INFINITY : edge(bins[high], bins[high + 1]);
  return {
    kind: 'range',
    from: Math.min(from, scale.from ?? from),
    to: Math.max(to, scale.to ?? to),
  };
}

const middleOf = (one: number, other: number, isLog: boolean): number =>
  isLog ? Math.sqrt(one * other) : (one + other) / 2;
