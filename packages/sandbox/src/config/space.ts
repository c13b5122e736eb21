import { readHyperparameter } from '@trainyard/sdk/model';
import type { Hyperparameter, HyperparameterSpace } from '../simulation/search/hyperparameters';
import { isObject, type Json } from './json';

type Constant = string | number | boolean;

/** The search space of a full config, as the simulation draws from it. */
export const spaceOf = (hyperparameters: Json): HyperparameterSpace =>
  Object.fromEntries(
    Object.entries(hyperparameters).map(([name, entry]) => [name, hyperparameterEntry(entry)]),
  );

function hyperparameterEntry(entry: unknown): Hyperparameter | HyperparameterSpace {
  const read = readHyperparameter(entry);
  if (!read) return spaceOf(isObject(entry) ? entry : {});
  if (read.type === 'const') return { type: 'const', val: constantOf(read.val) };
  return read.type === 'categorical' ? { ...read, vals: read.vals.map(constantOf) } : read;
}

// a list or an object is kept as its JSON text
const constantOf = (value: unknown): Constant =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value ?? null);
