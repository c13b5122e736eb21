import { type Hyperparameter, isObject, ownValue, setOwn } from '@trainyard/sdk/model';
import { uniform } from '../metrics/noise';

export type HyperparameterSpace = { [name: string]: Hyperparameter | HyperparameterSpace };

/** The hyperparameter values of one trial: any value of JSON by name, lists included. */
export type HyperparameterValues = Record<string, unknown>;

export const isHyperparameter = (
  entry: Hyperparameter | HyperparameterSpace,
): entry is Hyperparameter => typeof entry.type === 'string';

type Path = readonly string[];
type Leaves = ReadonlyArray<[name: string, entry: Hyperparameter, path: Path]>;
// many trials draw from one space
const knownLeaves = new WeakMap<HyperparameterSpace, Leaves>();

/**
 * Entries of a space with dotted names and their paths, in name order. A name may itself contain
 * dots, so that two paths may have the same dotted name.
 */
export function leaves(space: HyperparameterSpace): Leaves {
  const spaceLeaves = knownLeaves.get(space) ?? leavesUnder(space, []);
  knownLeaves.set(space, spaceLeaves);
  return spaceLeaves;
}

function leavesUnder(space: HyperparameterSpace, above: Path): Leaves {
  return Object.entries(space)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, entry]): Leaves => {
      const path = [...above, name];
      return isHyperparameter(entry) ? [[path.join('.'), entry, path]] : leavesUnder(entry, path);
    });
}

/** The entry with a dotted name. */
export const leafAt = (space: HyperparameterSpace, name: string): Hyperparameter | undefined =>
  leaves(space).find(([leaf]) => leaf === name)?.[1];

/** Draws one value for every entry; the same seed draws the same values. */
export function sample(space: HyperparameterSpace, seed: number): HyperparameterValues {
  return nested(
    leaves(space).map(([, entry, path], index) => [
      path,
      sampledValue(entry, uniform(seed, index + 1)),
    ]),
  );
}

/**
 * One combination of a grid: `count` steps for ranges, each value for lists. The last entry changes
 * with each combination; after the last combination they start again.
 */
export function gridPoint(space: HyperparameterSpace, index: number): HyperparameterValues {
  let rest = index;
  const entries = leaves(space)
    .toReversed()
    .map(([, entry, path]): Entry => {
      const values = gridValues(entry);
      const value = values[rest % values.length];
      rest = Math.floor(rest / values.length);
      return [path, value];
    });
  return nested(entries.reverse());
}

/** The number of combinations of a grid. */
export const gridSize = (space: HyperparameterSpace): number =>
  leaves(space).reduce((size, [, entry]) => {
    if (entry.type === 'const') return size;
    return size * (entry.type === 'categorical' ? entry.vals.length : (entry.count ?? 2));
  }, 1);

function gridValues(entry: Hyperparameter): readonly unknown[] {
  if (entry.type === 'const') return [entry.val];
  if (entry.type === 'categorical') return entry.vals;
  const count = entry.count ?? 2;
  return Array.from({ length: count }, (_, step) =>
    sampledValue(entry, count === 1 ? 0 : Math.min(step / (count - 1), 1 - 1e-12)),
  );
}

function sampledValue(entry: Hyperparameter, share: number): unknown {
  switch (entry.type) {
    case 'const':
      return entry.val;
    case 'categorical':
      return entry.vals[Math.floor(share * entry.vals.length)];
    case 'int':
      return entry.minval + Math.floor(share * (entry.maxval - entry.minval + 1));
    case 'double':
      return entry.minval + share * (entry.maxval - entry.minval);
    case 'log':
      return entry.base ** (entry.minval + share * (entry.maxval - entry.minval));
  }
}

type Entry = [path: Path, value: unknown];

function nested(entries: Entry[]): HyperparameterValues {
  const values: HyperparameterValues = {};
  for (const [path, value] of entries) {
    let at = values;
    for (const name of path.slice(0, -1)) {
      const ownInner = ownValue(at, name);
      const inner: HyperparameterValues = isObject(ownInner) ? ownInner : {};
      setOwn(at, name, inner);
      at = inner;
    }
    setOwn(at, path.at(-1) ?? '', value);
  }
  return values;
}

/** The value at a path; undefined without one. */
export const valueAt = (values: HyperparameterValues, path: Path): unknown =>
  path.reduce((at: unknown, name) => (isObject(at) ? ownValue(at, name) : undefined), values);

/** A number among the values, or the default. */
export function numberIn(values: HyperparameterValues, name: string, otherwise: number): number {
  const value = ownValue(values, name);
  return typeof value === 'number' ? value : otherwise;
}

/** Names of the learning rate, the usual one first. */
export const rateNames = ['lr', 'learning_rate', 'base_lr'] as const;

/** Names of the batch size. */
export const sizeNames = ['global_batch_size', 'batch_size'] as const;
