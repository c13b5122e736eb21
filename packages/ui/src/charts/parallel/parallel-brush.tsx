import type { KeyboardEvent } from 'react';
import { keyOf } from '../../lib/keys';
import { type ParallelLayout, topOfShare } from './parallel-layout';

type BoxProps = { x: number; layout: ParallelLayout; low: number; high: number };

const boxWidth = 14;

export const BrushBox = ({ x, layout, low, high }: BoxProps) => (
  <div
    className="pointer-events-none absolute rounded-sm border border-accent bg-accent/25"
    style={{
      left: x - boxWidth / 2,
      width: boxWidth,
      top: topOfShare(layout, high),
      height: Math.max(2, topOfShare(layout, low) - topOfShare(layout, high)),
    }}
  />
);

type Props = {
  label: string;
  x: number;
  layout: ParallelLayout;
  brush: readonly [number, number];
  textOf: (share: number) => string;
  onResize: (end: 'low' | 'high', to: number) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

const step = 0.02;

/** The distance that a key moves a brush along the axis. */
const stepOfKey = (event: KeyboardEvent): number | undefined => {
  const { shiftKey } = event;
  const steps: Record<string, number> = {
    ArrowUp: shiftKey ? step * 5 : step,
    ArrowRight: shiftKey ? step * 5 : step,
    ArrowDown: shiftKey ? -step * 5 : -step,
    ArrowLeft: shiftKey ? -step * 5 : -step,
    PageUp: step * 5,
    PageDown: -step * 5,
    Home: -1,
    End: 1,
  };
  return steps[keyOf(event)];
};

/** One brushed part of an axis; keys move it and both of its ends, too. */
export function ParallelBrush({
  label,
  x,
  layout,
  brush,
  textOf,
  onResize,
  onMove,
  onRemove,
}: Props) {
  const [low, high] = brush;

  const onKey = (move: (by: number) => void) => (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    const isRemoval = ['Delete', 'Backspace'].includes(keyOf(event));
    if (by === undefined && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) onRemove();
    else move(by);
  };

  // keys focus and move each slider; pointers use the strip below
  const slider = (name: string, { at, text, box, move }: Slider) => (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`${label}: ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      aria-valuetext={text}
      onKeyDown={onKey(move)}
      className="pointer-events-none absolute rounded-sm"
      style={{ left: x - boxWidth / 2 - 2, width: boxWidth + 4, ...box }}
    />
  );
  const [top, bottom] = [topOfShare(layout, high), topOfShare(layout, low)];
  return (
    <>
      <BrushBox x={x} layout={layout} low={low} high={high} />
      {slider('filter', {
        at: (low + high) / 2,
        text: `${textOf(low)} to ${textOf(high)}`,
        box: { top, height: Math.max(2, bottom - top) },
        move: onMove,
      })}
      {slider('upper end of the filter', {
        at: high,
        text: textOf(high),
        box: { top: top - 3, height: 6 },
        move: (by) => onResize('high', high + by),
      })}
      {slider('lower end of the filter', {
        at: low,
        text: textOf(low),
        box: { top: bottom - 3, height: 6 },
        move: (by) => onResize('low', low + by),
      })}
    </>
  );
}

type Slider = {
  at: number;
  text: string;
  box: { top: number; height: number };
  move: (by: number) => void;
};
