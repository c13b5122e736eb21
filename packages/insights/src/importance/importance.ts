import { type Effect, effectsOf, isClear } from './effect';
import { ranksOf } from './ranks';
import {
  below,
  type Feature,
  growTree,
  predict,
  seeded,
  shuffled,
  type Tree,
} from './regression-tree';

export type ImportanceRequest = {
  features: readonly Feature[];
  /** one measurement per row of the features */
  target: readonly number[];
  isSmallerBetter: boolean;
  seed: number;
};

/**
 * Shares of the variance of the trials' order, from 0 to 1: chance takes single rounds outside of
 * that, where no share can be.
 */
export type Importance = {
  name: string;
  mean: number;
  /** the middle nine tenths of the rounds */
  low: number;
  high: number;
  effect: Effect;
};

export type Importances = {
  /** the largest first, and those last whose differences may be chance */
  importances: Importance[];
  /** share of the variance that a forest explains in unseen trials; below 0 it explains nothing */
  explained: number;
  rounds: number;
};

const noEffect: Effect = { bins: [], conclusion: { kind: 'too few' } };

/** The progress of a computation. */
export type ImportanceProgress = { done: number; of: number };

const rounds = 40;
const treesPerRound = 10;
/** more rows make a tree slower and hardly better; and this many suffice for the error */
const maxRows = 256;

/**
 * The importance of each hyperparameter: permutation importance (L. Breiman, Random Forests, 2001)
 * with a bootstrap interval (B. Efron 1979). Each round draws trials with replacement, trains a
 * forest on them, and predicts the other trials, first with their own values and then with the
 * values of one hyperparameter shuffled among them; the added error, divided by twice the variance,
 * is its importance: 1 for a forest that predicts well from that hyperparameter alone (M. J. W.
 * Jansen's estimate of a total effect, 1999). Metrics count by rank, so that a diverged run weighs
 * no more than the worst one. The same seed gives the same result. Takes some seconds for a
 * thousand trials: run it in a worker, which receives each completed round.
 */
export function importanceOf(
  { features, target, isSmallerBetter, seed }: ImportanceRequest,
  onRound: (progress: ImportanceProgress) => void = () => {},
): Importances {
  const random = seeded(seed);
  const ranked = ranksOf(target);
  const added = features.map((): number[] => []);
  const explained: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const drawnRows = ranked.map(() => below(random, ranked.length));
    const seen = new Set(drawnRows);
    const others = ranked.map((_, row) => row).filter((row) => !seen.has(row));
    const unseen = shuffled(others, random).slice(0, maxRows);
    const variance = varianceOf(unseen.map((row) => ranked[row] ?? 0));
    if (variance === 0) continue;
    const forest = growForest(drawnRows, { features, target: ranked, random });
    const base = errorOf({ forest, features, target: ranked, rows: unseen });
    explained.push(1 - base / variance);
    for (const at of features.keys()) {
      const mixed = { feature: at, rows: shuffled(unseen, random) };
      const error = errorOf({ forest, features, target: ranked, rows: unseen, mixed });
      added[at]?.push((error - base) / (2 * variance));
    }
    onRound({ done: round + 1, of: rounds });
  }
  const effects = effectsOf({ features, target, isSmallerBetter });
  const importances = features.map((feature, at) => ({
    name: feature.name,
    ...middleOf(added[at] ?? []),
    effect: effects[at] ?? noEffect,
  }));
  importances.sort(
    (one, other) =>
      Number(isClear(other.effect)) - Number(isClear(one.effect)) || other.mean - one.mean,
  );
  return { importances, explained: meanOf(explained), rounds: explained.length };
}

type Growing = { features: readonly Feature[]; target: readonly number[]; random: () => number };

const growForest = (sample: readonly number[], options: Growing): Tree[] =>
  Array.from({ length: treesPerRound }, () => {
    const count = Math.min(maxRows, sample.length);
    const rows = Array.from(
      { length: count },
      () => sample[below(options.random, sample.length)] ?? 0,
    );
    return growTree(rows, options);
  });

type Judged = {
  forest: readonly Tree[];
  features: readonly Feature[];
  target: readonly number[];
  rows: readonly number[];
  /** a feature whose values come from other rows */
  mixed?: { feature: number; rows: readonly number[] };
};

function errorOf({ forest, features, target, rows, mixed }: Judged): number {
  const errors = rows.map((row, index) => {
    const valueIn = (feature: number) => {
      const from = mixed?.feature === feature ? (mixed.rows[index] ?? row) : row;
      return features[feature]?.values[from] ?? Number.NaN;
    };
    const guess = meanOf(forest.map((tree) => predict(tree, valueIn)));
    return (guess - (target[row] ?? 0)) ** 2;
  });
  return meanOf(errors);
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}

function middleOf(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return { mean: share(meanOf(values)), low: share(at(0.05)), high: share(at(0.95)) };
}
