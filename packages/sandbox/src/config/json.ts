import { isObject, ownValue, setOwn } from '@trainyard/sdk/model';

export { isObject };

/** An object of a config, parsed from YAML or JSON. */
export type Json = Record<string, unknown>;

/** Returns the object, or an empty one. */
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** Returns the list, or an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

export const textOf = (value: unknown, otherwise = ''): string =>
  typeof value === 'string' ? value : otherwise;

export type Kind = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** The JSON Schema type of a value. */
export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}

/** Looks up a value of a config, which may be anything, in a table. */
export const entryOf = <Entry>(
  table: Readonly<Record<string, Entry>>,
  name: unknown,
): Entry | undefined => (typeof name === 'string' ? ownValue(table, name) : undefined);

// lists that are merged instead of replaced
const growing: ReadonlySet<string> = new Set([
  'bind_mounts',
  'devices',
  'environment_variables',
  'labels',
]);

/**
 * Merges a config over a template: values of the config take precedence, objects are merged key by
 * key.
 */
export function mergeConfig(config: Json, template: Json): Json {
  const merged: Json = { ...template };
  for (const [key, value] of Object.entries(config)) {
    setOwn(merged, key, mergeValue(key, value, ownValue(template, key)));
  }
  return merged;
}

function mergeValue(key: string, value: unknown, base: unknown): unknown {
  if (value === null || value === undefined) return base ?? null;
  // another searcher or another range replaces the whole object
  if (isObject(value) && isObject(base)) {
    return isOtherKind(value, base) ? value : mergeConfig(value, base);
  }
  if (growing.has(key) && Array.isArray(value) && Array.isArray(base)) {
    return [...value, ...base.filter((item) => !value.includes(item))];
  }
  return value;
}

const isOtherKind = (value: Json, base: Json) =>
  ['type', 'name'].some((key) => key in value && key in base && value[key] !== base[key]) ||
  ['batches', 'records', 'epochs'].some((unit) => unit in value);
