import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { parseSort } from './sort/sort';
import type { StaticColumn } from './static-columns';

/** A column of a table that holds all rows: rows are sorted by `value`. */
export type ClientColumn<Row> = Omit<StaticColumn<Row>, 'sort'> & {
  value?: (row: Row) => string | number | null;
  /** the text in a file, where it differs from `value` */
  text?: (row: Row) => string | number | null;
  /** rows can be grouped by it */
  isGroup?: boolean;
};

/** The text of a row in a column. */
export const textOf = <Row>({ text, value }: ClientColumn<Row>, row: Row): string =>
  String((text ?? value)?.(row) ?? '');

export const clientPageSize = 40;

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;

/** the library asks for objects, and a row may be anything */
type Item<Row> = { row: Row };

const words = new Intl.Collator('en', { numeric: true });

/** Numbers by size, everything else as people count: "run 9" before "run 10". */
function compareValues<Row>(...[left, right, id]: Parameters<SortFn<Features, Item<Row>>>): number {
  const one = left.getValue(id);
  const other = right.getValue(id);
  const areNumbers = typeof one === 'number' && typeof other === 'number';
  return areNumbers ? one - other : words.compare(`${one}`, `${other}`);
}

type Options<Row> = {
  columns: readonly Pick<ClientColumn<Row>, 'id' | 'value'>[];
  /** all of them */
  rows: readonly Row[];
  /** the order of the link; the first column of it counts */
  sort: string;
  /** counted from 0; a page past the end is the last one */
  page?: number;
};

/** All rows in the order of the link, and those of one page. Rows without a value come last. */
export function useClientRows<Row>({ columns, rows, sort, page = 0 }: Options<Row>) {
  const defs = useMemo(
    () =>
      columns.flatMap(({ id, value }): ColumnDef<Features, Item<Row>>[] =>
        value
          ? [
              {
                id,
                accessorFn: ({ row }) => value(row) ?? undefined,
                sortFn: compareValues,
                sortUndefined: 'last',
              },
            ]
          : [],
      ),
    [columns],
  );
  const data = useMemo(() => rows.map((row): Item<Row> => ({ row })), [rows]);
  // by their text: columns may be new objects in each render, and new state would render again
  const sortable = JSON.stringify(defs.map(({ id }) => id));
  const sorting = useMemo(() => {
    const ids: ReadonlySet<unknown> = new Set(JSON.parse(sortable));
    return parseSort(sort, ids)?.slice(0, 1) ?? [];
  }, [sort, sortable]);
  const lastPage = Math.max(0, Math.ceil(rows.length / clientPageSize) - 1);
  const pageIndex = Math.min(page, lastPage);
  const pagination = useMemo(() => ({ pageIndex, pageSize: clientPageSize }), [pageIndex]);
  const table = useTable({
    features,
    columns: defs,
    data,
    state: { sorting, pagination },
    // the link holds the page
    autoResetPageIndex: false,
  });
  return {
    ordered: table.getSortedRowModel().rows.map(({ original }) => original.row),
    shown: table.getPaginatedRowModel().rows.map(({ original }) => original.row),
    page: pageIndex,
  };
}
