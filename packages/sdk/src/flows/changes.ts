import { isObject } from '../model/own';

/** A value that differs, at a path such as `searcher.max_length.batches`. */
export type Change = {
  path: string;
  change: 'added' | 'changed' | 'removed';
  before?: unknown;
  after?: unknown;
};

/**
 * The leaves of an object by path, in the order of the object. Lists and empty objects are leaves.
 */
export function leaves(value: unknown, path = ''): Array<[path: string, value: unknown]> {
  if (!isObject(value) || (path !== '' && Object.keys(value).length === 0)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? keyText(key) : `${path}.${keyText(key)}`),
  );
}

// an unquoted dot inside a name would separate path steps
const keyText = (key: string) => (key.includes('.') ? JSON.stringify(key) : key);

/** Lists the differences between two objects, by path; equal values are left out. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [new Map(leaves(before ?? {})), new Map(leaves(after ?? {}))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.flatMap((path) => changeOf(path, old, now));
}

function changeOf(path: string, old: Map<string, unknown>, now: Map<string, unknown>): Change[] {
  const [before, after] = [old.get(path), now.get(path)];
  if (!now.has(path)) return [{ path, change: 'removed', before }];
  if (!old.has(path)) return [{ path, change: 'added', after }];
  return isSame(before, after) ? [] : [{ path, change: 'changed', before, after }];
}

/** Returns true if two JSON values are equal, in any order of their keys. */
export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner);
    if (!isObject(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
