import { entryOf, isObject, type Json, type Kind, kindOf } from './json';

/** A rule for one value of a config. Null is allowed everywhere unless `required`. */
export type Rule = {
  kinds?: readonly Kind[];
  required?: boolean;
  min?: number;
  max?: number;
  /** the pattern of a text, and what is said of another text */
  pattern?: readonly [RegExp, string];
  /** the value must be larger than this */
  above?: number;
  values?: readonly string[];
  items?: Rule;
  /** the allowed keys of an object; a `required` one must be there */
  keys?: Readonly<Record<string, Rule>>;
  /** the values of an object with free keys */
  each?: Rule;
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
    ...(rule.each && isObject(value) ? eachOf(value, rule.each, path) : []),
    ...(rule.items && Array.isArray(value) ? itemsOf(value, rule.items, path) : []),
    ...(rule.check?.(value, path) ?? []),
  ];
}

const isKind = (kinds: readonly Kind[], kind: Kind) =>
  kinds.includes(kind) || (kind === 'integer' && kinds.includes('number'));

function boundsOf(
  value: unknown,
  { min, max, above, values, pattern }: Rule,
  path: string,
): string[] {
  if (pattern && typeof value === 'string' && !pattern[0].test(value)) {
    return [`${path}: ${pattern[1]}`];
  }
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
      rule.required && !Object.hasOwn(value, key)
        ? [`${path}: ${key} is a required property`]
        : findProblems(value[key], rule, `${path}.${key}`),
    ),
  ];
}

const eachOf = (value: Json, rule: Rule, path: string) =>
  Object.entries(value).flatMap(([key, inner]) => findProblems(inner, rule, `${path}.${key}`));

const itemsOf = (value: unknown[], rule: Rule, path: string) =>
  value.flatMap((item, index) => findProblems(item, rule, `${path}[${index}]`));

/** A value that fits one of several rules, and what is said of one that fits none. */
export const oneOf =
  (rules: readonly Rule[], message: string): NonNullable<Rule['check']> =>
  (value, path) =>
    rules.some((rule) => findProblems(value, rule, path).length === 0)
      ? []
      : [`${path}: ${message}`];

/** An object whose `type` chooses its rule, and what is said of a type that is none of them. */
export const byType =
  (rules: Readonly<Record<string, Rule>>, message: string): NonNullable<Rule['check']> =>
  (value, path) => {
    const rule = isObject(value) ? entryOf(rules, value.type) : undefined;
    return rule ? findProblems(value, rule, path) : [`${path}: ${message}`];
  };
