import type { ReactNode } from 'react';
import type { useColumnState } from '../columns/column-state';
import type { SortEntry } from '../sort/sort';
import type { DataColumn, DataRow } from './columns';
import type { Selection } from './selection';
import type { RowRange } from './window/blocks';

/** The rows of a list of any length, of which the visible ones are requested. */
export type GridRows<Row> = {
  /** identifies the rows and their order: another key makes the grid show another list, from `startAt` on */
  listKey?: string;
  /** rows of the whole list, loaded or not */
  total: number;
  /** rows in the scroll area: all of them, or one page */
  count: number;
  /** position of the first of them in the whole list */
  offset?: number;
  /** undefined while the row is loading */
  rowAt: (index: number) => Row | undefined;
  /** first visible row */
  startAt?: number;
  /** number of pinned first rows */
  pinnedRows?: number;
  /** called with the visible rows when they change */
  onRangeChange: (range: RowRange) => void;
};

/** The content of the menus of rows and headers. */
export type GridMenus<Row> = {
  /** items of a row; `href` is the address of the link in the cell at which the menu opened */
  renderRow: (row: Row, href: string | undefined) => ReactNode;
  /** further items of a header */
  renderColumn?: (columnId: string) => ReactNode;
  /** loads the content; the menu of a row opens when it has loaded */
  load?: () => Promise<unknown>;
};

export type GridProps<Row extends DataRow> = {
  /** names the table for screen readers */
  caption: string;
  /** all available columns */
  columns: readonly DataColumn<Row>[];
  columnState: ReturnType<typeof useColumnState>;
  /** ids of visible columns that are temporarily hidden */
  leftOut?: readonly string[];
  rows: GridRows<Row>;
  rowLabel: (row: Row) => string;
  rowHeight: number;
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  onOpen: (row: Row) => void;
  /** id of the row that is open elsewhere on the page */
  currentId?: number | undefined;
  /** the color of a selected row's edge; the accent where absent */
  colorOf?: (row: Row) => string;
  menus: GridMenus<Row>;
  /**
   * called when the user starts or stops to interact with the rows: they should not move meanwhile
   */
  onAttentionChange: (isAttended: boolean) => void;
};
