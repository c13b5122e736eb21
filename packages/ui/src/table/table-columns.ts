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

/** Facts about a column that the library has no place for. */
export type TableColumnMeta = {
  /** aligned to the end: numbers */
  isEnd?: boolean;
  /** the header is a name given by a user rather than a label of ours */
  isCode?: boolean;
  /** its cells are the headers of their rows */
  isRowHeader?: boolean;
  /** its header is for screen readers alone */
  isUntitled?: boolean;
  /** rows can be grouped by it */
  isGroup?: boolean;
  /** the name of the sort for the master; absent where the master cannot sort by it */
  sort?: string;
  /**
   * where there is no room for columns: the name of a row, a fact below with its label, or one at
   * the end of the first line; a list without such columns shows all of them
   */
  phone?: 'title' | 'line' | 'end';
  /** out of sight until it is chosen among the columns */
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
  columnMeta: {} as TableColumnMeta, // the library reads the type alone
});

type Features = typeof features;

/** A column: `accessorFn` is what rows are sorted and grouped by and what files hold. */
export type TableColumn<Item extends RowData> = ReturnType<
  ColumnHelper<Features, Item>['columns']
>[number];
export type ShownColumn<Item extends RowData> = Column<Features, Item>;
export type ShownRow<Item extends RowData> = Row<Features, Item>;

/** Makes columns of one kind of row; `accessor` names a field of the row or reads a value. */
export const columnsFor = <Item extends RowData>() => createColumnHelper<Features, Item>();

/** The label of a column. */
export const titleOf = <Item extends RowData>({ id, columnDef }: ShownColumn<Item>): string =>
  typeof columnDef.header === 'string' ? columnDef.header : id;

/** The content of a cell. It is called, not mounted: columns may be new objects in each render. */
export function contentOf<Item extends RowData>(cell: Cell<Features, Item>): ReactNode {
  const { cell: content } = cell.column.columnDef;
  return typeof content === 'function' ? content(cell.getContext()) : content;
}
