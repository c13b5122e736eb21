import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useSize } from '../../hooks/use-element';
import { useMedia } from '../../hooks/use-media';
import { keyOf } from '../../lib/keys';

type Props = {
  /** names the divider: "Width of the file tree" */
  label: string;
  left: ReactNode;
  right: ReactNode;
  /** width of the left side, at first and after a double click */
  initialWidth?: number;
  className?: string;
};

const stepPx = 16;
/** minimum width of either side */
const minWidth = 200;

/**
 * Two sides and a divider to drag, to move with arrows, and to reset with a double click. Stacked
 * on a phone.
 */
export function SplitPane(props: Props) {
  const { label, left, right, initialWidth = 400, className = '' } = props;
  const isPhone = useMedia('(width <= 480px)');
  const [frame, { width: total }] = useSize();
  const [own, setOwn] = useState(initialWidth);
  const drag = useRef<{ startX: number; startWidth: number }>(null);
  const width = fitWidth(own, total);
  const set = (next: number) => setOwn(fitWidth(next, total));
  const moved = (event: PointerEvent) =>
    drag.current ? drag.current.startWidth + event.clientX - drag.current.startX : width;

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: width - stepPx,
      ArrowRight: width + stepPx,
      Home: minWidth,
      End: total - minWidth,
      Enter: initialWidth,
    };
    const next = steps[keyOf(event)];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  if (isPhone)
    return (
      <div className={`flex min-h-0 flex-col gap-3 ${className}`}>
        {/* of one height, so that rows that load do not push the right side */}
        <div className="h-1/3 shrink-0 overflow-auto">{left}</div>
        {right}
      </div>
    );
  return (
    <div ref={frame} className={`flex min-h-0 min-w-0 ${className}`}>
      <div className="min-h-0 shrink-0 overflow-auto" style={{ width }}>
        {left}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved */}
      <div
        role="separator"
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(width)}
        aria-valuemin={minWidth}
        aria-valuemax={Math.max(minWidth, Math.round(total - minWidth))}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => set(initialWidth)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { startX: event.clientX, startWidth: width };
        }}
        onPointerMove={(event) => {
          if (drag.current) set(moved(event));
        }}
        onPointerUp={(event) => {
          if (drag.current) set(moved(event));
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
        className="group relative z-10 -mx-1 w-2 shrink-0 cursor-col-resize touch-none"
      >
        <span className="absolute inset-y-0 left-1/2 w-px bg-line group-hover:w-0.5 group-hover:bg-line-strong group-active:bg-accent" />
      </div>
      <div className="min-h-0 min-w-0 flex-1 overflow-auto">{right}</div>
    </div>
  );
}

/**
 * The width of the left side that leaves both sides their minimum; divides evenly if the total is
 * too small. `total` is the width of both together, 0 before it is measured.
 */
export function fitWidth(width: number, total: number): number {
  if (total === 0) return Math.max(minWidth, width);
  if (total < 2 * minWidth) return total / 2;
  return Math.min(Math.max(width, minWidth), total - minWidth);
}
