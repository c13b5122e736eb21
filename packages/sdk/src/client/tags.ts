const partsOf = (tag: string): [word: string, id: string | undefined] => {
  const at = tag.indexOf(' ');
  return at < 0 ? [tag, undefined] : [tag.slice(0, at), tag.slice(at + 1)];
};

/**
 * Returns the tags of one call: those of its operation (`shows` or `changes`) with ids in place of
 * the arguments' names, such as `experiment 7` for `experiment {experimentId}`. The argument is a
 * path or query parameter, else a field of the body; a list gives one tag per id. A tag whose
 * argument is unset or empty stands for all of the resource, and so does that of a bulk action with
 * filters, which select instead of the ids (`BulkExperimentFilters`).
 * @param tags tags of an operation
 * @param args the argument of the call
 */
export function resolveTags(tags: readonly string[], args: object | undefined): string[] {
  const values = valuesOf(args);
  const body = valuesOf(values.get('body'));
  const isFiltered = ['filter', 'filters'].some((name) => isSet(body.get(name)));
  return tags.flatMap((tag) => {
    const [word, argument] = partsOf(tag);
    if (argument === undefined) return [word];
    const name = argument.slice(1, -1);
    const value = values.get(name) ?? body.get(name);
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
 * the write changes, with the same id or with none on either side.
 * @param shown tags of a read, from `resolveTags`
 * @param changed tags of a write, from `resolveTags`
 */
export const doTagsMeet = (shown: readonly string[], changed: readonly string[]): boolean =>
  shown.some((one) => changed.some((other) => isSameResource(partsOf(one), partsOf(other))));

const isSameResource = (
  [word, id]: ReturnType<typeof partsOf>,
  [otherWord, otherId]: ReturnType<typeof partsOf>,
) => word === otherWord && (id === undefined || otherId === undefined || id === otherId);
