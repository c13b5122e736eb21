import type { MouseEvent, PointerEvent } from 'react';
import type { ColumnStateProps } from '../columns/column-state';
import { moveColumnBy, resizeColumnBy } from '../columns/drag-column';
import type { DataColumn } from './columns';
import { type Place, placeOf } from './use-grid-focus';

type Options = ColumnStateProps & {
  openMenu: (place: Place, at: { x: number; y: number }) => void;
  edit: (place: Place) => void;
  choose: (index: number, how: { isRange: boolean }) => void;
  columns: readonly DataColumn<never>[];
  pinned: number;
};

const within = (target: EventTarget, path: string): Element | null =>
  target instanceof Element ? target.closest(path) : null;

/** Handles the pointer: one set of listeners for all cells. */
export function useGridPointer(options: Options) {
  const { openMenu, edit, choose, columns, pinned, state, onStateChange } = options;

  function onClick({ target, shiftKey, metaKey, ctrlKey }: MouseEvent) {
    const place = placeOf(target);
    if (!place) return;
    const box = within(target, '[data-menu]')?.getBoundingClientRect();
    if (box) return openMenu(place, { x: box.left, y: box.bottom });
    if (place.row < 0) return;
    const isCheckbox = place.column === 0 && within(target, 'input') !== null;
    const isOnControl = within(target, 'a, button, input') !== null;
    if (isCheckbox || (!isOnControl && (shiftKey || metaKey || ctrlKey)))
      choose(place.row, { isRange: shiftKey });
  }

  function onContextMenu(event: MouseEvent) {
    const place = placeOf(event.target);
    if (!place || within(event.target, 'input:not([type=checkbox])')) return;
    event.preventDefault();
    openMenu(place, { x: event.clientX, y: event.clientY });
  }

  function onDoubleClick({ target }: MouseEvent) {
    const place = placeOf(target);
    if (place && place.row >= 0 && !within(target, 'a, button, input')) edit(place);
  }

  function onPointerDown(event: PointerEvent) {
    const head = within(event.target, 'th[data-column]');
    if (!(head instanceof HTMLElement) || event.button !== 0) return;
    if (within(event.target, '[data-menu]')) return;
    const isResize = within(event.target, '[data-resize]') !== null;
    if (isResize) event.preventDefault();
    const start = { head, columns, pinned, state, onStateChange, fromX: event.clientX };
    (isResize ? resizeColumnBy : moveColumnBy)(start);
  }

  return { onClick, onContextMenu, onDoubleClick, onPointerDown };
}
