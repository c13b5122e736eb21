import type { Size } from '../../hooks/use-element';
import type { Axis } from './axis';

/** padding around the lines, in pixels; fixed, so that charts below each other line up */
export const plotInsets = { top: 6, right: 6, bottom: 22 };

const yTextWidth = 44;
const characterWidth = 6.6;

/** Width of the y texts: the same for all charts unless one has unusually long texts. */
export const yWidth = ({ ticks, text }: Axis): number =>
  Math.max(yTextWidth, ...ticks.map((tick) => Math.ceil(text(tick).length * characterWidth) + 8));

/** The area of a chart that shows values; the layers above the canvas share it. */
export type Plot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  toX: (x: number) => number;
  toY: (y: number) => number;
  fromX: (left: number) => number;
  fromY: (top: number) => number;
};

type Span = { from: number; to: number };

const project = ({ scale }: Axis, value: number) => (scale === 'log' ? Math.log10(value) : value);
const unproject = ({ scale }: Axis, value: number) => (scale === 'log' ? 10 ** value : value);

/** Converts a value to a pixel and back, between the pixels at which the axis begins and ends. */
function along(axis: Axis, { from, to }: Span) {
  const [low, high] = [project(axis, axis.min), project(axis, axis.max)];
  return {
    to: (value: number) => from + ((project(axis, value) - low) / (high - low)) * (to - from),
    back: (pixel: number) => unproject(axis, low + ((pixel - from) / (to - from)) * (high - low)),
  };
}

export function toPlot({ width, height }: Size, { x, y }: { x: Axis; y: Axis }): Plot {
  const left = yWidth(y);
  const right = Math.max(left + 1, width - plotInsets.right);
  const top = plotInsets.top;
  const bottom = Math.max(top + 1, height - plotInsets.bottom);
  const across = along(x, { from: left, to: right });
  const up = along(y, { from: bottom, to: top });
  return {
    left,
    right,
    top,
    bottom,
    toX: across.to,
    toY: up.to,
    fromX: across.back,
    fromY: up.back,
  };
}

const roomForTooltip = 240;

/**
 * The side of the crosshair that shows the tooltip; on a narrow chart the tooltip has the full
 * width.
 */
export function tooltipSide(at: number, width: number): 'right' | 'left' | 'across' {
  if (width < roomForTooltip * 1.75) return 'across';
  return at > width * 0.9 || at + roomForTooltip > width ? 'left' : 'right';
}
