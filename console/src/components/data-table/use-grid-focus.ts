import { type RefObject, useEffect, useRef, useState } from 'react';

/** A cell: rows count from 0 with the header at -1, columns from the checkbox at 0. */
export type Place = { row: number; column: number };

type Options = {
  scroll: RefObject<HTMLElement | null>;
  count: number;
  /** the last place of a row */
  lastColumn: number;
  pinned: number;
  first: number;
  last: number;
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

// it moves on only every so many rows, so that scrolling draws few rows again for it
const step = 8;

/**
 * Which cell has the focus, or would have it when one tabs into the table. Cells that are not
 * drawn yet get it as soon as they are.
 */
export function useGridFocus(options: Options) {
  const { scroll, count, lastColumn, first, last } = options;
  const [active, setActive] = useState<Place>({ row: 0, column: 1 });
  const wanted = useRef<Place | null>(null);

  function takeFocus() {
    if (wanted.current === null) return;
    const { row, column } = wanted.current;
    const path = `tr[data-index="${row}"] > [data-col="${column}"]`;
    const cell = scroll.current?.querySelector<HTMLElement>(path);
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
    if (target.column !== active.column || target.column > options.pinned)
      options.showColumn(target.column);
    setActive(target);
    takeFocus();
  }

  const isDrawn = active.row === -1 || (active.row >= first && active.row <= last);
  const tabStop: Place = {
    row: isDrawn ? active.row : Math.min(last, Math.ceil(Math.max(0, first) / step) * step),
    column: Math.min(active.column, lastColumn),
  };
  return { active, setActive, focusCell, tabStop };
}
