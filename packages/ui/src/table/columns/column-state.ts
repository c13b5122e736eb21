import {
  type ColumnOrderState,
  type ColumnPinningState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type Updater,
} from '@tanstack/react-table';
import { useLayoutEffect, useMemo, useRef } from 'react';

/** The features of a table whose columns the user arranges. */
export const columnFeatures = {
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnPinningFeature,
};

export type ColumnState = {
  columnOrder: ColumnOrderState;
  columnVisibility: ColumnVisibilityState;
  columnSizing: ColumnSizingState;
  columnPinning: ColumnPinningState;
};

export type ColumnPosition = {
  id: string;
  /** in pixels; absent where the column has its own width */
  width?: number | undefined;
};

/**
 * The stored form of column state in links and settings: the visible columns, the first of them
 * pinned.
 */
export type ColumnLayout = { columns: readonly ColumnPosition[]; pinned: number };

/** The minimum width in pixels. */
export const minColumnWidth = 40;

type Named = { id: string };

/** Reads a layout. Columns outside it are hidden; it may name columns that load later. */
export function toColumnState(layout: ColumnLayout, columns: readonly Named[]): ColumnState {
  const order = layout.columns.map(({ id }) => id);
  return {
    columnOrder: order,
    columnVisibility: Object.fromEntries([
      ...columns.map(({ id }) => [id, false]),
      ...order.map((id) => [id, true]),
    ]),
    columnSizing: Object.fromEntries(
      layout.columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]])),
    ),
    columnPinning: { start: order.slice(0, layout.pinned), end: [] },
  };
}

/** Ids of the visible columns: the pinned ones, the others in order, and those added last. */
export function visibleIds({ columnOrder, columnVisibility, columnPinning }: ColumnState) {
  const visibleColumnIds = Object.keys(columnVisibility).filter(
    (id) => columnVisibility[id] === true,
  );
  const isShown = new Set(visibleColumnIds);
  return [...new Set([...columnPinning.start, ...columnOrder, ...visibleColumnIds])].filter((id) =>
    isShown.has(id),
  );
}

/** Writes a layout. */
export function toLayout(state: ColumnState): ColumnLayout {
  const ids = visibleIds(state);
  const widths = new Map(Object.entries(state.columnSizing));
  const pinned = new Set(state.columnPinning.start);
  return {
    columns: ids.map((id) => {
      const width = widths.get(id);
      return width === undefined ? { id } : { id, width: Math.max(minColumnWidth, width) };
    }),
    pinned: ids.filter((id) => pinned.has(id)).length,
  };
}

type Options = {
  /** all available columns */
  columns: readonly Named[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
};

/**
 * Order, visibility, sizes and pinning of columns, controlled by a stored layout. Pass `state` and
 * `callbacks` to `useTable`. Consecutive changes add up; the last visible column cannot be hidden.
 */
export function useColumnState({ columns, layout, onLayoutChange }: Options) {
  const text = JSON.stringify([layout, columns.map(({ id }) => id)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new objects with the same text are the same state
  const state = useMemo(() => toColumnState(layout, columns), [text]);
  const newest = useRef(state);
  useLayoutEffect(() => {
    newest.current = state;
  });

  function onStateChange(next: ColumnState) {
    if (visibleIds(next).length === 0) return;
    newest.current = next;
    onLayoutChange(toLayout(next));
  }
  const changeOf =
    <Slice extends keyof ColumnState>(slice: Slice) =>
    (updater: Updater<ColumnState[Slice]>) => {
      const { current } = newest;
      onStateChange({ ...current, [slice]: functionalUpdate(updater, current[slice]) });
    };

  return {
    state,
    onStateChange,
    callbacks: {
      onColumnOrderChange: changeOf('columnOrder'),
      onColumnVisibilityChange: changeOf('columnVisibility'),
      onColumnSizingChange: changeOf('columnSizing'),
      onColumnPinningChange: changeOf('columnPinning'),
    },
  };
}

/** The column state of a table and its setter, for menus and pickers. */
export type ColumnStateProps = {
  state: ColumnState;
  onStateChange: (state: ColumnState) => void;
};

const arranged = (state: ColumnState, ids: string[], pinned: number): ColumnState => ({
  ...state,
  columnOrder: ids,
  columnPinning: { start: ids.slice(0, pinned), end: [] },
});

const pinnedCount = (state: ColumnState) => toLayout(state).pinned;

/** The target of a moved column: before another, or at the end of the pinned ones or of all. */
export type ColumnTarget = { before?: string | undefined; isPinned: boolean };

/** Moves a visible column, and pins or unpins it by its target. */
export function moveColumn(state: ColumnState, id: string, target: ColumnTarget): ColumnState {
  const ids = visibleIds(state);
  const from = ids.indexOf(id);
  if (from < 0 || target.before === id) return state;
  const rest = ids.toSpliced(from, 1);
  const pinned = pinnedCount(state) - (from < pinnedCount(state) ? 1 : 0);
  const targetIndex = target.before === undefined ? -1 : rest.indexOf(target.before);
  const end = target.isPinned ? pinned : rest.length;
  const next = rest.toSpliced(targetIndex < 0 ? end : targetIndex, 0, id);
  return arranged(state, next, pinned + (target.isPinned ? 1 : 0));
}

/** Moves a visible column to an index among them; the number of pinned columns stays. */
export function placeColumn(state: ColumnState, id: string, to: number): ColumnState {
  const ids = visibleIds(state);
  const from = ids.indexOf(id);
  if (from < 0 || to < 0 || to >= ids.length) return state;
  return arranged(state, ids.toSpliced(from, 1).toSpliced(to, 0, id), pinnedCount(state));
}

/** Shows columns at the end, or hides them; the last visible column cannot be hidden. */
export function setVisible(
  state: ColumnState,
  ids: readonly string[],
  isVisible: boolean,
): ColumnState {
  const visible = visibleIds(state);
  const isAll = !isVisible && visible.every((id) => ids.includes(id));
  const lastVisibleId = isAll ? ids.findLast((id) => visible.includes(id)) : undefined;
  const changed = ids.filter((id) => id !== lastVisibleId && visible.includes(id) !== isVisible);
  return {
    ...state,
    columnOrder: [...visible, ...(isVisible ? changed : [])],
    columnVisibility: {
      ...state.columnVisibility,
      ...Object.fromEntries(changed.map((id) => [id, isVisible])),
    },
  };
}

/** Pins a column behind the pinned ones, or unpins it. */
export function setPinned(state: ColumnState, id: string, isPinned: boolean): ColumnState {
  const start = state.columnPinning.start.filter((each) => each !== id);
  return {
    ...state,
    columnPinning: { start: isPinned ? [...start, id] : start, end: [] },
  };
}

/** Sets the width of a column in pixels; without one resets it. */
export function setWidth(state: ColumnState, id: string, width?: number): ColumnState {
  const { [id]: _, ...columnSizing } = state.columnSizing;
  return {
    ...state,
    columnSizing:
      width === undefined
        ? columnSizing
        : { ...columnSizing, [id]: Math.max(minColumnWidth, width) },
  };
}

/** The columns of a layout with its widths; leaves out unknown ones. */
export function visibleColumns<Column extends { id: string; width?: number | undefined }>(
  columns: readonly Column[],
  layout: ColumnLayout,
): Column[] {
  const columnsById = new Map(columns.map((column) => [column.id, column]));
  return layout.columns.flatMap(({ id, width }) => {
    const column = columnsById.get(id);
    if (column === undefined) return [];
    return [width === undefined ? column : { ...column, width }];
  });
}
