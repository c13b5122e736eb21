import type { Chart, Plugin } from 'chart.js';
import { type LineDataset, linesOf } from './line-datasets';
import { withAlpha } from './strokes';

const opacity = 0.18;

function drawBand(chart: Chart<'line'>, { band = [], borderColor }: LineDataset) {
  const { ctx: context, scales } = chart;
  const { x, y } = scales;
  if (!x || !y || band.length === 0 || typeof borderColor !== 'string') return;
  context.fillStyle = withAlpha(borderColor, opacity);
  context.beginPath();
  for (const { x: at, high } of band)
    context.lineTo(x.getPixelForValue(at), y.getPixelForValue(high));
  for (const { x: at, low } of band.toReversed())
    context.lineTo(x.getPixelForValue(at), y.getPixelForValue(low));
  context.closePath();
  context.fill();
}

/** from the lowest to the highest value that each point of a line stands for */
export const bands: Plugin<'line'> = {
  id: 'bands',
  beforeDatasetsDraw(chart) {
    const { left, top, width, height } = chart.chartArea;
    chart.ctx.save();
    chart.ctx.beginPath();
    chart.ctx.rect(left, top, width, height);
    chart.ctx.clip();
    for (const line of linesOf(chart)) drawBand(chart, line);
    chart.ctx.restore();
  },
};
