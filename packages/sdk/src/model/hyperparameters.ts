import { isMaskable, isSecretName, masked } from '../mask/names';
import { maskPlain } from '../mask/text';
import { type Config, count, maxLength, record, section, type TrainingLength } from './config';
import { isObject } from './own';

/**
 * One hyperparameter of a config. `minval` and `maxval` of a `log` one are exponents of `base`;
 * `count` is its number of steps in a grid.
 */
export type Hyperparameter =
  | { type: 'const'; val: unknown }
  | { type: 'double' | 'int'; minval: number; maxval: number; count?: number }
  | { type: 'log'; base: number; minval: number; maxval: number; count?: number }
  | { type: 'categorical'; vals: unknown[] };

/**
 * The keys that lead to a hyperparameter; a key may contain dots. `name` is the path for showing,
 * `optimizer.lr`, and is unique in its config or trial.
 */
export type HyperparameterPath = { path: readonly string[]; name: string };

/** A hyperparameter as it is configured. */
export type NamedHyperparameter = HyperparameterPath & { hyperparameter: Hyperparameter };

/** The value of a hyperparameter of a trial. */
export type HyperparameterValue = HyperparameterPath & { value: unknown };

/**
 * Reads one entry under `hyperparameters`: an object with a `type` is a hyperparameter, a plain
 * value is a constant, and other objects, which contain further entries, return undefined.
 */
export function readHyperparameter(entry: unknown): Hyperparameter | undefined {
  const { type, val, vals, ...rest } = record(entry);
  if (typeof type !== 'string') return isObject(entry) ? undefined : { type: 'const', val: entry };
  const steps = count(rest.count);
  const range = {
    minval: count(rest.minval) ?? 0,
    maxval: count(rest.maxval) ?? 1,
    ...(steps === undefined ? {} : { count: steps }),
  };
  if (type === 'int' || type === 'double') return { type, ...range };
  if (type === 'log') return { type, base: count(rest.base) ?? 10, ...range };
  if (type === 'categorical') return { type, vals: Array.isArray(vals) ? vals : [] };
  return { type: 'const', val };
}

/** Every hyperparameter of a config, in the config's order. */
export const hyperparameters = (config: Config): NamedHyperparameter[] =>
  named(configured(section(config, 'hyperparameters'), []));

type Path = readonly string[];

const configured = (
  entries: Readonly<Record<string, unknown>>,
  above: Path,
): { path: Path; hyperparameter: Hyperparameter }[] =>
  Object.entries(entries).flatMap(([key, entry]) => {
    const path = [...above, key];
    const hyperparameter = readHyperparameter(entry);
    return hyperparameter ? [{ path, hyperparameter }] : configured(record(entry), path);
  });

/**
 * Adds names: the keys with dots between. Where that is the name of two paths, of `"a.b"` and of `b`
 * in `a`, a key with dots has quotes.
 */
function named<Entry extends { path: Path }>(
  entries: readonly Entry[],
): (Entry & { name: string })[] {
  const counts = new Map<string, number>();
  for (const { path } of entries) {
    const joined = path.join('.');
    counts.set(joined, (counts.get(joined) ?? 0) + 1);
  }
  return entries.map((entry) => {
    const joined = entry.path.join('.');
    const isUnique = counts.get(joined) === 1 && !joined.includes('"');
    return { ...entry, name: isUnique ? joined : entry.path.map(quotedKey).join('.') };
  });
}

