import { ownValue, setOwn } from '@trainyard/sdk/model';
import { uniform } from '../metrics/noise';

/** One entry of a search space, as in configs. */
export type Hyperparameter =
  | { type: 'const'; val: string | number | boolean }
  | { type: 'int' | 'double'; minval: number; maxval: number; count?: number }
  | { type: 'log'; base: number; minval: number; maxval: number; count?: number }
  | { type: 'categorical'; vals: Array<string | number | boolean> };

export type HyperparameterSpace = { [name: string]: Hyperparameter | HyperparameterSpace };

/** The hyperparameter values of one trial. */
export type HyperparameterValues = {
  [name: string]: string | number | boolean | HyperparameterValues;
};

/**
 * Hyperparameter values as sent; a value that no search space can contain is stored as its JSON
 * text.
 */
export function hyperparametersFrom(sent: Record<string, unknown>): HyperparameterValues {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, valueFrom(value)]));
}

function valueFrom(value: unknown): HyperparameterValues[string] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  return hyperparametersFrom({ ...value });
}

const isLeaf = (entry: Hyperparameter | HyperparameterSpace): entry is Hyperparameter =>
  typeof entry.type === 'string';

type Leaves = ReadonlyArray<[string, Hyperparameter]>;
// many trials draw from one space
const knownLeaves = new WeakMap<HyperparameterSpace, Leaves>();

/** Entries of a space with dotted names, in name order. */
export function leaves(space: HyperparameterSpace): Leaves {
  const known = knownLeaves.get(space) ?? leavesUnder(space, '');
  knownLeaves.set(space, known);
  return known;
}

function leavesUnder(space: HyperparameterSpace, prefix: string): Array<[string, Hyperparameter]> {
  return Object.entries(space)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, entry]) => {
      if (isLeaf(entry)) return [[`${prefix}${name}`, entry] as [string, Hyperparameter]];
      return leavesUnder(entry, `${prefix}${name}.`);
    });
}

/** The entry at a dotted name. */
export function leafAt(space: HyperparameterSpace, path: string): Hyperparameter | undefined {
  let at: Hyperparameter | HyperparameterSpace = space;
  for (const name of path.split('.')) {
    if (isLeaf(at)) return undefined;
    const next: Hyperparameter | HyperparameterSpace | undefined = ownValue(at, name);
    if (next === undefined) return undefined;
    at = next;
  }
  return isLeaf(at) ? at : undefined;
}

/** Draws one value for every entry; the same seed draws the same values. */
export function sample(space: HyperparameterSpace, seed: number): HyperparameterValues {
  return nested(
    leaves(space).map(([path, entry], index) => [path, valueAt(entry, uniform(seed, index + 1))]),
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
    .map(([path, entry]): Entry => {
      const values = gridValues(entry);
      const value = values[rest % values.length] ?? '';
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

function gridValues(entry: Hyperparameter): Array<string | number | boolean> {
  if (entry.type === 'const') return [entry.val];
  if (entry.type === 'categorical') return entry.vals;
  const count = entry.count ?? 2;
  return Array.from({ length: count }, (_, step) =>
    valueAt(entry, count === 1 ? 0 : Math.min(step / (count - 1), 1 - 1e-12)),
  );
}

function valueAt(entry: Hyperparameter, share: number): string | number | boolean {
  switch (entry.type) {
    case 'const':
      return entry.val;
    case 'categorical':
      return entry.vals[Math.floor(share * entry.vals.length)] ?? '';
    case 'int':
      return entry.minval + Math.floor(share * (entry.maxval - entry.minval + 1));
    case 'double':
      return entry.minval + share * (entry.maxval - entry.minval);
    case 'log':
      return entry.base ** (entry.minval + share * (entry.maxval - entry.minval));
  }
}

type Entry = [path: string, value: string | number | boolean];

function nested(entries: Entry[]): HyperparameterValues {
  const values: HyperparameterValues = {};
  for (const [path, value] of entries) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let at = values;
    for (const name of names) {
      const known = ownValue(at, name);
      const inner = typeof known === 'object' ? known : {};
      setOwn(at, name, inner);
      at = inner;
    }
    setOwn(at, last, value);
  }
  return values;
}

/** A number among the values, or the default. */
export function numberIn(values: HyperparameterValues, name: string, otherwise: number): number {
  const value = ownValue(values, name);
  return typeof value === 'number' ? value : otherwise;
}
