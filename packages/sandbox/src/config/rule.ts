import { isObject, type Json, type Kind, kindOf } from './json';

/** A rule for one value of a config. Null is allowed everywhere unless `required`. */
export type Rule = {
  kinds?: readonly Kind[];
  required?: boolean;
  min?: number;
  max?: number;
  /** the value must be larger than this */
  above?: number;
  values?: readonly string[];
  items?: Rule;
  /** the allowed keys of an object */
  keys?: Readonly<Record<string, Rule>>;
  /** a check that a table cannot express; returns the problems of the value */
  check?: (value: unknown, path: string) => string[];
};

/** Returns the problems of a value, each beginning with its path, in the master's words. */
export function findProblems(value: unknown, rule: Rule, path: string): string[] {
  const kind = kindOf(value);
  if (kind === 'null' && !rule.required) return [];
  if (rule.kinds && !isKind(rule.kinds, kind)) {
    return [`${path}: expected ${rule.kinds.join(' or ')}, but got ${kind}`];
  }
  return [
    ...boundsOf(value, rule, path),
    ...(rule.keys && isObject(value) ? keysOf(value, rule.keys, path) : []),
    ...(rule.items && Array.isArray(value) ? itemsOf(value, rule.items, path) : []),
    ...(rule.check?.(value, path) ?? []),
  ];
}

const isKind = (kinds: readonly Kind[], kind: Kind) =>
  kinds.includes(kind) || (kind === 'integer' && kinds.includes('number'));

function boundsOf(value: unknown, { min, max, above, values }: Rule, path: string): string[] {
  if (values && typeof value === 'string' && !values.includes(value)) {
    return [`${path}: value must be one of ${values.map((each) => `"${each}"`).join(', ')}`];
  }
  if (typeof value !== 'number') return [];
  if (min !== undefined && value < min) return [`${path}: must be >= ${min} but found ${value}`];
  if (max !== undefined && value > max) return [`${path}: must be <= ${max} but found ${value}`];
  if (above !== undefined && value <= above) {
    return [`${path}: must be > ${above} but found ${value}`];
  }
  return [];
}

function keysOf(value: Json, keys: Readonly<Record<string, Rule>>, path: string): string[] {
  const strange = Object.keys(value).filter((key) => !Object.hasOwn(keys, key));
  const names = strange.map((key) => `"${key}"`).join(', ');
  return [
    ...(strange.length > 0 ? [`${path}: additionalProperties ${names} not allowed`] : []),
    ...Object.entries(keys).flatMap(([key, rule]) =>
      findProblems(value[key], rule, `${path}.${key}`),
    ),
  ];
}

const itemsOf = (value: unknown[], rule: Rule, path: string) =>
  value.flatMap((item, index) => findProblems(item, rule, `${path}[${index}]`));
