import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowRange } from './blocks';

/** A cell: rows count from 0 with the header at -1, columns from the checkbox at 0. */
export type Place = { row: number; column: number };

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** the last place of a row */
  lastColumn: number;
  pinned: number;
  /** the rows in sight now */
  sight: RefObject<RowRange>;
  scrollTo: (index: number) => void;
  showColumn: (at: number) => void;
};

/** The cell that an element is in. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  const row = cell?.closest<HTMLElement>('tr[data-index]');
  return cell && row
    ? { row: Number(row.dataset.index), column: Number(cell.dataset.col) }
    : undefined;
}

/**
 * Which cell has the focus, or would have it when one tabs into the table. Cells that are not
 * drawn yet get it as soon as they are.
 */
export function useGridFocus(options: Options) {
  const { scroll, count, lastColumn, sight } = options;
  // the grid shows nothing of it itself, so that moving the focus renders nothing
  const active = useRef<Place>({ row: 0, column: 1 });
  const wanted = useRef<Place | null>(null);
  // the one cell that the Tab key reaches: said to the cell itself, so that no row is drawn for it
  const stop = useRef<HTMLElement | null>(null);

  function takeFocus() {
    if (wanted.current === null) return;
    const cell = cellAt(scroll.current, wanted.current);
    if (!cell) return;
    cell.focus({ preventScroll: true });
    wanted.current = null;
  }

  useEffect(takeFocus);

  function focusCell({ row, column }: Place) {
    const target = {
      row: Math.max(-1, Math.min(count - 1, row)),
      column: Math.max(0, Math.min(lastColumn, column)),
    };
    wanted.current = target;
    if (target.row >= 0) options.scrollTo(target.row);
    // along a pinned column the others stay as they are scrolled
    if (target.column !== active.current.column || target.column > options.pinned)
      options.showColumn(target.column);
    setActive(target);
    takeFocus();
  }

  /** Lets the Tab key reach the active cell, or one in sight while that is not drawn. */
  function placeStop() {
    const box = scroll.current;
    const { row, column } = active.current;
    const next =
      cellAt(box, { row, column }) ??
      cellAt(box, { row: sight.current.first, column }) ??
      // what scrolls is reached by the keyboard before its rows are here, too
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

/** A cell that is drawn. */
export const cellAt = (box: HTMLElement | null, { row, column }: Place) =>
  box?.querySelector<HTMLElement>(`tr[data-index="${row}"] > [data-col="${column}"]`) ?? null;
