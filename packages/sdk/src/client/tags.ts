/**
 * Names a resource: `experiment 7` is one experiment, `experiment` all of them, and `*` all resources,
 * which a write changes that gives or takes permissions of the user. A read has the tags
 * of what its answer shows, a write those of what it changes. The tags of an operation have the name
 * of an argument in place of the id, `experiment {experimentId}`.
 */
export type Tag = string;

/** A tag of an operation: the resource, the argument with its id, and the field it depends on. */
const templatePattern = /^(\w+|\*)(?: \{([\w.]+)\})?(?: when (\w+))?$/;

const partsOf = (tag: string): [word: string, id: string | undefined] => {
  const at = tag.indexOf(' ');
  return at < 0 ? [tag, undefined] : [tag.slice(0, at), tag.slice(at + 1)];
};

/**
 * Returns the tags of one call: those of its operation (`shows` or `changes`) with ids in place of
 * the arguments' names, such as `experiment 7` for `experiment {experimentId}`. The argument is a
 * path or query parameter, else a field of the body; a list gives one tag per id. A tag whose
 * argument is unset or empty stands for all of the resource, and so does that of a bulk action with
 * filters, which select instead of the ids (`BulkExperimentFilters`). `job when resources` counts if
 * the body sets that field; a body without fields says nothing, and all tags count.
 * @param tags tags of an operation; those with an id already stay as they are
 * @param args the argument of the call
 */
export function resolveTags(tags: readonly Tag[], args: unknown): Tag[] {
  const values = valuesOf(args);
  const body = valuesOf(values.get('body'));
  const isFiltered = ['filter', 'filters'].some((name) => isSet(body.get(name)));
  return tags.flatMap((tag) => {
    const [, word, argument, field] = templatePattern.exec(tag) ?? [];
    if (word === undefined) return [tag];
    if (field !== undefined && body.size > 0 && !isSet(body.get(field))) return [];
    if (argument === undefined) return [word];
    const value = values.get(argument) ?? body.get(argument);
    const isList = Array.isArray(value);
    const ids = (isList ? value : [value]).filter(isSet);
    return ids.length === 0 || (isList && isFiltered) ? [word] : ids.map((id) => `${word} ${id}`);
  });
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';
const valuesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/**
 * Returns true if an answer is stale after a write: one of the resources that it shows is one that
 * the write changes, with the same id or with none on either side. `*` meets every other tag.
 * @param readTags tags of a read, from `resolveTags`
 * @param changed tags of a write, from `resolveTags`
 */
export const doTagsMeet = (readTags: readonly Tag[], changed: readonly Tag[]): boolean =>
  readTags.some((one) => changed.some((other) => isSameResource(partsOf(one), partsOf(other))));

const isSameResource = (
  [word, id]: ReturnType<typeof partsOf>,
  [otherWord, otherId]: ReturnType<typeof partsOf>,
) =>
  word === '*' ||
  otherWord === '*' ||
  (word === otherWord && (id === undefined || otherId === undefined || id === otherId));
