import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { keyOf } from '../../lib/keys';

const stepPx = 16;
/** minimum width of either side */
const minWidth = 200;

type Props = {
  /** names the divider: "Width of the file tree" */
  label: string;
  /** the side whose width it sets; the other one takes the rest */
  side: 'left' | 'right';
  /** the current width of that side, as `fitWidth` returns it */
  width: number;
  /** the width of both sides together, 0 before it is measured */
  total: number;
  /** the width after a double click or Enter */
  initialWidth: number;
  /** called with each width while the divider moves */
  onChange: (width: number) => void;
  /** called with the last width when the pointer is released, and after each key */
  onDone?: (width: number) => void;
};

/**
 * A vertical line between two sides of a flex row: to drag, to move with arrows, and to reset with a
 * double click.
 */
export function Divider({ label, side, width, total, initialWidth, onChange, onDone }: Props) {
  const drag = useRef<{ startX: number; startWidth: number }>(null);
  const sign = side === 'left' ? 1 : -1;
  function set(next: number, isDone: boolean) {
    const fitted = fitWidth(next, total);
    onChange(fitted);
    if (isDone) onDone?.(fitted);
  }
  function follow({ clientX }: PointerEvent, isDone: boolean) {
    if (!drag.current) return;
    set(drag.current.startWidth + sign * (clientX - drag.current.startX), isDone);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: width - sign * stepPx,
      ArrowRight: width + sign * stepPx,
      Home: minWidth,
      End: total - minWidth,
      Enter: initialWidth,
    };
    const next = steps[keyOf(event)];
    if (next === undefined) return;
    event.preventDefault();
    set(next, true);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(width)}
      aria-valuemin={minWidth}
      aria-valuemax={Math.max(minWidth, Math.round(total - minWidth))}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(initialWidth, true)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { startX: event.clientX, startWidth: width };
      }}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={(event) => {
        follow(event, true);
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      className="group relative z-10 -mx-1 w-2 shrink-0 cursor-col-resize touch-none"
    >
      <span className="absolute inset-y-0 left-1/2 w-px bg-line group-hover:w-0.5 group-hover:bg-line-strong group-active:bg-accent" />
    </div>
  );
}

/**
 * The width of one side that leaves both sides their minimum; divides evenly if the total is
 * too small. `total` is the width of both together, 0 before it is measured.
 */
export function fitWidth(width: number, total: number): number {
  if (total === 0) return Math.max(minWidth, width);
  if (total < 2 * minWidth) return total / 2;
  return Math.min(Math.max(width, minWidth), total - minWidth);
}