const quotedKey = (key: string) => (/[."]/.test(key) ? JSON.stringify(key) : key);

/**
 * The entries as an object, each at its path; where one path leads through another, the later one
 * counts.
 */
export function atPaths(
  entries: readonly (readonly [path: readonly string[], value: unknown])[],
): Record<string, unknown> {
  const below = new Map<string, [path: Path, value: unknown][] | { value: unknown }>();
  for (const [[key = '', ...rest], value] of entries) {
    const entry = below.get(key);
    if (rest.length === 0) below.set(key, { value });
    else if (Array.isArray(entry)) entry.push([rest, value]);
    else below.set(key, [[rest, value]]);
  }
  // by entries, so that a name like `__proto__` stays a name
  return Object.fromEntries(
    [...below].map(([key, child]) => [key, Array.isArray(child) ? atPaths(child) : child.value]),
  );
}

/** Names of the varied hyperparameters; constants are the same in every trial. */
export const searchedHyperparameters = (config: Config): string[] =>
  hyperparameters(config)
    .filter(({ hyperparameter }) => hyperparameter.type !== 'const')
    .map(({ name }) => name);

/** The hyperparameter values of a trial, in its order; an empty object is a value. */
export const hyperparameterValues = (
  hparams: Readonly<Record<string, unknown>> | null | undefined,
): HyperparameterValue[] => named(valuesIn(hparams ?? {}, []));

/**
 * The value of a hyperparameter for showing and for files: masked as in a configuration, where a key
 * of its path is the name of a secret, and where a text looks like one.
 */
export function shownHyperparameter(path: readonly string[], value: unknown): unknown {
  if (path.some(isSecretName) && isMaskable(value)) return masked;
  if (typeof value === 'string') return maskPlain(value);
  return Array.isArray(value) ? value.map((item) => shownHyperparameter([], item)) : value;
}

/** The same values, for showing and for files. */
export const shownHyperparameterValues = (
  hparams: Readonly<Record<string, unknown>> | null | undefined,
): HyperparameterValue[] =>
  hyperparameterValues(hparams).map(({ path, name, value }) => ({
    path,
    name,
    value: shownHyperparameter(path, value),
  }));

/**
 * Names hyperparameters of several configs or trials: entries of one path have one name, and those of
 * different paths different ones, also of `"a.b"` in one and of `b` in `a` in another.
 */
export function nameTogether<Entry extends { path: readonly string[] }>(
  lists: readonly (readonly Entry[])[],
): Map<string, Entry>[] {
  const paths = new Map(lists.flat().map(({ path }) => [JSON.stringify(path), { path }]));
  const names = new Map(
    named([...paths.values()]).map(({ path, name }) => [JSON.stringify(path), name]),
  );
  return lists.map(
    (list) => new Map(list.map((entry) => [names.get(JSON.stringify(entry.path)) ?? '', entry])),
  );
}

const valuesIn = (
  values: Readonly<Record<string, unknown>>,
  above: Path,
): { path: Path; value: unknown }[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const path = [...above, key];
    return isObject(value) && Object.keys(value).length > 0
      ? valuesIn(value, path)
      : [{ path, value }];
  });

/**
 * The value at a dotted name, as masters name columns: keys may contain dots themselves, and the
 * longest key counts first. The keys of a list are its places, from 0.
 */
export function valueAtName(values: unknown, name: string): unknown {
  if (typeof values !== 'object' || values === null) return undefined;
  const entries = new Map(Object.entries(values));
  if (entries.get(name) !== undefined) return entries.get(name);
  const keys = [...entries.keys()].filter((key) => name.startsWith(`${key}.`));
  for (const key of keys.sort((a, b) => b.length - a.length)) {
    const value = valueAtName(entries.get(key), name.slice(key.length + 1));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Records per batch, if the config has a constant `global_batch_size`. */
export function globalBatchSize(config: Config): number | undefined {
  const size = readHyperparameter(section(config, 'hyperparameters').global_batch_size);
  return size?.type === 'const' ? count(size.val) : undefined;
}

/**
 * The number of batches in one unit of training: 1 for batches, a fraction for records. Undefined
 * if the config lacks the batch size, or `records_per_epoch` for epochs.
 */
export function batchesPerUnit(
  config: Config,
  unit: NonNullable<TrainingLength['unit']>,
): number | undefined {
  if (unit === 'batches') return 1;
  const size = globalBatchSize(config);
  if (size === undefined || size <= 0) return undefined;
  if (unit === 'records') return 1 / size;
  const records = count(config?.records_per_epoch);
  return records === undefined || records <= 0 ? undefined : records / size;
}

/**
 * The number of batches of each trial, rounded; undefined if the config's units cannot be
 * converted.
 */
export function maxBatches(config: Config): number | undefined {
  const length = maxLength(config);
  if (length?.unit === undefined) return undefined;
  const batches = batchesPerUnit(config, length.unit);
  return batches === undefined ? undefined : Math.round(length.length * batches);
}
