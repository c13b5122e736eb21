import type { ChartTheme } from '../chart-theme';

type Box = { left: number; top: number; width: number; height: number };

type Options = {
  box: Box;
  /**
   * true if all of its items are chosen: a closed frame and a check mark; a dashed frame for some
   * of them
   */
  isEntirePlot: boolean;
  theme: ChartTheme;
};

/** inside the cursor's own frame */
const inset = 3.5;
const tickSide = 11;

/** Marks chosen items by shape, because colors show values. */
export function drawSelected(
  context: CanvasRenderingContext2D,
  { box: { left, top, width, height }, isEntirePlot, theme }: Options,
) {
  const [ink, ground] = [theme.color('--text'), theme.color('--bg')];
  context.save();
  context.beginPath();
  context.rect(
    left + inset,
    top + inset,
    Math.max(1, width - 2 * inset),
    Math.max(1, height - 2 * inset),
  );
  context.lineWidth = 4;
  context.strokeStyle = ground;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = ink;
  context.setLineDash(isEntirePlot ? [] : [4, 3]);
  context.stroke();
  const isRoomy = Math.min(width, height) >= 2 * inset + 2 * tickSide;
  if (isEntirePlot && isRoomy) {
    const [x, y] = [left + width - inset - tickSide, top + inset];
    context.fillStyle = ink;
    context.fillRect(x, y, tickSide, tickSide);
    context.strokeStyle = ground;
    context.lineWidth = 1.75;
    context.beginPath();
    context.moveTo(x + 2.5, y + 5.5);
    context.lineTo(x + 4.5, y + 8);
    context.lineTo(x + 8.5, y + 3);
    context.stroke();
  }
  context.restore();
}
