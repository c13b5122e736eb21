import { own, setOwn } from '@trainyard/sdk/model';
import { isObject, type Json } from './json';

// lists that grow instead of giving way
const growing: ReadonlySet<string> = new Set([
  'bind_mounts',
  'devices',
  'environment_variables',
  'labels',
]);

/** A config on top of a template: what the config says wins, objects are merged key by key. */
export function mergeConfig(config: Json, template: Json): Json {
  const merged: Json = { ...template };
  for (const [key, value] of Object.entries(config)) {
    setOwn(merged, key, mergeValue(key, value, own(template, key)));
  }
  return merged;
}

function mergeValue(key: string, value: unknown, base: unknown): unknown {
  if (value === null || value === undefined) return base ?? null;
  // another searcher or another range is not a mixture of two
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
