export type Tree = { [key: string]: Json };
export type Json = string | number | boolean | null | Json[] | Tree;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists that are maps in all but form: their members are identified by name. */
const namedLists = new Set(['parameters', 'tags']);

/**
 * A document with a patch merged over it (RFC 7386, with two additional rules): maps by key, null
 * removes, the members of `parameters` and `tags` are merged by name, and a new key or member is
 * inserted after the one that the patch names before it, else at the end. Examples are values: they
 * are replaced as a whole.
 */
export function merged(base: Tree, patch: Tree): Tree {
  const entries = Object.entries(base);
  let last: string | undefined;
  for (const [key, value] of Object.entries(patch)) {
    const at = entries.findIndex(([name]) => name === key);
    if (value === null) {
      if (at >= 0) entries.splice(at, 1);
      continue;
    }
    const after = last === undefined ? entries.length : positionOf(entries, last) + 1;
    if (at < 0) entries.splice(after, 0, [key, mergedValue(undefined, value, key)]);
    else entries[at] = [key, mergedValue(entries[at]?.[1], value, key)];
    last = key;
  }
  return Object.fromEntries(entries);
}

const positionOf = (entries: Array<[string, Json]>, key: string) =>
  entries.findIndex(([name]) => name === key);

function mergedValue(base: Json | undefined, value: Json, key: string): Json {
  if (isTree(value) && key !== 'example') return merged(isTree(base) ? base : {}, value);
  if (Array.isArray(value) && Array.isArray(base) && namedLists.has(key))
    return Object.values(merged(byName(base), withoutSchemas(byName(value))));
  return value;
}

const byName = (list: Json[]): Tree =>
  Object.fromEntries(list.filter(isTree).map((member) => [String(member.name), member]));

/** A parameter without a schema is one that the master no longer has. */
const withoutSchemas = (members: Tree): Tree =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      isTree(member) && member.schema === null ? null : member,
    ]),
  );
