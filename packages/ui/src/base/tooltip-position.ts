import type { TooltipSide } from './tooltip';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };
type PositionInput = { target: Box; tip: Size; side: TooltipSide; view: Size };

const gap = 6;
const margin = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Returns the position of a tooltip: next to its target, on the other side if there is no room,
 * always inside the viewport.
 */
export function placeTooltip({ target, tip, side, view }: PositionInput): {
  left: number;
  top: number;
} {
  const wished = beside({ target, tip, side, view });
  const { left, top } = fits(wished, tip, view)
    ? wished
    : beside({ target, tip, side: opposite[side], view });
  return {
    left: clamp(left, view.width - tip.width - margin),
    top: clamp(top, view.height - tip.height - margin),
  };
}

function beside({ target, tip, side }: PositionInput) {
  const middle = {
    left: target.left + (target.width - tip.width) / 2,
    top: target.top + (target.height - tip.height) / 2,
  };
  if (side === 'top') return { ...middle, top: target.top - tip.height - gap };
  if (side === 'bottom') return { ...middle, top: target.top + target.height + gap };
  if (side === 'left') return { ...middle, left: target.left - tip.width - gap };
  return { ...middle, left: target.left + target.width + gap };
}

const fits = ({ left, top }: { left: number; top: number }, tip: Size, view: Size) =>
  left >= margin &&
  top >= margin &&
  left + tip.width <= view.width - margin &&
  top + tip.height <= view.height - margin;

const clamp = (value: number, max: number) => Math.max(margin, Math.min(value, max));
