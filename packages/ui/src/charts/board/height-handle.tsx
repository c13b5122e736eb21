import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { keyOf } from '../../lib/keys';
import { displayText } from '../../lib/visible-controls';
import { chartHeight, maxHeight, minHeight } from './arrangement';

const stepPx = 20;

type Props = {
  /** the name of the chart */
  name: string;
  height: number;
  /** called with each height while the pointer moves; undefined when it is released elsewhere */
  onDrag: (height: number | undefined) => void;
  /** called with the last height when the pointer is released, and after each key; undefined for the normal one */
  onDone: (height: number | undefined) => void;
};

const fit = (height: number) => Math.round(Math.min(maxHeight, Math.max(minHeight, height)));

/** The lower edge of a chart: to drag, to move with arrows, and to reset with a double click or Enter. */
export default function HeightHandle({ name, height, onDrag, onDone }: Props) {
  const drag = useRef<{ startY: number; startHeight: number }>(null);
  const heightAt = ({ clientY }: PointerEvent) =>
    drag.current ? fit(drag.current.startHeight + clientY - drag.current.startY) : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const heights: Record<string, number> = {
      ArrowDown: height + stepPx,
      ArrowUp: height - stepPx,
      Home: minHeight,
      End: maxHeight,
      Enter: chartHeight,
    };
    const next = heights[keyOf(event)];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onDone(fit(next));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      role="separator"
      aria-label={`Height of ${displayText(name)}`}
      aria-orientation="horizontal"
      aria-valuenow={height}
      aria-valuemin={minHeight}
      aria-valuemax={maxHeight}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onDone(undefined)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { startY: event.clientY, startHeight: height };
      }}
      onPointerMove={(event) => {
        const next = heightAt(event);
        if (next !== undefined) onDrag(next);
      }}
      onPointerUp={(event) => {
        const next = heightAt(event);
        const isMoved = next !== drag.current?.startHeight;
        drag.current = null;
        if (next !== undefined && isMoved) onDone(next);
      }}
      onPointerCancel={() => {
        drag.current = null;
        onDrag(undefined);
      }}
      className="group/height absolute inset-x-0 opacity-0 group-hover/chart:opacity-100 focus-visible:opacity-100 -bottom-3 z-10 h-3 cursor-row-resize touch-none"
    >
      <span className="absolute inset-x-0 top-1/2 mx-auto h-0.5 w-12 rounded-sm bg-line-strong group-active/height:bg-accent" />
    </div>
  );
}
