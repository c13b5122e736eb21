export type RowKey = string | number;

type Click = {
  /** the visible rows, in order */
  keys: readonly RowKey[];
  key: RowKey;
  /** with Shift: selects all rows from the last click on */
  isRange?: boolean;
  from?: RowKey | undefined;
};

/** The selected rows after a click on a row's checkbox. */
export function selectedAfter(
  chosen: ReadonlySet<RowKey>,
  { keys, key, isRange = false, from }: Click,
): Set<RowKey> {
  const next = new Set(chosen);
  const ends = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(key)];
  if (isRange && !ends.includes(-1)) {
    for (const each of keys.slice(Math.min(...ends), Math.max(...ends) + 1)) next.add(each);
  } else if (!next.delete(key)) next.add(key);
  return next;
}

/** The state of the header checkbox for the visible rows. */
export function selectedState(
  chosen: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
): boolean | 'indeterminate' {
  const count = keys.filter((key) => chosen.has(key)).length;
  if (count === 0) return false;
  return count === keys.length ? true : 'indeterminate';
}
