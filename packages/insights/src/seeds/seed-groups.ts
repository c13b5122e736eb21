import { type Point, readerOf } from '../curves/read-curve';
import { groupBy } from '../group-by';
import { hyperparameterRows } from '../hyperparameters/hyperparameters';

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
  const sharedOf = ({ hparams }: SeedTrial) =>
    hyperparameterRows(hparams).filter(({ name }) => !leftOut.has(name));
  const groups = groupBy(trials, (trial) =>
    JSON.stringify(sharedOf(trial).map(({ name, value }) => [name, value])),
  );
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

/** The mean of the curves of a group, and their spread around it. */
export const groupCurve = ({ trials }: SeedGroup, spread: Spread) =>
  meanOfCurves(
    trials.map(({ points }) => points),
    spread,
  );

/** the maximum number of points of a mean: curves over time have no x in common */
const maxPoints = 1000;

/**
 * The mean of some curves at each x of any of them, and their spread around it. Between two of its
 * points a curve has the value on the line between them; before its first and after its last point
 * it does not count.
 */
export function meanOfCurves(curves: readonly (readonly Point[])[], spread: Spread) {
  const xs = [...new Set(curves.flatMap((points) => points.map(({ x }) => x)))];
  xs.sort((one, other) => one - other);
  const step = Math.ceil(xs.length / maxPoints);
  const readers = curves.map(readerOf);
  const points: Point[] = [];
  const band: { x: number; low: number; high: number }[] = [];
  for (const [index, x] of xs.entries()) {
    if (index % step > 0 && index < xs.length - 1) continue;
    const summary = summaryOf(readers.flatMap((read) => read(x) ?? []));
    points.push({ x, y: summary?.mean ?? Number.NaN });
    if (summary) band.push({ x, ...aroundOf(summary, spread) });
  }
  return { points, band };
}

function aroundOf({ mean, deviation = 0, low, high }: Summary, spread: Spread) {
  return spread === 'range' ? { low, high } : { low: mean - deviation, high: mean + deviation };
}
