import {
  createColumnHelper,
  metaHelper,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

/** What a row of any table has. */
export type DataRow = { id: number };

/** How the table draws a column. */
export type ColumnLook = {
  /** in pixels; the one column without takes the width left over */
  width?: number;
  /** numbers stand at the end */
  isEnd?: boolean;
  /** stays in sight while the rest scrolls sideways; frozen columns come first */
  isFrozen?: boolean;
  /** the first click on the header sorts from the largest */
  isDescFirst?: boolean;
  /** the list cannot be sorted by it, and the header says so */
  isUnsortable?: boolean;
  /** changes all the time, so a change is not worth a tint */
  isQuiet?: boolean;
  /** said on hover over the header */
  hint?: string;
};

export const dataTableFeatures = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

export type DataTableFeatures = typeof dataTableFeatures;
export type DataTableColumns<Row extends DataRow> = TableOptions<DataTableFeatures, Row>['columns'];

/** Columns are made once, at module level: `const column = dataColumns<Experiment>()`. */
export const dataColumns = <Row extends DataRow>() => createColumnHelper<DataTableFeatures, Row>();

/** Least width of the column that takes what is left. */
const flexibleWidth = 220;
export const checkboxWidth = 48;
export const menuWidth = 44;
export const headHeight = 30;

/** Drawn at the right of the last frozen column once the table is scrolled sideways. */
export const frozenEdge =
  'group-data-scrolled/table:shadow-[6px_0_8px_-6px_color-mix(in_oklch,var(--text)_30%,transparent)]';

type Sized = { id: string; look: ColumnLook };

/** Distance of each frozen column from the left edge, and which of them is the last. */
export function frozenOffsets(columns: readonly Sized[]): Map<string, number> {
  let left = checkboxWidth;
  const offsets = new Map<string, number>();
  for (const { id, look } of columns) {
    if (!look.isFrozen) break;
    offsets.set(id, left);
    left += look.width ?? flexibleWidth;
  }
  return offsets;
}

/** The table never gets narrower than this: it scrolls sideways instead. */
export const leastWidth = (columns: readonly Sized[]): number =>
  columns.reduce((sum, { look }) => sum + (look.width ?? flexibleWidth), checkboxWidth + menuWidth);
