import { formatSort, parseSort } from '@trainyard/ui/table/sort/sort';
import { int, listOf, parsedBy, searchSchema, text } from './search-param';
import { z } from './zod';

/** Search params of a table: its order, `name=asc`, and the page, counted from 0. */
export const tableSearch = (sort: string) =>
  searchSchema(() => ({ sort: z.catch(text, sort), page: z.catch(int({ min: 0 }), 0) }));

/** The same, with the grouping column and the folded groups. */
export const groupedTableParams = (sort: string) => ({
  sort: z.catch(text, sort),
  page: z.catch(int({ min: 0 }), 0),
  group: z.catch(text, ''),
  folded: z.catch(listOf(text), []),
});

export const groupedTableSearch = (sort: string) => searchSchema(() => groupedTableParams(sort));

export type GroupedTableView = TableView & { group: string; folded: string[] };

export type TableView = { sort: string; page: number };

/** The sort of a link, for a master that accepts one column: `state=asc`. */
export const oneSort = (keys: readonly string[]) => {
  const knownKeys = new Set(keys);
  return parsedBy(
    (value) => {
      const entries = typeof value === 'string' ? parseSort(value, knownKeys) : undefined;
      return entries?.length === 1 ? formatSort(entries) : undefined;
    },
    { expected: `one of ${keys.join(', ')} with =asc or =desc` },
  );
};

/** The same in the master's form, with `sortBy`; `fallback` if the link has no known sort. */
export function sortQuery<Key extends string, SortBy>(
  sort: string,
  sortBy: Record<Key, SortBy>,
  fallback: NoInfer<Key>,
) {
  const isKey = (id: string): id is Key => Object.hasOwn(sortBy, id);
  const [entry] = parseSort(sort, new Set(Object.keys(sortBy))) ?? [];
  return {
    sortBy: sortBy[entry && isKey(entry.id) ? entry.id : fallback],
    orderBy: entry?.desc ? ('ORDER_BY_DESC' as const) : ('ORDER_BY_ASC' as const),
  };
}
