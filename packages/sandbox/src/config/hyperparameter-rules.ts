import { entryOf, isObject, kindOf } from './json';
import { findProblems, type Rule } from './rule';

const integer: Rule = { kinds: ['integer'], required: true };
const number: Rule = { kinds: ['number'], required: true };
const count: Rule = { kinds: ['integer'], min: 1 };
const any: Rule = {};
const ranges = (bound: Rule) => ({ type: any, minval: bound, maxval: bound, count });

const kinds: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  const: { type: any, val: any },
  int: ranges(integer),
  double: ranges(number),
  log: { ...ranges(number), base: { ...number, above: 0 } },
  categorical: { type: any, vals: { kinds: ['array'], required: true } },
};

/** Returns the problems of a search space, at any depth. */
export function hyperparameterProblems(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => hyperparameterProblems(item, `${path}[${index}]`));
  }
  if (!isObject(value)) return [];
  if (!Object.hasOwn(value, 'type')) {
    return Object.entries(value).flatMap(([name, inner]) =>
      hyperparameterProblems(inner, `${path}.${name}`),
    );
  }
  const keys = entryOf(kinds, value.type);
  if (!keys) {
    return [
      `${path}: if a hyperparameter object's ["type"] is set, it must be one of "int", "double", "log", const", or "categorical"`,
    ];
  }
  const problems = findProblems(value, { keys }, path);
  return problems.length > 0 ? problems : disorder(value, path);
}

function disorder({ minval, maxval, vals }: Record<string, unknown>, path: string): string[] {
  if (Array.isArray(vals) && vals.length === 0) {
    return [`${path}.vals: minimum 1 items allowed, but found 0 items`];
  }
  if (typeof minval !== 'number' || typeof maxval !== 'number' || minval < maxval) return [];
  return [`${path}: minval must be less than maxval`];
}

/** Returns the problems of ranges that a grid search cannot divide. */
export function gridProblems(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => gridProblems(item, `${path}[${index}]`));
  }
  if (!isObject(value)) return [];
  if (typeof value.type !== 'string') {
    return Object.entries(value).flatMap(([name, inner]) => gridProblems(inner, `${path}.${name}`));
  }
  const isRange = ['int', 'double', 'log'].includes(value.type);
  return isRange && kindOf(value.count) === 'null'
    ? [`${path}: grid search is in use but count was not provided`]
    : [];
}
