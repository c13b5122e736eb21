import type { ChartTheme } from '../chart-theme';
import type { Axis } from './axis';
import type { Plot } from './plot';

export const axisFont = "11px 'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Returns the text, cut with an ellipsis where it is wider than the limit. */
export function fittingText(
  context: CanvasRenderingContext2D,
  { text, width }: { text: string; width: number },
): string {
  if (context.measureText(text).width <= width) return text;
  let shortened = text;
  while (shortened.length > 1 && context.measureText(`${shortened}…`).width > width)
    shortened = shortened.slice(0, -1);
  return `${shortened}…`;
}

type Options = { plot: Plot; x: Axis; y: Axis; theme: ChartTheme };

/** Draws the texts of both axes around our own canvas, in the style of chart.js. */
export function drawAxisTexts(context: CanvasRenderingContext2D, { plot, x, y, theme }: Options) {
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
