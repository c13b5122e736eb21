import type { RowData } from '@tanstack/react-table';
import { onePage } from './export/client-export-rows';
import type { TableColumn } from './table-columns';
import type { TableProps } from './table-props';
import { TableView } from './table-view';
import { useDataTable } from './use-data-table';

const ignored = () => {};

type Props<Item extends RowData> = TableProps<Item> & {
  columns: readonly TableColumn<Item>[];
  /** rows in display order */
  rows: readonly Item[];
  /** columns with `meta.sort` change it */
  sort?: string;
  onSortChange?: (sort: string) => void;
  /** number of matching rows, if `rows` is only a page of them */
  total?: number;
  /** yields all of them, for files */
  pages?: (signal: AbortSignal) => AsyncIterable<readonly Item[]>;
};

/**
 * A table whose rows are already in order: from the master, page by page, or from a computation.
 */
export function DataTable<Item extends RowData>(props: Props<Item>) {
  const { columns, rows, sort = '', onSortChange = ignored, ...rest } = props;
  const { storedAs } = rest;
  const model = useDataTable({ columns, rows, sort, onSortChange, isManual: true, storedAs });
  return (
    <TableView
      total={rows.length}
      pages={() => onePage(rows)}
      {...rest}
      storedAs={storedAs}
      model={model}
    />
  );
}
