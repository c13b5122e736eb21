import type { OrderBy } from '@trainyard/sdk/types';

export type SortValue = string | number | boolean | null;

type SortInput<Row> = {
  rows: Row[];
  /** first the main key, then those for equal rows */
  keys: Array<(row: Row) => SortValue>;
  orderBy: OrderBy | undefined;
};

/**
 * Sorts rows by their keys, ascending by default: numbers by size, texts by code unit, false before
 * true, nulls last when ascending.
 */
export function sortRows<Row>({ rows, keys, orderBy }: SortInput<Row>): Row[] {
  const sign = orderBy === 'ORDER_BY_DESC' ? -1 : 1;
  return [...rows].sort((a, b) => {
    for (const key of keys) {
      const order = compare(key(a), key(b));
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

function compare(a: SortValue, b: SortValue): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
