import { displayText } from '../../lib/visible-controls';
import type { ChartTheme } from '../chart-theme';
import type { Axis } from './axis';
import type { Plot } from './plot';

export const axisFont = "11px 'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Returns the text without control characters, cut with an ellipsis where it is wider than the limit. */
export function fittingText(
  context: CanvasRenderingContext2D,
  { text: name, width }: { text: string; width: number },
): string {
  const text = displayText(name);
  if (context.measureText(text).width <= width) return text;
  let shortened = text;
  while (shortened.length > 1 && context.measureText(`${shortened}…`).width > width)
    shortened = shortened.slice(0, -1);
  return `${shortened}…`;
}

type TickTexts = Pick<Axis, 'ticks' | 'text'>;

type Axes = {
  plot: Omit<Plot, 'fromX' | 'fromY'>;
  x: TickTexts;
  y: TickTexts;
  theme: Pick<ChartTheme, 'color'>;
};

/** Draws the grid lines and the texts of both axes. */
export function drawAxes(context: CanvasRenderingContext2D, axes: Axes) {
  drawGrid(context, axes);
  drawAxisTexts(context, axes);
}

/** Draws a line across the chart at each tick of the y axis. */
export function drawGrid(context: CanvasRenderingContext2D, { plot, y, theme }: Omit<Axes, 'x'>) {
  context.strokeStyle = theme.color('--line');
  context.lineWidth = 1;
  for (const tick of y.ticks) {
    const top = Math.round(plot.toY(tick)) + 0.5;
    context.beginPath();
    context.moveTo(plot.left, top);
    context.lineTo(plot.right, top);
    context.stroke();
  }
}

/** Draws the texts of both axes, below the chart and to its left. */
export function drawAxisTexts(context: CanvasRenderingContext2D, { plot, x, y, theme }: Axes) {
  context.fillStyle = theme.color('--faint');
  context.font = axisFont;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const tick of y.ticks) context.fillText(y.text(tick), plot.left - 7, plot.toY(tick));
  context.textBaseline = 'top';
  context.textAlign = 'center';
  const gap = (plot.right - plot.left) / Math.max(1, x.ticks.length);
  for (const tick of x.ticks) {
    const text = fittingText(context, { text: x.text(tick), width: gap - 4 });
    const half = context.measureText(text).width / 2;
    const at = Math.min(plot.right - half, Math.max(plot.left + half, plot.toX(tick)));
    context.fillText(text, at, plot.bottom + 7);
  }
}
