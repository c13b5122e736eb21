/**
 * Divides the trials of an adaptive search among its brackets, so that each does about the same
 * work: one of many rungs needs many trials to bring one to its top. The first one gets the rest.
 */
export function bracketTrials({
  maxTrials,
  divisor,
  rungs,
}: {
  maxTrials: number;
  divisor: number;
  /** the number of rungs of each bracket */
  rungs: readonly number[];
}): number[] {
  const weights = rungs.map((count) => Math.min(1e100, divisor ** (count - 1)) / count);
  const totalWeight = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) =>
    Math.max(1, Math.floor((weight / totalWeight) * maxTrials)),
  );
  const sharedTrials = shares.reduce((total, share) => total + share, 0);
  const rest = Math.max(0, maxTrials - sharedTrials);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}

/**
 * How many trials of a halving search with one bracket train at the same time; without a limit as
 * many as bring one to the top.
 */
export const halvingConcurrency = ({
  max,
  maxTrials,
  divisor,
  rungs,
}: {
  max: number;
  maxTrials: number;
  divisor: number;
  rungs: number;
}): number =>
  max > 0 ? max : Math.max(1, Math.min(Math.floor(divisor ** (rungs - 1)), maxTrials));

/** How many trials of each bracket train at the same time; `max` of 0 means no limit in the config. */
export function bracketConcurrency({
  max,
  trials,
  divisor,
}: {
  max: number;
  trials: readonly number[];
  divisor: number;
}): number[] {
  const count = trials.length;
  if (max === 0) return trials.map(() => Math.max(trials[count - 1] ?? 1, Math.floor(divisor)));
  const all = Math.max(max, count);
  return trials.map((_, index) => Math.floor(all / count) + (index < all % count ? 1 : 0));
}
