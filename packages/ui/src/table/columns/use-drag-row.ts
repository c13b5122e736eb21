import { type CSSProperties, type PointerEvent, useState } from 'react';

type Options = {
  /** in pixels */
  rowHeight: number;
  /** number of movable rows, from the first one on */
  count: number;
  onDrop: (id: string, to: number) => void;
};

type Drag = { id: string; from: number; to: number; startY: number; by: number };

/** The index of a row after a drag by some pixels. */
export function droppedAt({
  from,
  by,
  rowHeight,
  count,
}: Record<'from' | 'by' | 'rowHeight' | 'count', number>): number {
  return Math.min(count - 1, Math.max(0, from + Math.round(by / rowHeight)));
}

/**
 * Rows of one height that swap positions while one is dragged; the order itself changes on drop.
 */
export function useDragRow({ rowHeight, count, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag>();

  function follow(event: PointerEvent) {
    if (!drag) return;
    const by = event.clientY - drag.startY;
    setDrag({ ...drag, by, to: droppedAt({ from: drag.from, by, rowHeight, count }) });
  }

  const handle = (id: string, at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, from: at, to: at, startY: event.clientY, by: 0 });
    },
    onPointerMove: follow,
    onPointerUp: () => {
      setDrag(undefined);
      if (drag && drag.to !== drag.from) onDrop(drag.id, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  function styleOf(at: number): CSSProperties {
    if (!drag) return {};
    const { from, to, by } = drag;
    if (at === from) return { transform: `translateY(${by}px)` };
    if (at > from && at <= to) return { transform: `translateY(${-rowHeight}px)` };
    if (at < from && at >= to) return { transform: `translateY(${rowHeight}px)` };
    return {};
  }

  return { handle, styleOf, isDragged: (at: number) => drag?.from === at };
}
