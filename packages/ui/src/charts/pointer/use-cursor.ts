import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { keyOf } from '../../lib/keys';
import { indexOfKey } from './point-index';

export type Spot = { left: number; top: number };

type Options = {
  /** the number of items for the cursor, in the order of the keys */
  count: number;
  /** the item under the pointer */
  at: (spot: Spot) => number | undefined;
  /** handles keys that do not move along the row */
  onKey?: (key: string, at: number | undefined) => number | undefined;
  onMove?: (index: number | undefined) => void;
  onPick?: ((index: number, keys: { isNewTab: boolean }) => void) | undefined;
  /**
   * called when Space or a click with Shift adds or removes an item; without `onPick` also on Enter
   * and every click
   */
  onChoose?: ((index: number) => void) | undefined;
};

const spotOf = (event: PointerEvent): Spot => {
  const box = event.currentTarget.getBoundingClientRect();
  return { left: event.clientX - box.left, top: event.clientY - box.top };
};

/** a pointer that moves further while pressed is not a click */
const dragPixels = 5;

const modified = ({ ctrlKey, metaKey, shiftKey }: PointerEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey;

type PickHandlers = [onPick: Options['onPick'], onChoose: Options['onChoose']];

function hintOf(...[onPick, onChoose]: PickHandlers) {
  if (onPick) return `click to open${onChoose ? ' · shift-click to choose' : ''}`;
  return onChoose ? 'click to choose' : undefined;
}

function keysOf(...[onPick, onChoose]: PickHandlers) {
  if (onPick) return `Enter opens${onChoose ? ', Space chooses' : ''}`;
  return onChoose ? 'Enter or Space chooses' : 'Enter pins';
}

/** A cursor on one item of a chart: it follows the pointer and keys, a click pins or picks. */
export function useCursor({ count, at, onKey, onMove, onPick, onChoose }: Options) {
  const [index, setIndex] = useState<number>();
  const [spot, setSpot] = useState<Spot>();
  const [isPinned, setIsPinned] = useState(false);
  const pressedAt = useRef<Spot>(undefined);
  const currentIndex = index !== undefined && index < count ? index : undefined;

  function move(to: number | undefined) {
    if (to === currentIndex) return;
    setIndex(to);
    onMove?.(to);
  }

  function choose(event: PointerEvent | KeyboardEvent) {
    if (currentIndex !== undefined && onChoose && (event.shiftKey || !onPick))
      onChoose(currentIndex);
    else if (currentIndex !== undefined && onPick)
      onPick(currentIndex, { isNewTab: modified(event) });
    else setIsPinned(currentIndex !== undefined && !isPinned);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.altKey) return;
    const key = keyOf(event);
    if (key === 'Enter') return choose(event);
    if (key === ' ' && onChoose) {
      // also keeps the page from scrolling
      event.preventDefault();
      if (currentIndex !== undefined) onChoose(currentIndex);
      return;
    }
    if (key === 'Escape' && currentIndex !== undefined) {
      event.stopPropagation();
      setIsPinned(false);
      return move(undefined);
    }
    const steps = event.shiftKey ? 10 : 1;
    const to = onKey?.(key, currentIndex) ?? indexOfKey(key, { at: currentIndex, count, steps });
    if (to === undefined) return;
    event.preventDefault();
    setIsPinned(false);
    move(to);
  }

  return {
    index: currentIndex,
    /** the last position of the pointer */
    spot,
    /** describes the click */
    hint: hintOf(onPick, onChoose) ?? (isPinned ? 'click to release' : 'click to pin'),
    /** describes the keys, for the accessible name of the chart */
    keys: keysOf(onPick, onChoose),
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        if (isPinned) return;
        const here = spotOf(event);
        setSpot(here);
        move(at(here));
      },
      onPointerLeave: () => {
        if (!isPinned) move(undefined);
      },
      onPointerDown: (event: PointerEvent) => {
        const here = spotOf(event);
        pressedAt.current = event.button === 0 ? here : undefined;
        // a tap has no pointer move before it
        if (!isPinned) move(at(here));
      },
      onPointerUp: (event: PointerEvent) => {
        const [from, to] = [pressedAt.current, spotOf(event)];
        pressedAt.current = undefined;
        if (from && Math.hypot(to.left - from.left, to.top - from.top) < dragPixels) choose(event);
      },
      onKeyDown,
      onBlur: () => {
        if (!isPinned) move(undefined);
      },
    },
  };
}
