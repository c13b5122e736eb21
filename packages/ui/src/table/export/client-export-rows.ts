import type { CellValue, DataColumn } from '../grid/columns';

/** A column as a file has it: what a cell says in words, else what it is put in order by. */
export type WritableColumn<Row> = {
  id: string;
  title: string;
  isEnd?: boolean;
  text?: (row: Row) => string | number | null;
  value?: (row: Row) => string | number | null;
};

type WrittenRow = { id: number; cells: readonly CellValue[] };

/** A table as a file has it. */
export type WrittenTable = {
  columns: readonly DataColumn<WrittenRow>[];
  /** rows there are */
  total: number;
  pages: (signal: AbortSignal) => AsyncIterable<readonly WrittenRow[]>;
};

type Options<Row> = {
  /** in their order; those that say nothing in words are left out */
  columns: readonly WritableColumn<Row>[];
  total: number;
  /** all rows, page by page; one that comes twice, as lists move on, is written once */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  keyOf: (row: Row) => string | number;
};

/** Rows for a file. They go by their place, as their own names differ from list to list. */
export function writtenTable<Row>({ columns, total, pages, keyOf }: Options<Row>): WrittenTable {
  const read = columns.flatMap(({ id, title, isEnd = false, text, value }) => {
    const cellOf = text ?? value;
    return cellOf ? [{ id, title, isEnd, cellOf }] : [];
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
          cells: read.map(({ cellOf }) => cellOf(row)),
        }));
      }
    },
  };
}

/** Rows that are all here, as the only page. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
