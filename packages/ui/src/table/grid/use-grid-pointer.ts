import type { MouseEvent, PointerEvent } from 'react';
import type { ColumnStateProps } from '../columns/column-state';
import type { DataColumn } from './columns';
import { type Place, placeOf } from './use-grid-focus';

type Options = ColumnStateProps & {
  openMenu: (place: Place, at: { x: number; y: number }) => void;
  edit: (place: Place) => void;
  choose: (index: number, how: { isRange: boolean }) => void;
  columns: readonly DataColumn<never>[];
  pinned: number;
};

type PointerPlace = { clientX: number; clientY: number };

// loaded when a pointer first enters a header
const loadDrag = () => import('../columns/drag-column');

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
    // collects pointer moves until the drag code has loaded
    const until = new AbortController();
    let at: PointerPlace | undefined;
    const note = ({ clientX, clientY }: PointerPlace) => (at = { clientX, clientY });
    window.addEventListener('pointermove', note, { signal: until.signal });
    window.addEventListener('pointerup', () => until.abort(), { signal: until.signal });
    void loadDrag().then(({ moveColumnBy, resizeColumnBy }) => {
      if (until.signal.aborted) return;
      until.abort();
      (isResize ? resizeColumnBy : moveColumnBy)({ ...start, at });
    });
  }

  function onPointerOver({ target }: PointerEvent) {
    if (!within(target, 'thead')) return;
    void loadDrag();
    void import('../columns/column-menu-items');
  }

  return { onClick, onContextMenu, onDoubleClick, onPointerDown, onPointerOver };
}
