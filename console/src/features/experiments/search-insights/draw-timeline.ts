import type { TimelineItem } from '@trainyard/insights/timeline/lanes';
import type { Stretch } from '@trainyard/insights/timeline/timeline';
import type { Axis } from '@trainyard/ui/charts/axes/axis';
import { drawAxisTexts } from '@trainyard/ui/charts/axes/draw-axes';
import type { Plot } from '@trainyard/ui/charts/axes/plot';
import type { ChartTheme } from '@trainyard/ui/charts/chart-theme';
import { stateStyle } from '~/components/entity/state-badge';

export type TimelinePicture = {
  items: readonly TimelineItem[];
  plot: Plot;
  x: Axis;
  y: Axis;
  theme: ChartTheme;
};

/** a run of a second in a search of days is still seen */
const minWidth = 1.5;
const thickness = 0.62;

/** Lines from top to bottom: pale while a trial lived, solid while it held slots. */
export function drawTimeline(context: CanvasRenderingContext2D, picture: TimelinePicture) {
  const { items, plot, x, theme } = picture;
  drawAxisTexts(context, picture);
  context.save();
  context.beginPath();
  context.rect(plot.left, plot.top, plot.right - plot.left, plot.bottom - plot.top);
  context.clip();
  context.strokeStyle = theme.color('--line');
  context.lineWidth = 1;
  for (const tick of x.ticks) {
    context.beginPath();
    context.moveTo(plot.toX(tick), plot.top);
    context.lineTo(plot.toX(tick), plot.bottom);
    context.stroke();
  }
  const height = Math.abs(plot.toY(1) - plot.toY(0)) * thickness;
  for (const { row, allocation, place } of items) {
    const bar = { plot, top: plot.toY(place) - height / 2, height };
    context.fillStyle = theme.color(`--${stateStyle(row.trial.state).tone}`);
    if (allocation) {
      fillBar(context, { ...bar, stretch: allocation, gap: 1 });
      continue;
    }
    context.globalAlpha = 0.22;
    fillBar(context, { ...bar, stretch: row.lifetime });
    context.globalAlpha = 1;
    for (const stretch of row.allocations ?? []) fillBar(context, { ...bar, stretch });
  }
  context.restore();
}

type Bar = {
  plot: Plot;
  stretch: Stretch;
  top: number;
  height: number;
  /** before the next one, px */
  gap?: number;
};

function fillBar(context: CanvasRenderingContext2D, { plot, stretch, top, height, gap = 0 }: Bar) {
  const left = plot.toX(stretch.from);
  const width = Math.max(minWidth, plot.toX(stretch.to) - left - gap);
  if (left > plot.right || left + width < plot.left) return;
  context.fillRect(left, top, width, height);
}
