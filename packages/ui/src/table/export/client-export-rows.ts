import type { RowData } from '@tanstack/react-table';
import type { CellValue, DataColumn } from '../grid/columns';
import { type ShownColumn, titleOf } from '../table-columns';

type WrittenRow = { id: number; cells: readonly CellValue[] };

/** A table in the form for files. */
export type WrittenTable = {
  columns: readonly DataColumn<WrittenRow>[];
  /** number of rows */
  total: number;
  pages: (signal: AbortSignal) => AsyncIterable<readonly WrittenRow[]>;
};

type Options<Row extends RowData> = {
  /** columns in order; those without a value are left out */
  columns: readonly ShownColumn<Row>[];
  total: number;
  /**
   * yields all rows, page by page; a row that repeats because the list has moved on is written once
   */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  keyOf: (row: Row) => string | number;
};

/**
 * Prepares rows for a file. Identifies them by position, because their own ids differ from list to
 * list.
 */
export function writtenTable<Row extends RowData>({
  columns,
  total,
  pages,
  keyOf,
}: Options<Row>): WrittenTable {
  const read = columns.flatMap((column) => {
    const { id, accessorFn, columnDef } = column;
    const { isEnd = false, screenText } = columnDef.meta ?? {};
    const base = { id, title: titleOf(column), isEnd, screenText };
    return accessorFn ? [{ ...base, cellOf: accessorFn }] : [];
  });
  return {
    total,
    columns: read.map(({ id, title, isEnd, screenText }, at) => ({
      id,
      title,
      isEnd,
      value: ({ cells }) => cells[at],
      ...(screenText && { screenValue: ({ cells }) => screenText(cells[at]) }),
    })),
    pages: async function* (signal) {
      const places = new Map<string | number, number>();
      for await (const page of pages(signal)) {
        for (const row of page) if (!places.has(keyOf(row))) places.set(keyOf(row), places.size);
        yield page.map((row) => ({
          id: places.get(keyOf(row)) ?? 0,
          cells: read.map(({ cellOf }) => exportableValue(cellOf(row, 0))),
        }));
      }
    },
  };
}

const exportableValue = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** Yields rows that are already loaded as the only page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
