import type { RowData } from '@tanstack/react-table';
import type { CellValue, DataColumn } from '../grid/columns';
import { type ShownColumn, titleOf } from '../table-columns';

type WrittenRow = { id: number; cells: readonly CellValue[] };

/** A table as a file has it. */
export type WrittenTable = {
  columns: readonly DataColumn<WrittenRow>[];
  /** rows there are */
  total: number;
  pages: (signal: AbortSignal) => AsyncIterable<readonly WrittenRow[]>;
};

type Options<Row extends RowData> = {
  /** in their order; those without a value are left out */
  columns: readonly ShownColumn<Row>[];
  total: number;
  /** all rows, page by page; one that comes twice, as lists move on, is written once */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  keyOf: (row: Row) => string | number;
};

/** Rows for a file. They go by their place, as their own names differ from list to list. */
export function writtenTable<Row extends RowData>({
  columns,
  total,
  pages,
  keyOf,
}: Options<Row>): WrittenTable {
  const read = columns.flatMap((column) => {
    const { id, accessorFn, columnDef } = column;
    const isEnd = columnDef.meta?.isEnd ?? false;
    return accessorFn ? [{ id, title: titleOf(column), isEnd, cellOf: accessorFn }] : [];
  });
  return {
    total,
    columns: read.map(({ id, title, isEnd }, at) => ({
      id,
      title,
      isEnd,
      value: ({ cells }) => cells[at],
    })),
    pages: async function* (signal) {
      const places = new Map<string | number, number>();
      for await (const page of pages(signal)) {
        for (const row of page) if (!places.has(keyOf(row))) places.set(keyOf(row), places.size);
        yield page.map((row) => ({
          id: places.get(keyOf(row)) ?? 0,
          cells: read.map(({ cellOf }) => written(cellOf(row, 0))),
        }));
      }
    },
  };
}

const written = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** Rows that are all here, as the only page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
