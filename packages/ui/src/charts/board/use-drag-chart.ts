import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { keyOf } from '../../lib/keys';

type Drag = { key: string; to: number };

/** Marks an element with its place, as a target of drags. */
export const placeAttribute = (place: number) => ({ 'data-place': place });

/** The place of the chart under the pointer, of the same board as the handle. */
function placeUnder(event: PointerEvent): number | undefined {
  const list = event.currentTarget.closest('[data-arranged]');
  const item = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest('[data-place]'))
    .find((element) => element !== null && list?.contains(element));
  return item ? Number(item.getAttribute('data-place')) : undefined;
}

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves charts to other places by drag, or by arrow keys on a handle. */
export function useDragChart(onDrop: (key: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const handleOf = ({ key, place, count }: { key: string; place: number; count: number }) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ key, to: place });
    },
    onPointerMove: (event: PointerEvent) => {
      const to = drag && placeUnder(event);
      if (to !== undefined && to !== drag?.to) setDrag({ key, to });
    },
    onPointerUp: () => {
      setDrag(undefined);
      if (drag && drag.to !== place) onDrop(key, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[keyOf(event)];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const to = Math.min(count - 1, Math.max(0, step(place, count - 1)));
      if (to !== place) onDrop(key, to);
    },
  });
  return { drag, handleOf };
}
