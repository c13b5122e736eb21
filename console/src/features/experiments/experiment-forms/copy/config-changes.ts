import {
  type Hyperparameter,
  hyperparameters,
  isObject,
  nameTogether,
  shownHyperparameter,
} from '@trainyard/sdk/model';
import { writeYaml } from '@trainyard/sdk/yaml';
import { isEqual } from './parameter-rows';
import type { FreeObject } from './source-config';

type Path = readonly string[];
type Leaf = { path: Path; value: unknown };

/** A value of a config that differs from the one of the source; undefined: it has none. */
export type ConfigChange = { name: string; before: string | undefined; after: string | undefined };

/** Every value of a config at its path; lists and empty objects are values. */
function leaves(value: unknown, path: Path = []): Leaf[] {
  if (!isObject(value) || Object.keys(value).length === 0)
    return path.length === 0 ? [] : [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** Hyperparameters as they are read, so that `lr: 0.1` is the constant 0.1; then all other values. */
function valuesOf({ hyperparameters: _, ...config }: FreeObject, all: FreeObject): Leaf[] {
  const spaces = hyperparameters(all).map(({ path, hyperparameter }) => ({
    path: ['hyperparameters', ...path],
    value: hyperparameter.type === 'const' ? hyperparameter.val : new Space(hyperparameter),
  }));
  return [...spaces, ...leaves(config)];
}

/** A hyperparameter that a search varies, apart from the values that a config can have. */
class Space {
  readonly text: string;

  constructor(hyperparameter: Exclude<Hyperparameter, { type: 'const' }>) {
    this.text = rangeText(hyperparameter);
  }
}

function rangeText(hyperparameter: Exclude<Hyperparameter, { type: 'const' }>): string {
  const { type } = hyperparameter;
  if (type === 'categorical') return `one of ${hyperparameter.vals.map(plainText).join(', ')}`;
  const { minval, maxval, count } = hyperparameter;
  const steps = count === undefined ? '' : `, ${count} in a grid`;
  const base = type === 'log' ? `log, base ${hyperparameter.base}` : type;
  return `${minval} to ${maxval} (${base}${steps})`;
}

const plainText = (value: unknown): string => {
  if (Array.isArray(value) && value.length > 0) return value.map(plainText).join(', ');
  return isObject(value) || Array.isArray(value)
    ? JSON.stringify(value)
    : writeYaml(value).trimEnd();
};

/** A field that is null is one that is left out; a hyperparameter may be null. */
const comparedValue = (leaf: Leaf | undefined) =>
  leaf?.path[0] === 'hyperparameters' ? leaf.value : (leaf?.value ?? undefined);

const textOf = ({ path, value }: Leaf) =>
  value instanceof Space ? value.text : plainText(shownHyperparameter(path, value));

/**
 * The values in which configs differ from the source, by their names; secrets are masked. Of several
 * configs, a value that differs among them has the texts of all.
 */
export function configChanges(
  source: FreeObject,
  newConfigs: readonly FreeObject[],
): ConfigChange[] {
  const [before = new Map<string, Leaf>(), ...after] = nameTogether(
    [source, ...newConfigs].map((config) => valuesOf(config, config)),
  );
  const names = new Set([before, ...after].flatMap((column) => [...column.keys()]));
  return [...names].flatMap((name) => {
    const old = before.get(name);
    const newLeaves = after.map((column) => column.get(name));
    if (newLeaves.every((leaf) => isEqual(comparedValue(leaf), comparedValue(old)))) return [];
    const texts = [...new Set(newLeaves.flatMap((leaf) => (leaf ? [textOf(leaf)] : [])))];
    // values that are lists contain commas, so they are separated by semicolons
    const separator = texts.some((text) => text.includes(', ')) ? '; ' : ', ';
    return {
      name,
      before: old && textOf(old),
      after: texts.length === 0 ? undefined : texts.join(separator),
    };
  });
}
