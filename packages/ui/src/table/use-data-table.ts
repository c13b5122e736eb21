import { functionalUpdate, type RowData, type SortFn, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareWords } from '../lib/compare-words';
import { quoted, type RefusedValue, useReportRefused } from '../lib/refused-values';
import { displayText } from '../lib/visible-controls';
import { setWidth } from './columns/column-state';
import { useTableLayout } from './columns/stored-layout';
import { formatSort, parseSort } from './sort/sort';
import { features, type TableColumn } from './table-columns';

export const clientPageSize = 40;

/** Compares numbers by size, other values as words with numbers: "run 9" before "run 10". */
function compareValues<Item extends RowData>(
  ...[left, right, id]: Parameters<SortFn<typeof features, Item>>
): number {
  const one = left.getValue(id);
  const other = right.getValue(id);
  const areNumbers = typeof one === 'number' && typeof other === 'number';
  return areNumbers ? one - other : compareWords(`${one}`, `${other}`);
}

/** The cell of a column that draws none: the text of its value. */
const valueCell = ({ getValue }: { getValue: () => unknown }) => displayText(`${getValue() ?? ''}`);

/** A column with its id; converts null to undefined, which the library treats as no value. */
function resolved<Item extends RowData>(column: TableColumn<Item>) {
  if ('accessorKey' in column) {
    const { accessorKey, ...rest } = column;
    const key = String(accessorKey);
    const accessorFn = (row: Item): unknown => Reflect.get(row, key) ?? undefined;
    return { ...rest, id: column.id ?? key, accessorFn };
  }
  const { id = '' } = column;
  if (!('accessorFn' in column)) return { ...column, id };
  const { accessorFn } = column;
  return { ...column, id, accessorFn: (row: Item): unknown => accessorFn(row, 0) ?? undefined };
}

/** Returns the same object while its text is the same: a table renders again for each new state. */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text represents the value
  return useMemo(() => value, [text]);
}

type Options<Item extends RowData> = {
  columns: readonly TableColumn<Item>[];
  /** all rows, or the page of the master */
  rows: readonly Item[];
  /** the sort of the link */
  sort: string;
  onSortChange: (sort: string) => void;
  /**
   * rows come sorted, and columns with `meta.sort` can change that; else the first column of the
   * sort counts
   */
  isManual?: boolean;
  /** rows per page, if all are loaded */
  pageSize?: number;
  /** counted from 0; a page past the end is the last one */
  page?: number;
  /** the name under which the layout of the columns is stored */
  storedAs?: string | undefined;
};

const noneRefused: readonly RefusedValue[] = [];

const refusedSort = (sort: string, names: readonly string[]): RefusedValue => ({
  name: 'sort',
  value: sort,
  fault: `“sort” must be one of ${names.join(', ')} with =asc or =desc, not ${quoted(sort)}.`,
  instead: 'The rows are not sorted.',
});

/**
 * The model of a table: columns in their layout, sorted rows, and one page. Rows without a value
 * come last.
 */
export function useDataTable<Item extends RowData>(options: Options<Item>) {
  const { columns: inputColumns, rows, sort, onSortChange, isManual = false, storedAs } = options;
  const { page = 0, pageSize = clientPageSize } = options;
  // rows of the model cache computed values, so new columns need new rows
  const { columns, data } = useMemo(() => {
    const columns = inputColumns.map((column) => {
      const { meta } = column;
      return isManual
        ? { ...resolved(column), enableSorting: meta?.sort !== undefined }
        : resolved(column);
    });
    return { columns, data: [...rows] };
  }, [inputColumns, rows, isManual]);
  const sortNames = new Map(
    columns.flatMap(({ id, meta, enableSorting = true, ...rest }) =>
      enableSorting && 'accessorFn' in rest ? [[(isManual && meta?.sort) || id, id]] : [],
    ),
  );
  const parsed = parseSort(sort, sortNames);
  const entries = parsed ?? [];
  useReportRefused(
    parsed || sort === '' ? noneRefused : [refusedSort(sort, [...sortNames.keys()])],
  );
  const arrangement = useTableLayout(columns, storedAs);
  const { state: columnState, onStateChange, callbacks } = arrangement.columnState;
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const { sorting, pagination } = useSame({
    sorting: (isManual ? entries : entries.slice(0, 1)).map(({ id, desc }) => ({
      id: sortNames.get(id) ?? id,
      desc,
    })),
    pagination: { pageIndex: Math.min(page, lastPage), pageSize },
  });
  const table = useTable({
    features,
    columns,
    data,
    state: { ...columnState, sorting, pagination },
    ...callbacks,
    defaultColumn: {
      sortFn: compareValues,
      sortUndefined: 'last',
      cell: valueCell,
    },
    sortDescFirst: false,
    enableSortingRemoval: false,
    enableMultiSort: false,
    manualSorting: isManual,
    manualPagination: isManual,
    // the link contains the page
    autoResetPageIndex: false,
    onSortingChange: (change) => {
      const next = functionalUpdate(change, sorting);
      const nameOf = new Map([...sortNames].map(([name, id]) => [id, name]));
      onSortChange(formatSort(next.map(({ id, desc }) => ({ id: nameOf.get(id) ?? id, desc }))));
    },
  });
  return {
    table,
    arrangement,
    onResize: (id: string, width?: number) => onStateChange(setWidth(columnState, id, width)),
    page: pagination.pageIndex,
  };
}

export type DataTableModel<Item extends RowData> = ReturnType<typeof useDataTable<Item>>;
