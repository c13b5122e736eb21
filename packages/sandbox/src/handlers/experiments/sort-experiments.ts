import type { ColumnValue } from './experiment-columns';

export type SortKey<Row> = { value: (row: Row) => ColumnValue; descending: boolean };

/**
 * Rows in the order of the keys, nulls last in both directions and NaN above every number, as the
 * experiment lists of the master have it. Each key is read once per row.
 */
export function sortByKeys<Row>(rows: Row[], keys: Array<SortKey<Row>>): Row[] {
  const columns = keys.map((key) => rows.map(key.value));
  const order = Array.from(rows.keys());
  order.sort((left, right) => {
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index];
      const sign = keys[index]?.descending ? -1 : 1;
      const result = compareValues(column?.[left] ?? null, column?.[right] ?? null, sign);
      if (result !== 0) return result;
    }
    return left - right;
  });
  return order.flatMap((index) => rows[index] ?? []);
}

/** Compares two rows by the same keys in the same order. */
export const compareBy =
  <Row>(keys: Array<SortKey<Row>>) =>
  (left: Row, right: Row): number => {
    for (const { value, descending } of keys) {
      const result = compareValues(value(left), value(right), descending ? -1 : 1);
      if (result !== 0) return result;
    }
    return 0;
  };

function compareValues(left: ColumnValue, right: ColumnValue, sign: number): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : sign;
  if (Number.isNaN(right)) return -sign;
  return left < right ? -sign : sign;
}
