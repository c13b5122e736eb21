import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowRange } from './window/blocks';

/** A cell: rows count from 0 with the header at -1, columns from the checkbox at 0. */
export type Place = { row: number; column: number };

/** The cell in edit mode, and the place of the edit among those of its column. */
export type EditedCell = Place & { at: number };

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** the last column index */
  lastColumn: number;
  pinned: number;
  /** the visible rows */
  sight: RefObject<RowRange>;
  scrollTo: (index: number) => void;
  showColumn: (at: number) => void;
};

/** The cell that contains an element. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  const row = cell?.closest<HTMLElement>('tr[data-index]');
  return cell && row
    ? { row: Number(row.dataset.index), column: Number(cell.dataset.col) }
    : undefined;
}

/**
 * The focused cell, or the one that gets the focus when the user tabs into the table. A cell that
 * is not rendered yet gets the focus as soon as it is.
 */
export function useGridFocus(options: Options) {
  const { scroll, count, lastColumn, sight } = options;
  // a ref, because the grid does not show it: moving the focus renders nothing
  const active = useRef<Place>({ row: 0, column: 1 });
  const nextPlace = useRef<Place | null>(null);
  // the one cell in the Tab order: set on the cell itself, so that no row renders for it
  const stop = useRef<HTMLElement | null>(null);

  function focusTarget() {
    if (nextPlace.current === null) return;
    const cell = cellAt(scroll.current, nextPlace.current);
    if (!cell) return;
    cell.focus({ preventScroll: true });
    nextPlace.current = null;
  }

  useEffect(focusTarget);

  function focusCell({ row, column }: Place) {
    const target = {
      row: Math.max(-1, Math.min(count - 1, row)),
      column: Math.max(0, Math.min(lastColumn, column)),
    };
    nextPlace.current = target;
    if (target.row >= 0) options.scrollTo(target.row);
    // along a pinned column the others keep their scroll position
    if (target.column !== active.current.column || target.column > options.pinned)
      options.showColumn(target.column);
    setActive(target);
    focusTarget();
  }

  /** Puts the active cell into the Tab order, or a visible one while it is not rendered. */
  function placeStop() {
    const box = scroll.current;
    const { row, column } = active.current;
    const next =
      cellAt(box, { row, column }) ??
      cellAt(box, { row: sight.current.first, column }) ??
      // the keyboard must reach a scrolling area before its rows have loaded, too
      box?.querySelector<HTMLElement>('tbody td') ??
      null;
    if (next === stop.current) return;
    if (stop.current) stop.current.tabIndex = -1;
    if (next) next.tabIndex = 0;
    stop.current = next;
  }

  useLayoutEffect(placeStop);

  function setActive(place: Place) {
    active.current = place;
    placeStop();
  }

  return { active, setActive, focusCell };
}

/** A rendered cell. */
export const cellAt = (box: HTMLElement | null, { row, column }: Place) =>
  box?.querySelector<HTMLElement>(`tr[data-index="${row}"] > [data-col="${column}"]`) ?? null;
