import type { Size } from '~/lib/use-size';
import type { Axis } from './axis';
import type { Scale } from './series';

/** space around the lines, in pixels; fixed, so that charts below each other line up */
export const plotInsets = { top: 6, right: 6, bottom: 22 };

const yTextWidth = 44;
const characterWidth = 6.6;

/** room for the y texts: the same for all charts unless one has unusually long ones */
export const yWidth = ({ ticks, text }: Axis): number =>
  Math.max(yTextWidth, ...ticks.map((tick) => Math.ceil(text(tick).length * characterWidth) + 8));

/** where values lie inside a chart of this size: the layers above the canvas share it */
export type Plot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  toX: (x: number) => number;
  toY: (y: number) => number;
  fromX: (left: number) => number;
};

export function toPlot(
  { width, height }: Size,
  { x, y, scale }: { x: Axis; y: Axis; scale: Scale },
): Plot {
  const left = yWidth(y);
  const right = Math.max(left + 1, width - plotInsets.right);
  const top = plotInsets.top;
  const bottom = Math.max(top + 1, height - plotInsets.bottom);
  const project = scale === 'log' ? Math.log10 : (value: number) => value;
  const [low, high] = [project(y.min), project(y.max)];
  return {
    left,
    right,
    top,
    bottom,
    toX: (value) => left + ((value - x.min) / (x.max - x.min)) * (right - left),
    toY: (value) => bottom - ((project(value) - low) / (high - low)) * (bottom - top),
    fromX: (pixel) => x.min + ((pixel - left) / (right - left)) * (x.max - x.min),
  };
}

const roomForTooltip = 240;

/** which side of the crosshair the tooltip stands on; on a narrow chart it takes the whole width */
export function tooltipSide(at: number, width: number): 'right' | 'left' | 'across' {
  if (width < roomForTooltip * 1.75) return 'across';
  return at > width * 0.9 || at + roomForTooltip > width ? 'left' : 'right';
}
