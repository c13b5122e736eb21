import type { CSSProperties, ReactNode } from 'react';
import type { Piece, Room } from './picture/pieces';

/** A row of any table. */
export type DataRow = { id: number };

/** The plain value of a cell: it is compared, copied and written to files. */
export type CellValue = string | number | boolean | null | undefined;

/** Says how its two directions are called. */
export type SortKind = 'text' | 'number' | 'date' | 'other';

/** How the text of a cell is changed in its place. */
export type CellEdit<Row> = {
  /** names the field */
  label: (row: Row) => string;
  isAllowed: (row: Row) => boolean;
  value: (row: Row) => string;
  /** rejects where it could not be kept: the old value returns */
  save: (row: Row, value: string) => Promise<unknown>;
  maxLength?: number;
  isRequired?: boolean;
};

/** A column of any table. Columns are made once, at module level. */
export type DataColumn<Row> = {
  id: string;
  title: string;
  /** is the head of neighbours that have the same one, with what each is called below it */
  group?: { title: string; head: string };
  value: (row: Row) => CellValue;
  /** the head of files and copies, with the unit; the title without */
  exportTitle?: string;
  /** what files and copies for people say, in the unit of `exportTitle`; the value without */
  exportValue?: (row: Row) => CellValue;
  /** what a cell shows, the value itself without; undefined is shown as a dash */
  cell?: (row: Row) => ReactNode;
  /**
   * the same for a picture, in a cell of so many pixels; undefined is shown as a dash. A
   * column needs it whose `cell` is more than a text.
   */
  paint?: (row: Row, width: number) => readonly Piece[] | undefined;
  /** of its cells that show more than a dash */
  className?: string;
  /** said on hover over a cell */
  hover?: (row: Row) => string | undefined;
  /** in pixels; the one column without takes the width left over */
  width?: number;
  /** numbers are aligned to the end */
  isEnd?: boolean;
  /** the first click on the header sorts from the largest */
  isDescFirst?: boolean;
  /** the list cannot be sorted by it; the header shows that */
  isUnsortable?: boolean;
  /** changes all the time, so a change is not worth a tint */
  isQuiet?: boolean;
  /** said on hover over the header */
  hint?: string;
  /** why it cannot show values: its header is marked and tells the reason */
  fault?: string;
  kind?: SortKind;
  edit?: CellEdit<Row>;
  /** of a cell, such as a colour that says how large its value is */
  style?: (row: Row) => CSSProperties | undefined;
};

/** Least width of the column that takes what is left. */
export const flexibleWidth = 200;
export const checkboxWidth = 48;
export const menuWidth = 44;
const titleHeight = 30;
const groupHeight = 22;

/** Drawn at the right of the last frozen column once the table is scrolled sideways. */
export const frozenEdge =
  'group-data-scrolled/table:shadow-[6px_0_8px_-6px_color-mix(in_oklch,var(--text)_30%,transparent)]';

type Grouped = { group?: { title: string } };

/** The height of the header, in pixels: columns in groups have the heads of these above their own. */
export const headHeightOf = (columns: readonly Grouped[]): number =>
  columns.some(({ group }) => group) ? groupHeight + titleHeight : titleHeight;

/** Says whether a line is drawn before a column; those that are pinned are in no group. */
export const startsGroup = (columns: readonly Grouped[], at: number, pinned: number): boolean =>
  at >= pinned &&
  columns[at]?.group?.title !== (at > pinned ? columns[at - 1]?.group?.title : undefined);

/** Drawn at the left of the first column of a group, and of the first behind one. */
export const groupEdge = 'border-l';

export type ColumnGroup = { title: string; from: number; to: number };

/** The groups of columns: each with the places of its first column and of the one behind its last. */
export function columnGroups(columns: readonly Grouped[], pinned: number): ColumnGroup[] {
  const starts = columns.flatMap((_, at) => (startsGroup(columns, at, pinned) ? [at] : []));
  return starts.flatMap((from, place) => {
    const title = columns[from]?.group?.title;
    return title === undefined ? [] : [{ title, from, to: starts[place + 1] ?? columns.length }];
  });
}

export const widthOf = ({ width = flexibleWidth }: { width?: number }): number => width;

/** Where columns start, with the end of the last one: places in pixels, as many as columns and one. */
export function columnStarts(columns: readonly { width?: number }[]): number[] {
  const starts = [checkboxWidth];
  for (const column of columns) starts.push((starts.at(-1) ?? 0) + widthOf(column));
  return starts;
}

/** The room of each column in a table of this width. */
export function columnBoxes(columns: readonly { width?: number }[], width: number): Room[] {
  const spare = Math.max(0, width - menuWidth - (columnStarts(columns).at(-1) ?? 0));
  const flexible = columns.filter((column) => column.width === undefined).length;
  let left = checkboxWidth;
  return columns.map((column) => {
    const room = { left, width: widthOf(column) };
    if (column.width === undefined) room.width += spare / flexible;
    left += room.width;
    return room;
  });
}

/**
 * The table never gets narrower than its columns: it scrolls sideways instead. Where columns lie is
 * said by variables of the table, so that one is resized without drawing rows.
 */
export function tableStyle(columns: readonly { width?: number }[], pinned: number): CSSProperties {
  const starts = columnStarts(columns);
  const lefts = starts.slice(0, pinned).map((left, at) => [leftName(at + 1), `${left}px`]);
  return {
    minWidth: (starts.at(-1) ?? 0) + menuWidth,
    [tracksName]: tracksOf(columns),
    ...Object.fromEntries(lefts),
  };
}

/** ARIA roles of the parts of a table, which browsers no longer infer once they are laid out as blocks. */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;

const tracksName = '--columns';
/** Lays out the cells of a row side by side. */
export const rowClass = 'grid grid-cols-(--columns)';

/** The room of the checkbox, of each column, of what no column takes, and of the menu. */
function tracksOf(columns: readonly { width?: number }[]): string {
  const own = columns.map(({ width }) =>
    width === undefined ? `minmax(${flexibleWidth}px,1fr)` : `${width}px`,
  );
  const rest = columns.every(({ width }) => width !== undefined) ? '1fr' : '0px';
  return [`${checkboxWidth}px`, ...own, rest, `${menuWidth}px`].join(' ');
}

/** Tells the height of the header to what lies below it. */
export const headStyle = (columns: readonly Grouped[]): CSSProperties =>
  Object.fromEntries([['--head', `${headHeightOf(columns)}px`]]);

/** Columns count from the checkbox, which is 0. */
export const leftName = (at: number): string => `--left-${at}`;
