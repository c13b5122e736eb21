import { hyperparameterRows } from '../hyperparameters/hyperparameters';

type Point = { x: number; y: number };

/** A trial with its curve and the number that summarizes the curve. */
export type SeedTrial = {
  trialId: number;
  hparams: Record<string, unknown> | null;
  points: readonly Point[];
  value: number | undefined;
};

/**
 * The band around the mean: the standard deviation, or the range from the lowest to the highest
 * value.
 */
export type Spread = 'deviation' | 'range';

const seedWords = new Set(['seed', 'seeds', 'rng']);

/**
 * Returns true for a hyperparameter that only sets randomness: `seed`, `random_seed`,
 * `data.rngSeed`.
 */
export function isSeedLike(name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const words = last.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  return words.split(/[_\-\s\d]+/).some((word) => seedWords.has(word));
}

/** Trials with equal hyperparameters apart from the excluded ones. */
export type SeedGroup = {
  /** id of the trial with the lowest number, which represents the group */
  id: number;
  trials: SeedTrial[];
  /** the common hyperparameters, by dotted name */
  shared: { name: string; value: unknown }[];
  /** summary of the `n` finite values; undefined without one */
  value: Summary | undefined;
};

export type Summary = {
  mean: number;
  deviation: number | undefined;
  low: number;
  high: number;
  n: number;
};

/**
 * Mean, lowest and highest of the finite values, and their number. The deviation is that of a
 * sample (divided by n - 1), so one value has none.
 */
export function summaryOf(values: readonly number[]): Summary | undefined {
  const finite = values.filter(Number.isFinite);
  const n = finite.length;
  if (n === 0) return undefined;
  const mean = finite.reduce((sum, value) => sum + value, 0) / n;
  const squares = finite.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    mean,
    deviation: n > 1 ? Math.sqrt(squares / (n - 1)) : undefined,
    low: Math.min(...finite),
    high: Math.max(...finite),
    n,
  };
}

/** Groups the trials, ordered by the best of each group; ignores differences in `leftOut`. */
export function seedGroups(
  trials: readonly SeedTrial[],
  leftOut: ReadonlySet<string>,
): SeedGroup[] {
  const groups = new Map<string, SeedTrial[]>();
  const sharedOf = ({ hparams }: SeedTrial) =>
    hyperparameterRows(hparams).filter(({ name }) => !leftOut.has(name));
  for (const trial of trials) {
    const key = JSON.stringify(sharedOf(trial).map(({ name, value }) => [name, value]));
    groups.set(key, [...(groups.get(key) ?? []), trial]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    return {
      id: members.reduce((min, { trialId }) => Math.min(min, trialId), first.trialId),
      trials: members,
      shared: sharedOf(first),
      value: summaryOf(members.flatMap(({ value }) => value ?? [])),
    };
  });
}

/** The mean of a group at each x that any of its trials reported, and their spread around it. */
export function groupCurve({ trials }: SeedGroup, spread: Spread) {
  const at = new Map<number, number[]>();
  for (const { points } of trials)
    for (const { x, y } of points) at.set(x, [...(at.get(x) ?? []), y]);
  const points: Point[] = [];
  const band: { x: number; low: number; high: number }[] = [];
  for (const [x, values] of [...at].sort(([one], [other]) => one - other)) {
    const summary = summaryOf(values);
    points.push({ x, y: summary?.mean ?? Number.NaN });
    if (summary) band.push({ x, ...aroundOf(summary, spread) });
  }
  return { points, band };
}

function aroundOf({ mean, deviation = 0, low, high }: Summary, spread: Spread) {
  return spread === 'range' ? { low, high } : { low: mean - deviation, high: mean + deviation };
}
