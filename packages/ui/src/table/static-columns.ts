import type { ReactNode } from 'react';
import type { ClientGroup } from './client-groups';
import type { RowKey } from './selected-rows';

export type StaticColumn<Row> = {
  id: string;
  title: string;
  /** what the order is called by; absent where rows cannot be put in order by it */
  sort?: string;
  isEnd?: boolean;
  isDescFirst?: boolean;
  /** a name given by a user rather than a label of ours */
  isCode?: boolean;
  /** in pixels; as wide as what it holds without */
  width?: number | undefined;
  cell: (row: Row) => ReactNode;
  /**
   * where there is no room for columns: the name of a row, a fact below with its label, or one at
   * the end of the first line; a list without such columns shows all of them
   */
  phone?: 'title' | 'line' | 'end';
};

export type StaticTableProps<Row> = {
  caption: string;
  columns: readonly StaticColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  sort: string;
  onSortChange: (sort: string) => void;
  /** for rows that something can be done with: by the button at their end or a right click */
  menu?: RowMenuProps<Row> | undefined;
  /** for rows that can be chosen, one by one, as a range with Shift, or all in sight */
  choice?: RowSelection<Row> | undefined;
  layout?: TableLayout | undefined;
  /** instead of the rows: what some of them have in common, under headers that fold */
  groups?: readonly ClientGroup<Row>[] | undefined;
  onFold?: (label: string, isFolded: boolean) => void;
};

/** How a user arranged a table. */
export type TableLayout = {
  /** in pixels */
  rowHeight: number;
  /** how many of the first columns stay in sight */
  pinned: number;
  onResize: (id: string, width?: number) => void;
  /** the button at the end of the header */
  options: ReactNode;
};

export type RowSelection<Row> = {
  label: (row: Row) => string;
  chosen: ReadonlySet<RowKey>;
  onChange: (chosen: ReadonlySet<RowKey>) => void;
};

export type RowMenuProps<Row> = {
  label: (row: Row) => string;
  onOpen: (row: Row, at: { x: number; y: number }) => void;
  /** rows it says no to have no menu; without it all have */
  hasItems?: (row: Row) => boolean;
};

/** The menu of one row; undefined where there is nothing in it. */
export const menuOf = <Row>(
  row: Row,
  menu: RowMenuProps<Row> | undefined,
): RowMenuProps<Row> | undefined => (menu?.hasItems?.(row) === false ? undefined : menu);

/** Rows with what they have in common, or all of them without. */
export type RowGroup<Row> = { rows: readonly Row[] } & Partial<Omit<ClientGroup<Row>, 'rows'>>;

type Head = Omit<ClientGroup<unknown>, 'rows'>;

export const isGroup = (group: Partial<Head>): group is Head => group.label !== undefined;
