import type { DataColumn } from '@trainyard/ui/table/grid/columns';

/** Returns the columns in which all rows have the same text; none with fewer than two rows. */
export function alikeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): string[] {
  const [first] = rows;
  if (first === undefined || rows.length < 2) return [];
  return columns.flatMap(({ id, value }) => {
    const common = value(first) ?? null;
    return rows.every((row) => Object.is(value(row) ?? null, common)) ? [id] : [];
  });
}
