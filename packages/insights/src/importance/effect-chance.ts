import { aboveF } from './distributions';
import { binsOf, minInBin } from './effect-bins';
import { ranksOf } from './ranks';
import type { Feature } from './regression-tree';

/** fewer bins where trials are compared with those alike in another hyperparameter */
const binsAlike = 3;
/** more words than this leave too few trials for each */
const maxWords = 6;

/**
 * How often chance alone separates the bins of a hyperparameter as much: an analysis of variance on
 * ranks (W. J. Conover and R. L. Iman, Rank Transformations, 1981), which one diverged trial does
 * not disturb. 1 if there is nothing to compare.
 */
export function chanceOfBins(feature: Feature, target: readonly number[]): number {
  return chanceWithin([[...target.keys()]], { feature, target });
}

/**
 * The same among trials with similar values of another hyperparameter: small where a hyperparameter
 * matters only together with the other.
 */
export function chanceGiven(other: Feature, input: Input): number {
  const all = [...input.target.keys()];
  const strata = binsOf(other, all, binsAlike);
  if (other.kind === 'word' && strata.length > maxWords) return 1;
  return chanceWithin(
    strata.map(({ rows }) => rows),
    { max: binsAlike, ...input },
  );
}

type Input = { feature: Feature; target: readonly number[]; max?: number };

function chanceWithin(strata: readonly number[][], { feature, target, max }: Input): number {
  let [between, within, betweenFreedom, withinFreedom] = [0, 0, 0, 0];
  for (const stratum of strata) {
    const bins = binsOf(feature, stratum, max).filter(({ rows }) => rows.length >= minInBin);
    const rows = bins.flatMap((bin) => bin.rows);
    if (bins.length < 2) continue;
    const ranks = ranksOf(rows.map((row) => target[row] ?? 0));
    const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    let at = 0;
    for (const { rows: own } of bins) {
      const ownRanks = ranks.slice(at, at + own.length);
      at += own.length;
      const ownMean = ownRanks.reduce((sum, rank) => sum + rank, 0) / own.length;
      between += own.length * (ownMean - mean) ** 2;
      within += ownRanks.reduce((sum, rank) => sum + (rank - ownMean) ** 2, 0);
    }
    betweenFreedom += bins.length - 1;
    withinFreedom += rows.length - bins.length;
  }
  if (betweenFreedom === 0 || withinFreedom === 0 || between < 1e-12) return 1;
  return aboveF(between / betweenFreedom / (within / withinFreedom), betweenFreedom, withinFreedom);
}
