import type { ColumnLayout } from './layout';

/** No column gets narrower. */
export const leastColumnWidth = 40;

const isPinned = ({ columns, pinned }: ColumnLayout, id: string) =>
  columns.slice(0, pinned).some((column) => column.id === id);

const without = (layout: ColumnLayout, id: string): ColumnLayout => ({
  columns: layout.columns.filter((column) => column.id !== id),
  pinned: layout.pinned - (isPinned(layout, id) ? 1 : 0),
});

/** Where a column goes: before another, or to the end of those that are pinned, or of all. */
export type ColumnTarget = { before?: string | undefined; isPinned: boolean };

export function moveColumn(layout: ColumnLayout, id: string, target: ColumnTarget): ColumnLayout {
  const moved = layout.columns.find((column) => column.id === id);
  if (!moved || target.before === id) return layout;
  const rest = without(layout, id);
  const found = rest.columns.findIndex((column) => column.id === target.before);
  const end = target.isPinned ? rest.pinned : rest.columns.length;
  const at = found < 0 ? end : found;
  return {
    columns: [...rest.columns.slice(0, at), moved, ...rest.columns.slice(at)],
    pinned: rest.pinned + (target.isPinned ? 1 : 0),
  };
}

/** One place to the left or the right; past the edge of the pinned ones it is pinned no longer. */
export function stepColumn(layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout {
  const { columns, pinned } = layout;
  const from = columns.findIndex((column) => column.id === id);
  const other = columns[from + by];
  if (from < 0 || !other) return layout;
  const order = columns.map((column, at) =>
    at === from ? other : at === from + by ? (columns[from] ?? column) : column,
  );
  return { columns: order, pinned };
}

/** To a place among those that show, counted from 0; as many stay pinned as were. */
export function placeColumn(layout: ColumnLayout, id: string, to: number): ColumnLayout {
  const from = layout.columns.findIndex((column) => column.id === id);
  const moved = layout.columns[from];
  if (!moved) return layout;
  const columns = layout.columns.toSpliced(from, 1);
  return { ...layout, columns: columns.toSpliced(Math.max(0, to), 0, moved) };
}

export const resizeColumn = (layout: ColumnLayout, id: string, width?: number): ColumnLayout => ({
  ...layout,
  columns: layout.columns.map((column) => {
    if (column.id !== id) return column;
    return width === undefined ? { id } : { id, width: Math.max(leastColumnWidth, width) };
  }),
});

/** The last column stays: a table without any says nothing. */
export const hideColumn = (layout: ColumnLayout, id: string): ColumnLayout =>
  layout.columns.length > 1 ? without(layout, id) : layout;

export const showColumn = (layout: ColumnLayout, id: string): ColumnLayout =>
  layout.columns.some((column) => column.id === id)
    ? layout
    : { ...layout, columns: [...layout.columns, { id }] };

/** Joins the pinned columns at their end, or leaves them for the first place behind them. */
export const pinColumn = (layout: ColumnLayout, id: string, isPinned: boolean): ColumnLayout =>
  isPinned
    ? moveColumn(layout, id, { isPinned })
    : moveColumn(layout, id, { before: layout.columns[layout.pinned]?.id, isPinned });
