import type { CSSProperties, ReactNode } from 'react';
import type { AvailableSpace } from './picture/place-boxes';
import type { CellContent } from './pieces';

/** A row of any table. */
export type DataRow = { id: number };

/** The plain value of a cell, for comparing, copying and files. */
export type CellValue = string | number | boolean | null | undefined;

/** Selects the names of the two sort directions. */
export type SortKind = 'text' | 'number' | 'date' | 'other';

/** Describes how something of a row is edited in place, at one of its cells. */
export type CellEdit<Row> = {
  /** completes "Edit" in the menu of a row: "tags" */
  noun: string;
  isAllowed: (row: Row) => boolean;
  /**
   * a letter that starts it from any cell of the row; F2 and a double click start the first edit of
   * their column
   */
  key?: string;
} & (TextEdit<Row> | FieldEdit<Row>);

/** The text of the cell in a field in its place. */
export type TextEdit<Row> = {
  /** label of the field */
  label: (row: Row) => string;
  value: (row: Row) => string;
  /**
   * saves the text; rejects when that fails, and the old value is shown again. `base` is the text
   * when the edit started
   */
  save: (row: Row, value: string, base: string) => Promise<unknown>;
  maxLength?: number;
  isRequired?: boolean;
};

/** A field of another kind, over the content of the cell. */
export type FieldEdit<Row> = {
  /** `onDone` ends the edit, and the cell has the focus again */
  render: (row: Row, onDone: () => void) => ReactNode;
};

/** An edit of a column, by its place among the edits of the column. */
export type EditAt<Row> = { column: number; at: number; edit: CellEdit<Row> };

/**
 * The edits of visible columns; of those with the same letter one, if possible where it is the first
 * of its column. Columns count from the checkbox, which is 0.
 */
export function editsOf<Row>(columns: readonly DataColumn<Row>[]): EditAt<Row>[] {
  const all = columns.flatMap(({ edits = [] }, place) =>
    edits.map((edit, at) => ({ column: place + 1, at, edit })),
  );
  const preferred = all.toSorted((one, other) => Math.sign(one.at) - Math.sign(other.at));
  return all.filter(
    (each) =>
      each.edit.key === undefined ||
      preferred.find(({ edit }) => edit.key === each.edit.key) === each,
  );
}

/** A text that comes after its row, such as one of another request. */
export type LaterText = {
  /** undefined or empty until it is there */
  read: () => string | undefined;
  /** calls a function after each change, until the returned one is called; requests the text */
  subscribe: (onChange: () => void) => () => void;
};

/** The line below the content of a cell. */
export const belowClass = 'text-[11px] leading-[13px] text-bad';
/** its height, and that of the content above it, in pixels: both fit into a row of 34 */
export const [belowHeight, aboveHeight] = [13, 18];

/** A column of any table. Columns are created once, at module level. */
export type DataColumn<Row> = {
  id: string;
  title: string;
  /** the common head of neighboring columns, and the title of this one below it */
  group?: { title: string; head: string };
  value: (row: Row) => CellValue;
  /** the title in files and copies, with the unit; `title` by default */
  exportTitle?: string;
  /** the value in files and copies for people, in the unit of `exportTitle`; `value` by default */
  exportValue?: (row: Row) => CellValue;
  /** the text under `title` in files with the digits of the screen; rounded `exportValue` by default */
  screenValue?: (row: Row) => CellValue;
  /**
   * content of a cell, `value` by default: elements while the row rests, painted on a canvas while
   * rows move. `width` is that of the cell, in pixels and rounded down; undefined outside of a grid
   */
  cell?: (row: Row, width?: number) => CellContent;
  /** `cell` depends on its width */
  isFitted?: true;
  /** classes of its cells that show more than a dash */
  className?: string;
  /** tooltip of a cell */
  hover?: (row: Row) => string | undefined;
  /** in pixels; the one column without it takes the remaining width */
  width?: number;
  /** aligned to the end: numbers */
  isEnd?: boolean;
  /** the first click on the header sorts in descending order */
  isDescFirst?: boolean;
  /** the list cannot be sorted by it; the header shows that */
  isUnsortable?: boolean;
  /** changes all the time, so changes are not highlighted */
  isQuiet?: boolean;
  /** tooltip of the header */
  hint?: string;
  /** the reason why it cannot show values: its header is marked and shows it */
  fault?: string;
  kind?: SortKind;
  edits?: readonly CellEdit<Row>[];
  /** a line of small letters below the content, in rows that have one; it may come later */
  below?: (row: Row) => LaterText | undefined;
  /** pixels from the start of the content to that line: the width of a mark before the text */
  belowInset?: number;
  /** style of a cell, such as a color for the size of its value */
  style?: (row: Row) => CSSProperties | undefined;
};

