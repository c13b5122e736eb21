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

/** A hyperparameter as it is configured, by its dotted name. */
/** One with its dotted name, `optimizer.lr`. */
export type NamedHyperparameter = { name: string; hyperparameter: Hyperparameter };
/** Returns the value of a hyperparameter of a trial, by its dotted name. */
/** The hyperparameters of a trial, by dotted name. */
export type HyperparameterValue = { name: string; value: unknown };

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

/** Every hyperparameter of a config with its dotted name, in the config's order. */
export const hyperparameters = (config: Config): NamedHyperparameter[] =>
  under(section(config, 'hyperparameters'), '');

function under(entries: Readonly<Record<string, unknown>>, prefix: string): NamedHyperparameter[] {
  return Object.entries(entries).flatMap(([key, entry]) => {
    const name = prefix + key;
    const hyperparameter = readHyperparameter(entry);
    return hyperparameter ? [{ name, hyperparameter }] : under(record(entry), `${name}.`);
  });
}

/** Dotted names of the varied hyperparameters; constants are the same in every trial. */
export const searchedHyperparameters = (config: Config): string[] =>
  hyperparameters(config)
    .filter(({ hyperparameter }) => hyperparameter.type !== 'const')
    .map(({ name }) => name);

/** The hyperparameter values of a trial, by dotted name; an empty object is a value. */
export const hyperparameterValues = (
  hparams: Readonly<Record<string, unknown>> | null | undefined,
  prefix = '',
): HyperparameterValue[] =>
  Object.entries(hparams ?? {}).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0
      ? hyperparameterValues(value, `${prefix}${key}.`)
      : [{ name: prefix + key, value }],
  );

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
