import { useEffect, useRef } from 'react';
import type { Size } from '~/lib/use-size';
import type { Axis } from './axis';
import type { ChartTheme } from './chart-theme';
import type { Line } from './line-data';
import type { Plot } from './plot';
import { withAlpha } from './strokes';

type Props = { line: Line; plot: Plot; size: Size; y: Axis; theme: ChartTheme };

type Layer = Omit<Props, 'size'>;

/** three quarters of the background over the other lines leaves them at one */
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

/** one line thick and the rest faded, drawn over the chart, so that a thousand lines stay as they are */
export function HighlightCanvas({ size, ...layer }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    canvas.width = size.width * devicePixelRatio;
    canvas.height = size.height * devicePixelRatio;
    context.scale(devicePixelRatio, devicePixelRatio);
    const { left, right, top, bottom } = layer.plot;
    fade(context, layer);
    context.rect(left, top - 5, right - left, bottom - top + 10);
    context.clip();
    stroke(context, layer);
  });
  return (
    <canvas ref={ref} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
  );
}