/**
 * The minimum width of the column that takes the remaining width: a name of 26 letters, its mark, and
 * the number of its tags.
 */
export const flexibleWidth = 244;
export const checkboxWidth = 48;
export const menuWidth = 44;
const titleHeight = 30;
const groupHeight = 22;

/** A shadow at the right of the last frozen column once the table is scrolled sideways. */
export const frozenEdge =
  'group-data-scrolled/table:shadow-[6px_0_8px_-6px_color-mix(in_oklch,var(--text)_30%,transparent)]';

type Grouped = { group?: { title: string } };

/** The height of the header, in pixels: column groups add a row of heads. */
export const headHeightOf = (columns: readonly Grouped[]): number =>
  columns.some(({ group }) => group) ? groupHeight + titleHeight : titleHeight;

/** Returns true if a line is drawn before a column; pinned columns are in no group. */
export const startsGroup = (columns: readonly Grouped[], at: number, pinned: number): boolean =>
  at >= pinned &&
  columns[at]?.group?.title !== (at > pinned ? columns[at - 1]?.group?.title : undefined);

/** A line at the left of the first column of a group, and of the first one after it. */
export const groupEdge = 'border-l';

export type ColumnGroup = { title: string; from: number; to: number };

/** The groups of columns: each with the index of its first column and of the one after its last. */
export function columnGroups(columns: readonly Grouped[], pinned: number): ColumnGroup[] {
  const starts = columns.flatMap((_, at) => (startsGroup(columns, at, pinned) ? [at] : []));
  return starts.flatMap((from, place) => {
    const title = columns[from]?.group?.title;
    return title === undefined ? [] : [{ title, from, to: starts[place + 1] ?? columns.length }];
  });
}

export const widthOf = ({ width = flexibleWidth }: { width?: number }): number => width;

/** The left edges of the columns and the right edge of the last one, in pixels. */
export function columnStarts(columns: readonly { width?: number }[]): number[] {
  const starts = [checkboxWidth];
  for (const column of columns) starts.push((starts.at(-1) ?? 0) + widthOf(column));
  return starts;
}

/** The width of each column in a table of this width. */
export function columnBoxes(
  columns: readonly { width?: number }[],
  width: number,
): AvailableSpace[] {
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
 * Keeps the table at least as wide as its columns: it scrolls sideways instead. Sets the column
 * positions as variables of the table, so that resizing a column renders no row.
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

/**
 * ARIA roles of the parts of a table, which browsers no longer infer when they are laid out as
 * blocks.
 */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;

const tracksName = '--columns';
/** Lays out the cells of a row side by side. */
export const rowClass = 'grid grid-cols-(--columns)';

/** The tracks of the checkbox, of each column, of the remaining width, and of the menu. */
function tracksOf(columns: readonly { width?: number }[]): string {
  const own = columns.map(({ width }) =>
    width === undefined ? `minmax(${flexibleWidth}px,1fr)` : `${width}px`,
  );
  const rest = columns.every(({ width }) => width !== undefined) ? '1fr' : '0px';
  return [`${checkboxWidth}px`, ...own, rest, `${menuWidth}px`].join(' ');
}

/** Sets the height of the header for the content below it. */
export const headStyle = (columns: readonly Grouped[]): CSSProperties =>
  Object.fromEntries([['--head', `${headHeightOf(columns)}px`]]);

/** Columns count from the checkbox, which is 0. */
export const leftName = (at: number): string => `--left-${at}`;
