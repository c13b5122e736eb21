import { useMemo } from 'react';
import type { Size } from '../../hooks/use-element';
import type { Axis } from '../axes/axis';
import { drawGrid } from '../axes/draw-axes';
import type { Plot } from '../axes/plot';
import type { ChartTheme } from '../chart-theme';
import { type Draw, Drawing } from '../drawing';
import type { Line } from '../lines/line-data';
import { quietColor } from '../lines/series';
import { strokeLines } from '../lines/stroke-lines';
import { withAlpha } from '../lines/strokes';

type Layer = { line: Line; plot: Plot; y: Axis; theme: ChartTheme };

const drawHighlight =
  ({ line, plot, y, theme }: Layer): Draw =>
  (context) => {
    const { left, right, top, bottom } = plot;
    // three quarters of the background over the other lines leave them at a quarter
    context.fillStyle = withAlpha(theme.color('--bg'), 0.75);
    context.fillRect(left, top - 5, right - left, bottom - top + 5);
    drawGrid(context, { plot, y, theme });
    const { points, dash } = line;
    const color = line.color === quietColor ? '--text' : line.color;
    strokeLines(
      context,
      [{ data: points, borderColor: theme.color(color), borderWidth: 2.5, dash }],
      { ...plot, area: { left, right, top: top - 5, bottom: bottom + 5 } },
    );
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
