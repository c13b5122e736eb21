import type { SortEntry } from './sort';

type HeaderClick = {
  sort: readonly SortEntry[];
  id: string;
  /** the direction a column starts with: newest and largest first read better for some */
  descFirst: boolean;
  /** keep the other columns (shift was held) */
  add: boolean;
};

/** The sort after a click on a column's header. A list always has a sort. */
export function sortAfterClick({ sort, id, descFirst, add }: HeaderClick): SortEntry[] {
  const current = sort.find((entry) => entry.id === id);
  if (!add) return [{ id, desc: current === undefined ? descFirst : !current.desc }];
  if (current === undefined) return [...sort, { id, desc: descFirst }];
  if (current.desc === descFirst)
    return sort.map((entry) => (entry.id === id ? { id, desc: !entry.desc } : entry));
  const rest = sort.filter((entry) => entry.id !== id);
  return rest.length > 0 ? rest : [{ id, desc: descFirst }];
}

/** The value of `aria-sort`; only the leading column carries one, as the attribute allows one. */
export function ariaSort(sort: readonly SortEntry[], id: string) {
  const [first] = sort;
  if (first?.id !== id) return undefined;
  return first.desc ? 'descending' : 'ascending';
}
