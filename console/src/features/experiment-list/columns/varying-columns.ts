import type { DataColumn } from '@trainyard/ui/table/grid/columns';

/** The columns in which all rows say the same. With fewer than two rows nothing can differ, so none. */
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
