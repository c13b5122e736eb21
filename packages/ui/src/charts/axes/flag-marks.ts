import type { Chart, Plugin } from 'chart.js';
import { type LineDataset, linesOf } from '../lines/line-datasets';

const size = 5;

type Spot = { left: number; top: number };

function diamond(context: CanvasRenderingContext2D, { left, top }: Spot) {
  context.beginPath();
  context.moveTo(left, top - size);
  context.lineTo(left + size, top);
  context.lineTo(left, top + size);
  context.lineTo(left - size, top);
  context.closePath();
}

function drawFlags(chart: Chart<'line'>, { flags = [], flagEdge, borderColor }: LineDataset) {
  const { ctx: context, scales } = chart;
  const { x, y } = scales;
  if (!x || !y || typeof borderColor !== 'string') return;
  context.fillStyle = borderColor;
  context.strokeStyle = flagEdge ?? borderColor;
  context.lineWidth = 1.5;
  for (const flag of flags) {
    diamond(context, { left: x.getPixelForValue(flag.x), top: y.getPixelForValue(flag.y) });
    context.fill();
    context.stroke();
  }
}

/** A diamond on each point that stands for something, set off from its line by an edge. */
export const flagMarks: Plugin<'line'> = {
  id: 'flagMarks',
  afterDatasetsDraw(chart) {
    chart.ctx.save();
    for (const line of linesOf(chart)) drawFlags(chart, line);
    chart.ctx.restore();
  },
};
