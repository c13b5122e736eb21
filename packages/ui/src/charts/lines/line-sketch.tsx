import { useCallback } from 'react';
import type { Size } from '../../hooks/use-element';
import type { Axis } from '../axes/axis';
import { drawAxisTexts } from '../axes/draw-axes';
import type { Plot } from '../axes/plot';
import type { ChartTheme } from '../chart-theme';
import { Drawing } from '../drawing';
import type { Line } from './line-data';
import { chartData, singleLines } from './line-datasets';
import { strokeLines } from './stroke-lines';

type Props = {
  lines: readonly Line[];
  plot: Plot;
  size: Size;
  x: Axis;
  y: Axis;
  theme: ChartTheme;
};

/** Draws the lines and their axes without chart.js, which takes longer to load and start. */
export function LineSketch({ lines, plot, size, x, y, theme }: Props) {
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.strokeStyle = theme.color('--line');
      for (const tick of y.ticks) {
        const top = Math.round(plot.toY(tick)) + 0.5;
        context.beginPath();
        context.moveTo(plot.left, top);
        context.lineTo(plot.right, top);
        context.stroke();
      }
      drawAxisTexts(context, { plot, x, y, theme });
      const { datasets } = chartData(lines, theme);
      strokeLines(context, singleLines(datasets), { area: plot, toX: plot.toX, toY: plot.toY });
    },
    [lines, plot, x, y, theme],
  );
  return <Drawing size={size} draw={draw} isOverlay />;
}
