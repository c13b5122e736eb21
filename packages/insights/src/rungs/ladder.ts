import {
  batchesPerUnit,
  bracketConcurrency,
  bracketTrials,
  type Config,
  halvingConcurrency,
  maxLength,
  searcherName,
} from '@trainyard/sdk/model';
import type { TrialsSnapshotResponse } from '@trainyard/sdk/types';

/** The rungs of a halving search, as defined by its config. */
export type Ladder = {
  /** batches at which trials are compared, the full length last */
  lengths: number[];
  /** number of rungs of each bracket, counted from the full length, most first */
  brackets: number[];
  /** about one of this many trials is promoted */
  divisor: number;
  /**
   * True if a trial's first measurement at a rung identifies its bracket. Trials that validate
   * between rungs too do not, and all brackets are treated as one.
   */
  isBracketKnown: boolean;
  /**
   * The brackets of a search that stops trials, as a 0.38.1 master does, in the order in which it
   * creates their first trials; empty for one that promotes them.
   */
  stopping: LadderBracket[];
};

/** A bracket: the number of its rungs, and of its trials in all and at the same time. */
export type LadderBracket = { rungs: number; maxTrials: number; maxConcurrent: number };

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

const isHalving = (name: string | undefined) =>
  name === 'adaptive_asha' || name === 'async_halving' || name === 'sync_halving';

// the master no longer runs these, and its contract does not define their rungs
const isForgotten = (name: string | undefined) => name === 'adaptive' || name === 'adaptive_simple';

/**
 * The rungs at which a halving search compares its trials, or a sentence with the reason why they
 * are unknown. Rung k of n is at max_length (or max_time) / divisor^(n−1−k), rounded down to whole units, at
 * least one; an adaptive search has several brackets by its mode (the master's searchers;
 * successive halving after Li et al., A System for Massively Parallel Hyperparameter Tuning, 2018).
 */
export function ladderOf(config: Config): Ladder | string {
  const name = searcherName(config);
  if (isForgotten(name))
    return `The master no longer runs the searcher ${name}; where its rungs lay is not known.`;
  if (!isHalving(name)) return `The searcher ${name ?? ''} compares no trials at rungs.`;
  const length = maxLength(config);
  const perUnit = length?.unit && batchesPerUnit(config, length.unit);
  if (length?.timeMetric && !length.unit)
    return `The search counts time by the metric ${length.timeMetric}, so its rungs cannot be placed at batches.`;
  if (!length || !perUnit)
    return 'The config does not say how many batches a trial trains, so its rungs cannot be placed.';
  const searcher = record(config?.searcher);
  const divisor = numberOr(searcher.divisor, 4);
  if (divisor <= 1) return `A divisor of ${divisor} makes no rungs.`;
  const rungCounts = rungCountsOf(searcher, { name, divisor, units: length.length });
  const brackets = [...new Set(rungCounts)];
  const maxRungs = brackets[0] ?? 1;
  const lengths = Array.from({ length: maxRungs }, (_, rung) => {
    const units = Math.max(1, Math.floor(length.length / divisor ** (maxRungs - 1 - rung)));
    return Math.max(1, Math.round(units * perUnit));
  });
  return {
    lengths,
    brackets,
    divisor,
    isBracketKnown: brackets.length === 1 || !validatesBetween(config),
    // only configs of a 0.38.1 master count time by a metric
    stopping: length.timeMetric === undefined ? [] : sizesOf(searcher, { divisor, rungCounts }),
  };
}

function validatesBetween(config: Config): boolean {
  const period = config?.min_validation_period;
  if (typeof period === 'number') return period > 0;
  return Object.values(record(period)).some((value) => typeof value === 'number' && value > 0);
}

type Sizes = { name: string | undefined; divisor: number; units: number };

/** longer brackets have the same first rungs */
const maxRungs = 32;

type Counts = { divisor: number; rungCounts: readonly number[] };

function sizesOf(
  searcher: Readonly<Record<string, unknown>>,
  { divisor, rungCounts }: Counts,
): LadderBracket[] {
  const maxTrials = numberOr(searcher.max_trials, 1);
  const max = numberOr(searcher.max_concurrent_trials, 16);
  const [rungs = 1] = rungCounts;
  if (searcher.name !== 'adaptive_asha') {
    const maxConcurrent = halvingConcurrency({ max, maxTrials, divisor, rungs });
    return [{ rungs, maxTrials, maxConcurrent }];
  }
  const trials = bracketTrials({ maxTrials, divisor, rungs: rungCounts });
  const concurrent = bracketConcurrency({ max, trials, divisor });
  return rungCounts.map((rungs, at) => ({
    rungs,
    maxTrials: trials[at] ?? 1,
    maxConcurrent: concurrent[at] ?? 1,
  }));
}

/** the rungs of each bracket, most first */
function rungCountsOf(searcher: Readonly<Record<string, unknown>>, sizes: Sizes): number[] {
  const { name, divisor, units } = sizes;
  if (name !== 'adaptive_asha') return [clamp(numberOr(searcher.num_rungs, 1))];
  const givenRungs = Array.isArray(searcher.bracket_rungs)
    ? searcher.bracket_rungs.filter((rungs) => typeof rungs === 'number' && rungs > 0)
    : [];
  if (givenRungs.length > 0) return givenRungs.map(clamp).sort((a, b) => b - a);
  const rungsWithin = (amount: number) =>
    Math.floor(Math.log(amount) / Math.log(divisor) + 1e-9) + 1;
  const trials = numberOr(searcher.max_trials, 1);
  const max = clamp(
    Math.min(numberOr(searcher.max_rungs, 5), rungsWithin(units), rungsWithin(trials)),
  );
  const { mode } = searcher;
  const min = mode === 'aggressive' ? max : mode === 'conservative' ? 1 : ((max - 1) >> 1) + 1;
  return Array.from({ length: max - min + 1 }, (_, at) => max - at);
}

const clamp = (rungs: number) => Math.min(maxRungs, Math.max(1, Math.floor(rungs)));

/** Returns one measurement per trial: of several, the one nearest to the batch. */
export function nearestValues(
  answer: TrialsSnapshotResponse | undefined,
  batch: number,
): Map<number, number> {
  const far = ({ batchesProcessed }: { batchesProcessed: number }) =>
    Math.abs(batchesProcessed - batch);
  const farthestFirst = [...(answer?.trials ?? [])].sort((one, other) => far(other) - far(one));
  return new Map(farthestFirst.map(({ trialId, metric }) => [trialId, Number(metric)]));
}
