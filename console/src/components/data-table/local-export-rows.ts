import type { CellValue, DataColumn } from './columns';
import type { LocalColumn } from './local-rows';

type WrittenRow = { id: number; cells: readonly CellValue[] };

/** A table as a file has it. */
export type WrittenTable = { columns: readonly DataColumn<WrittenRow>[]; rows: WrittenRow[] };

/**
 * Rows for a file: of each cell what it says in words, else what it is put in order by; columns
 * without either are left out. Rows go by their place, as their own names differ from list to list.
 */
export function writtenTable<Row>(
  columns: readonly LocalColumn<Row>[],
  rows: readonly Row[],
): WrittenTable {
  const read = columns.flatMap(({ id, title, isEnd = false, text, value }) => {
    const cellOf = text ?? value;
    return cellOf ? [{ id, title, isEnd, cellOf }] : [];
  });
  return {
    columns: read.map(({ id, title, isEnd }, at) => ({
      id,
      title,
      isEnd,
      value: ({ cells }) => cells[at],
    })),
    rows: rows.map((row, id) => ({ id, cells: read.map(({ cellOf }) => cellOf(row)) })),
  };
}
