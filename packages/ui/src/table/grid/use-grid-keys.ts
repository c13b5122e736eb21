import type { KeyboardEvent } from 'react';
import { isTyping } from '../../hooks/use-hotkey';
import { keyOf } from '../../lib/keys';
import { type Place, placeOf } from './use-grid-focus';

type At = { x: number; y: number };

type Options = {
  count: number;
  lastColumn: number;
  /** number of visible rows, for the page keys */
  page: () => number;
  moveTo: (place: Place) => void;
  choose: (index: number, how: { isRange: boolean }) => void;
  clear: () => void;
  chooseAll: () => void;
  open: (index: number) => void;
  edit: (place: Place) => void;
  editBy: (letter: string, place: Place) => (() => void) | undefined;
  openMenu: (place: Place, at: At) => void;
};

/**
 * Keys of the grid: arrows, j and k, Home, End and the page keys move, Enter opens, Space or x
 * selects, Ctrl+A selects all, F2 edits a cell, a letter of an edit starts it, Shift+F10 or the menu key opens the menu.
 */
export function useGridKeys(options: Options) {
  return (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') return options.clear();
    const place = placeOf(event.target);
    if (!place || event.altKey) return;
    const isOnlyCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isOnlyCommand && keyOf(event).toLowerCase() === 'a' && !isTyping(event.nativeEvent)) {
      // the browser would select the text of the page
      event.preventDefault();
      return options.chooseAll();
    }
    if (event.metaKey) return;
    const keyAction = keyActionOf(event, { place, options });
    if (!keyAction) return;
    event.preventDefault();
    keyAction();
  };
}

type Where = { place: Place; options: Options };

function keyActionOf(event: KeyboardEvent, { place, options }: Where): (() => void) | undefined {
  const key = keyOf(event);
  const next = nextPlace(event, { place, options });
  if (next) return () => options.moveTo(next);
  const cell = event.target;
  if (event.ctrlKey || !(cell instanceof HTMLElement) || cell.dataset.col === undefined)
    return undefined;
  const box = cell.getBoundingClientRect();
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey))
    return () => options.openMenu(place, { x: box.left + 8, y: box.bottom });
  const inner = cell.querySelector<HTMLElement>('a[href]:not([data-beside]), button, input');
  const isSpace = key === ' ';
  if (place.row < 0) return key === 'Enter' || isSpace ? () => inner?.click() : undefined;
  if (isSpace || key.toLowerCase() === 'x')
    return () => options.choose(place.row, { isRange: event.shiftKey });
  if (key === 'F2') return () => options.edit(place);
  if (key !== 'Enter') return event.repeat ? undefined : options.editBy(key.toLowerCase(), place);
  return () => (inner && place.column > 0 ? inner.click() : options.open(place.row));
}

/** The target cell of a key; undefined for keys that do not move. */
function nextPlace(event: KeyboardEvent, { place, options }: Where): Place | undefined {
  const { row, column } = place;
  const { count, lastColumn, page } = options;
  const ends = event.ctrlKey;
  const moves: Record<string, Place> = {
    ArrowDown: { row: ends ? count - 1 : row + 1, column },
    ArrowUp: { row: ends ? 0 : row - 1, column },
    ...(ends ? {} : { j: { row: row + 1, column }, k: { row: row - 1, column } }),
    ArrowRight: { row, column: ends ? lastColumn : column + 1 },
    ArrowLeft: { row, column: ends ? 0 : column - 1 },
    PageDown: { row: row + page(), column },
    PageUp: { row: Math.max(0, row - page()), column },
    Home: { row: ends ? 0 : row, column: 0 },
    End: { row: ends ? count - 1 : row, column: lastColumn },
  };
  return moves[keyOf(event)];
}
