import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { keyOf } from '../../lib/keys';
import { addBrush, type Brushes, moveBrush, removeBrush, resizeBrush } from './brushes';
import { BrushBox, ParallelBrush } from './parallel-brush';
import { maxCharacters, type NameSpot, type ParallelLayout, shareOfTop } from './parallel-layout';

type Props = {
  label: string;
  /** pixels from the left */
  x: number;
  /** where its name is, unless names are rotated */
  spot: NameSpot | undefined;
  layout: ParallelLayout;
  brushes: Brushes;
  onBrush: (brushes: Brushes) => void;
  /** the text of a position on the axis */
  textOf: (share: number) => string;
  /** called with the number of positions to the left or right */
  onMove: (by: number) => void;
  /** called while its name is dragged, with the current pixel; with undefined at the end */
  onDrag: (left: number | undefined) => void;
};

type Grip =
  | { kind: 'draw'; from: number; to: number }
  | { kind: 'move'; index: number; at: number }
  | { kind: 'resize'; index: number; end: 'low' | 'high' };

/** distance in pixels at which a pointer grabs an end of a brush */
const endPixels = 6;
const columnWidth = 28;

/** One axis: its name, which moves it, and the strip on which the user brushes parts of it. */
export function ParallelAxis(props: Props) {
  const { label, x, layout, brushes, onBrush, textOf } = props;
  const [grip, setGrip] = useState<Grip>();
  const height = layout.bottom - layout.top;
  const endShare = endPixels / height;

  const shareAt = (event: PointerEvent) =>
    shareOfTop(
      layout,
      event.clientY - event.currentTarget.getBoundingClientRect().top + layout.top,
    );

  function gripAt(share: number): Grip {
    for (const [index, [low, high]] of brushes.entries()) {
      if (Math.abs(share - high) <= endShare) return { kind: 'resize', index, end: 'high' };
      if (Math.abs(share - low) <= endShare) return { kind: 'resize', index, end: 'low' };
      if (share > low && share < high) return { kind: 'move', index, at: share };
    }
    return { kind: 'draw', from: share, to: share };
  }

  function onPointerDown(event: PointerEvent) {
    event.stopPropagation();
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setGrip(gripAt(shareAt(event)));
  }

  function onPointerMove(event: PointerEvent) {
    if (!grip) return;
    event.stopPropagation();
    const share = shareAt(event);
    if (grip.kind === 'draw') return setGrip({ ...grip, to: share });
    if (grip.kind === 'resize')
      return onBrush(resizeBrush(brushes, grip.index, { end: grip.end, to: share }));
    onBrush(moveBrush(brushes, grip.index, share - grip.at));
    setGrip({ ...grip, at: share });
  }

  function onPointerUp(event: PointerEvent) {
    event.stopPropagation();
    if (grip?.kind === 'draw') onBrush(addBrush(brushes, grip.from, grip.to));
    setGrip(undefined);
  }

  return (
    <>
      <AxisName {...props} />
      <div
        aria-hidden
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setGrip(undefined)}
        onDoubleClick={() => onBrush([])}
        className="absolute cursor-crosshair touch-none"
        style={{ left: x - columnWidth / 2, width: columnWidth, top: layout.top, height }}
      />
      {grip?.kind === 'draw' ? (
        <BrushBox
          x={x}
          layout={layout}
          low={Math.min(grip.from, grip.to)}
          high={Math.max(grip.from, grip.to)}
        />
      ) : null}
      {brushes.map((brush, index) => (
        <ParallelBrush
          // biome-ignore lint/suspicious/noArrayIndexKey: a brush is identified by its position on the axis
          key={index}
          label={label}
          x={x}
          layout={layout}
          brush={brush}
          textOf={textOf}
          onResize={(end, to) => onBrush(resizeBrush(brushes, index, { end, to }))}
          onMove={(by) => onBrush(moveBrush(brushes, index, by))}
          onRemove={() => onBrush(removeBrush(brushes, index))}
        />
      ))}
    </>
  );
}

/** The actions of keys on the name of an axis; a number moves it by as many positions. */
const keyActions: Record<string, 'add' | 'clear' | number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Enter: 'add',
  ' ': 'add',
  Delete: 'clear',
  Backspace: 'clear',
};

/** Rotates the name from the top of its axis upwards to the right. */
const slantedPlace = (x: number, { top }: ParallelLayout) => ({
  left: x,
  // its lower left corner, the center of its rotation, is on the axis
  top: top - 28,
  transform: 'rotate(-45deg)',
  transformOrigin: 'left bottom',
});

const shortened = (label: string) =>
  label.length > maxCharacters ? `${label.slice(0, maxCharacters - 1)}…` : label;

function AxisName({ label, x, spot, layout, brushes, onBrush, onMove, onDrag }: Props) {
  const start = useRef<number>(undefined);

  function onKeyDown(event: KeyboardEvent) {
    const keyAction = keyActions[keyOf(event)];
    if (!keyAction) return;
    event.preventDefault();
    event.stopPropagation();
    if (keyAction === 'add') onBrush(addBrush(brushes, 0.25, 0.75));
    else if (keyAction === 'clear') onBrush([]);
    else onMove(keyAction);
  }

  return (
    <button
      type="button"
      title={`${label}\nDrag to move the axis, drag along it to filter, double click to clear`}
      aria-label={`Axis ${label}: Left and Right move it, Enter adds a filter, Delete clears`}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onBrush([])}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        start.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (start.current === undefined || Math.abs(event.clientX - start.current) < 4) return;
        event.stopPropagation();
        onDrag(x + event.clientX - start.current);
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        start.current = undefined;
        onDrag(undefined);
      }}
      className="absolute h-6 cursor-grab touch-none truncate rounded-sm px-1 text-center text-sm font-medium active:cursor-grabbing"
      style={layout.isSlanted ? slantedPlace(x, layout) : { ...spot, top: 0 }}
    >
      {layout.isSlanted ? shortened(label) : label}
    </button>
  );
}
