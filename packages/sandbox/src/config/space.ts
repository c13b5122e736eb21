import type { Hyperparameter, HyperparameterSpace } from '../simulation/hyperparameters';
import { isObject, type Json, listOf, numberOf } from './json';

type Constant = string | number | boolean;

/** The search space of a full config, as the simulation draws from it. */
export const spaceOf = (hyperparameters: Json): HyperparameterSpace =>
  Object.fromEntries(
    Object.entries(hyperparameters).map(([name, entry]) => [name, hyperparameterEntry(entry)]),
  );

function hyperparameterEntry(entry: unknown): Hyperparameter | HyperparameterSpace {
  if (!isObject(entry)) return { type: 'const', val: constantOf(entry) };
  return typeof entry.type === 'string' ? hyperparameterOf(entry) : spaceOf(entry);
}

function hyperparameterOf(entry: Json): Hyperparameter {
  const range = { minval: numberOf(entry.minval, 0), maxval: numberOf(entry.maxval, 1) };
  const count = typeof entry.count === 'number' ? { count: entry.count } : {};
  switch (entry.type) {
    case 'int':
    case 'double':
      return { type: entry.type, ...range, ...count };
    case 'log':
      return { type: 'log', base: numberOf(entry.base, 10), ...range, ...count };
    case 'categorical':
      return { type: 'categorical', vals: listOf(entry.vals).map(constantOf) };
    default:
      return { type: 'const', val: constantOf(entry.val) };
  }
}

// what is no plain value is kept as its JSON text
const constantOf = (value: unknown): Constant =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value ?? null);
