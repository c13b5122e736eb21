import { useMemo } from 'react';
import type { Size } from '../../hooks/use-element';
import type { Axis } from '../axes/axis';
import type { Plot } from '../axes/plot';
import type { ChartTheme } from '../chart-theme';
import { type Draw, Drawing } from '../drawing';
import type { Line } from '../lines/line-data';
import { withAlpha } from '../lines/strokes';

type Layer = { line: Line; plot: Plot; y: Axis; theme: ChartTheme };

/** fills three quarters of the background over the other lines, which leaves them at a quarter */
function fade(context: CanvasRenderingContext2D, { plot, y, theme }: Layer) {
  const { left, right, top, bottom, toY } = plot;
  context.fillStyle = withAlpha(theme.color('--bg'), 0.75);
  context.fillRect(left, top - 5, right - left, bottom - top + 5);
  context.strokeStyle = theme.color('--line');
  context.lineWidth = 1;
  for (const tick of y.ticks) {
    const height = Math.round(toY(tick)) + 0.5;
    context.beginPath();
    context.moveTo(left, height);
    context.lineTo(right, height);
    context.stroke();
  }
}

function stroke(context: CanvasRenderingContext2D, { line, plot, theme }: Layer) {
  context.strokeStyle = theme.color(line.color);
  context.lineWidth = 2.5;
  context.lineJoin = 'round';
  context.setLineDash([...line.dash]);
  context.beginPath();
  for (const { x, y } of line.points) context.lineTo(plot.toX(x), plot.toY(y));
  context.stroke();
}

const drawHighlight =
  (layer: Layer): Draw =>
  (context) => {
    fade(context, layer);
    const { left, right, top, bottom } = layer.plot;
    context.rect(left, top - 5, right - left, bottom - top + 10);
    context.clip();
    stroke(context, layer);
  };

type Props = Layer & { size: Size };

/**
 * Draws one thick line and fades the rest on a layer above the chart, so that a thousand lines are
 * not redrawn.
 */
export function HighlightCanvas({ size, line, plot, y, theme }: Props) {
  const draw = useMemo(() => drawHighlight({ line, plot, y, theme }), [line, plot, y, theme]);
  return <Drawing isOverlay size={size} draw={draw} />;
}
