import type { Plugin, Scale } from 'chart.js';
import { resolveColor } from '../../lib/colors';
import { drawAxes } from './draw-axes';

/** The ticks that chart.js has made for a scale, with their texts. */
function ticksOf({ ticks }: Scale) {
  const texts = new Map(ticks.map(({ value, label }) => [value, String(label ?? '')]));
  return { ticks: [...texts.keys()], text: (tick: number) => texts.get(tick) ?? '' };
}

/** Draws the axes of a chart of chart.js, whose own are hidden, like those of the other charts. */
export const axesPlugin: Plugin = {
  id: 'axes',
  beforeDraw({ ctx, chartArea, scales: { x, y } }) {
    if (!x || !y) return;
    ctx.save();
    drawAxes(ctx, {
      plot: {
        ...chartArea,
        toX: (value) => x.getPixelForValue(value),
        toY: (value) => y.getPixelForValue(value),
      },
      x: ticksOf(x),
      y: ticksOf(y),
      theme: { color: resolveColor },
    });
    ctx.restore();
  },
};
