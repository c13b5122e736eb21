/**
 * A change of a list that several people edit: the items that come and those that go, so that what
 * others changed meanwhile stays.
 */
export type ListChange<Item = string> = { added: readonly Item[]; removed: readonly Item[] };

/** Returns the change that leads from one list to another; the order of items does not count. */
export const listChange = <Item>(
  before: readonly Item[],
  after: readonly Item[],
): ListChange<Item> => ({
  added: [...new Set(after)].filter((item) => !before.includes(item)),
  removed: [...new Set(before)].filter((item) => !after.includes(item)),
});

/** Returns a list after a change: removed items are gone, added ones are in it once. */
export const withListChange = <Item>(
  list: readonly Item[],
  { added, removed }: ListChange<Item>,
): Item[] => {
  const others = list.filter((item) => !removed.includes(item));
  return [...new Set([...others, ...added])];
};

/** Returns the part of a change that still changes a list: it adds what is not in it, removes what is. */
export const neededChange = <Item>(
  list: readonly Item[],
  change: ListChange<Item>,
): ListChange<Item> => listChange(list, withListChange(list, change));

/** Returns the change that takes another one back. */
export const inverseChange = <Item>({ added, removed }: ListChange<Item>): ListChange<Item> => ({
  added: removed,
  removed: added,
});

/** Returns true if a change adds and removes nothing. */
export const isNoChange = ({ added, removed }: ListChange<unknown>): boolean =>
  added.length === 0 && removed.length === 0;
