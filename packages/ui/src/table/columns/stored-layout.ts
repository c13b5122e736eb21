import { useContext, useState } from 'react';
import {
  type ColumnLayout,
  type ColumnPosition,
  minColumnWidth,
  useColumnState,
} from './column-state';
import { TableStoreContext } from './table-store';

/** Row heights that users can choose, in pixels. */
export const rowHeights = { small: 28, medium: 34, large: 42, xl: 54 } as const;
export type RowHeight = keyof typeof rowHeights;

export type StoredTable = Readonly<Record<string, unknown>>;

type Named = { id: string; meta?: { isOptional?: boolean } | undefined };

const maxWidth = 2_000;

/** The default layout of a table: every column that is not optional, none of them pinned. */
export const firstLayoutOf = (columns: readonly Named[]): ColumnLayout => ({
  columns: columns.filter(({ meta }) => !meta?.isOptional).map(({ id }) => ({ id })),
  pinned: 0,
});

const widthOf = (width: unknown): number | undefined =>
  typeof width === 'number' && width >= minColumnWidth && width <= maxWidth
    ? Math.round(width)
    : undefined;

/**
 * The stored layout: `columns` lists the visible ones, `columnWidths` their widths in pixels in the
 * same order, 0 for automatic. Invalid values count as not stored.
 */
export function storedLayout(columns: readonly Named[], stored: StoredTable): ColumnLayout {
  const first = firstLayoutOf(columns);
  const knownIds = new Set(columns.map(({ id }) => id));
  const ids: unknown[] = Array.isArray(stored.columns) ? stored.columns : [];
  const widths: unknown[] = Array.isArray(stored.columnWidths) ? stored.columnWidths : [];
  const laid = new Map<string, ColumnPosition>();
  for (const [at, id] of ids.entries()) {
    if (typeof id !== 'string' || !knownIds.has(id) || laid.has(id)) continue;
    const width = widthOf(widths[at]);
    laid.set(id, width === undefined ? { id } : { id, width });
  }
  if (laid.size === 0) return first;
  const count = stored.pinnedColumnsCount;
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0;
  return { columns: [...laid.values()], pinned: isCount ? Math.min(count, laid.size) : 0 };
}

/** The stored form of a layout. */
export const toStored = ({ columns, pinned }: ColumnLayout): StoredTable => ({
  columns: columns.map(({ id }) => id),
  columnWidths: columns.map(({ width = 0 }) => width),
  pinnedColumnsCount: pinned,
});

/** Resets all stored values of a table. */
export const nothingStored: StoredTable = {
  columns: undefined,
  columnWidths: undefined,
  pinnedColumnsCount: undefined,
  rowHeight: undefined,
};

/** The stored height; medium if none or an unknown one is stored. */
export const storedHeight = ({ rowHeight }: StoredTable): RowHeight =>
  (Object.keys(rowHeights) as RowHeight[]).find((name) => name === rowHeight) ?? 'medium'; // a record of the heights has no other keys

type StoredLayout = { path: string | undefined; values: StoredTable };

/** The stored layout of a table, by its name, and its setter. */
export function useTableLayout(columns: readonly Named[], path: string | undefined) {
  const store = useContext(TableStoreContext);
  // a change is shown before it is stored
  const [own, setOwn] = useState<StoredLayout>({ path, values: {} });
  const settings = (path !== undefined && store?.settings[path]) || {};
  const stored: StoredTable = own.path === path ? { ...settings, ...own.values } : settings;

  function save(values: StoredTable) {
    const before = own.path === path ? own.values : {};
    setOwn({ path, values: { ...before, ...values } });
    if (path === undefined) return;
    for (const [key, value] of Object.entries(values))
      if (JSON.stringify(stored[key]) !== JSON.stringify(value))
        store?.save({ storagePath: path, key, value });
  }

  const layout = storedLayout(columns, stored);
  const onLayoutChange = (next: ColumnLayout) => save(toStored(next));
  return {
    layout,
    columnState: useColumnState({ columns, layout, onLayoutChange }),
    rowHeight: storedHeight(stored),
    onRowHeightChange: (rowHeight: RowHeight) => save({ rowHeight }),
    onReset: () => save(nothingStored),
  };
}

export type TableArrangement = ReturnType<typeof useTableLayout>;
