import {
  type Cell,
  type Column,
  type ColumnHelper,
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { columnFeatures } from './columns/column-state';
import type { CellValue } from './grid/columns';

/** Properties of a column that the library does not have. */
export type TableColumnMeta = {
  /** the text of a value in files with the digits of the screen; rounded by default */
  screenText?: (value: CellValue) => CellValue;
  /** aligned to the end: numbers */
  isEnd?: boolean;
  /** the header is a user-defined name rather than a label of ours */
  isCode?: boolean;
  /** its cells are the headers of their rows */
  isRowHeader?: boolean;
  /** an icon before its title */
  icon?: ReactNode;
  /** its header is only for screen readers */
  isUntitled?: boolean;
  /** its cells are buttons: it is not printed */
  isAction?: boolean;
  /** rows can be grouped by it */
  isGroup?: boolean;
  /** the name of the sort on the master; absent where the master cannot sort by it */
  sort?: string;
  /**
   * its part where columns do not fit: the name of a row, a fact below with its label, or one at
   * the end of the first line; a list without such columns shows all of them
   */
  phone?: 'title' | 'line' | 'end';
  /** the words for its sort directions where an arrow would say the opposite of the values */
  sortWords?: { asc: string; desc: string };
  /** hidden until the user selects it */
  isOptional?: boolean;
  /** classes of its cells */
  className?: string;
};

/** The features of every table but the grid. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  ...columnFeatures,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: {} as TableColumnMeta, // the library reads only the type
});

type Features = typeof features;

/** A column: rows are sorted, grouped and exported by `accessorFn`. */
export type TableColumn<Item extends RowData> = ReturnType<
  ColumnHelper<Features, Item>['columns']
>[number];
export type ShownColumn<Item extends RowData> = Column<Features, Item>;
export type ShownRow<Item extends RowData> = Row<Features, Item>;

/** Creates columns of one kind of row; `accessor` names a field of the row or reads a value. */
export const columnsFor = <Item extends RowData>() => createColumnHelper<Features, Item>();

/** The label of a column. */
export const titleOf = <Item extends RowData>({ id, columnDef }: ShownColumn<Item>): string =>
  typeof columnDef.header === 'string' ? columnDef.header : id;

/**
 * The content of a cell. A function rather than a component: columns may be new objects in each
 * render.
 */
export function contentOf<Item extends RowData>(cell: Cell<Features, Item>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? content(cell.getContext()) : content;
}
