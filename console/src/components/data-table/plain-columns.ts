import type { ReactNode } from 'react';
import type { RowKey } from './chosen-rows';
import type { LocalGroup } from './local-groups';

export type PlainColumn<Row> = {
  id: string;
  title: string;
  /** what the order is called by; absent where rows cannot be put in order by it */
  sort?: string;
  isEnd?: boolean;
  isDescFirst?: boolean;
  /** a name somebody gave rather than a word of ours */
  isCode?: boolean;
  /** in pixels; as wide as what it holds without */
  width?: number | undefined;
  cell: (row: Row) => ReactNode;
  /**
   * where there is no room for columns: what a row is called, a fact below with its name, or one at
   * the end of the first line; a list that says so of no column shows them all
   */
  phone?: 'title' | 'line' | 'end';
};

export type PlainTableProps<Row> = {
  caption: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  sort: string;
  onSortChange: (sort: string) => void;
  /** for rows that something can be done with: by the button at their end or a right click */
  menu?: RowMenuProps<Row> | undefined;
  /** for rows that can be chosen, one by one, as a range with Shift, or all in sight */
  choice?: RowChoice<Row> | undefined;
  looks?: TableLooks | undefined;
  /** instead of the rows: what some of them have in common, under headers that fold */
  groups?: readonly LocalGroup<Row>[] | undefined;
  onFold?: (label: string, isFolded: boolean) => void;
};

/** How somebody arranged a table. */
export type TableLooks = {
  /** in pixels */
  rowHeight: number;
  /** how many of the first columns stay in sight */
  pinned: number;
  onResize: (id: string, width?: number) => void;
  /** the button at the end of the header */
  options: ReactNode;
};

export type RowChoice<Row> = {
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
export type Stretch<Row> = { rows: readonly Row[] } & Partial<Omit<LocalGroup<Row>, 'rows'>>;

type Head = Omit<LocalGroup<unknown>, 'rows'>;

export const isGroup = (group: Partial<Head>): group is Head => group.label !== undefined;
