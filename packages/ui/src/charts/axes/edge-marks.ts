import type { Chart, Plugin } from 'chart.js';
import type { EdgeMark } from '../lines/line-data';
import { type LineDataset, linesOf } from '../lines/line-datasets';

const size = 4;

type Place = { kind: EdgeMark['kind']; left: number; top: number };

function trace(context: CanvasRenderingContext2D, { kind, left, top }: Place) {
  context.beginPath();
  if (kind === 'nan') {
    const arm = size - 1;
    context.moveTo(left - arm, top - arm);
    context.lineTo(left + arm, top + arm);
    context.moveTo(left - arm, top + arm);
    context.lineTo(left + arm, top - arm);
    return context.stroke();
  }
  const tip = kind === 'above' ? -size : size;
  context.moveTo(left, top + tip);
  context.lineTo(left - size, top - tip);
  context.lineTo(left + size, top - tip);
  context.fill();
}

function drawMarks(chart: Chart<'line'>, { marks = [], borderColor }: LineDataset) {
  const { ctx: context, chartArea, scales } = chart;
  if (typeof borderColor !== 'string') return;
  context.strokeStyle = borderColor;
  context.fillStyle = borderColor;
  context.lineWidth = 1.5;
  for (const { x, kind } of marks) {
    const left = scales.x?.getPixelForValue(x) ?? 0;
    const top = kind === 'above' ? chartArea.top + size + 1 : chartArea.bottom - size - 1;
    trace(context, { kind, left, top });
  }
}

/** Marks on the edge, at the x of their values: ▲ infinite, ▼ minus infinite, × not a number. */
export const edgeMarks: Plugin<'line'> = {
  id: 'edgeMarks',
  afterDatasetsDraw(chart) {
    chart.ctx.save();
    for (const line of linesOf(chart)) drawMarks(chart, line);
    chart.ctx.restore();
  },
};
