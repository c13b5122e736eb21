import { type PointerEvent, useRef } from 'react';
import { minColumnWidth } from '../columns/column-state';

type Props = { onResize: (width?: number) => void };

/**
 * The draggable edge of a header; a double click resets the column's width. The table's options
 * offer the same with the keyboard.
 */
export function ResizeEdge({ onResize }: Props) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const widthAt = ({ clientX }: PointerEvent) =>
    start.current && Math.max(minColumnWidth, start.current.width + clientX - start.current.x);
  return (
    <span
      aria-hidden
      data-resize
      onPointerDown={(event) => {
        const { currentTarget, pointerId, clientX } = event;
        event.preventDefault();
        currentTarget.setPointerCapture(pointerId);
        start.current = { x: clientX, width: currentTarget.parentElement?.offsetWidth ?? 0 };
      }}
      onPointerMove={(event) => {
        if (!start.current) return;
        // the edge follows the pointer; the column is resized on release
        event.currentTarget.style.transform = `translateX(${event.clientX - start.current.x}px)`;
      }}
      onPointerUp={(event) => {
        const width = widthAt(event);
        const isMoved = start.current?.x !== event.clientX;
        start.current = undefined;
        event.currentTarget.style.transform = '';
        if (isMoved && width !== undefined) onResize(Math.round(width));
      }}
      onPointerCancel={({ currentTarget }) => {
        start.current = undefined;
        currentTarget.style.transform = '';
      }}
      onDoubleClick={() => onResize()}
      className="absolute inset-y-0 right-0 w-1.5 cursor-col-resize touch-none hover:bg-line-strong active:bg-accent"
    />
  );
}
