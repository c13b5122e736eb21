import type { Chart, Plugin, Scale } from 'chart.js';
import { crowdOf, type LineDataset } from './line-datasets';

type Places = { toX: (x: number) => number; toY: (y: number) => number };

/** a linear axis needs no more than a factor, which counts when there are a quarter million points */
function placer(scale: Scale): (value: number) => number {
  if (scale.type !== 'linear') return (value) => scale.getPixelForValue(value);
  const from = scale.getPixelForValue(scale.min);
  const factor = (scale.getPixelForValue(scale.max) - from) / (scale.max - scale.min);
  return (value) => from + (value - scale.min) * factor;
}

function strokeLine(context: CanvasRenderingContext2D, line: LineDataset, { toX, toY }: Places) {
  const { data, borderColor, borderWidth, dash = [] } = line;
  if (typeof borderColor !== 'string' || typeof borderWidth !== 'number') return;
  context.strokeStyle = borderColor;
  context.lineWidth = borderWidth;
  context.setLineDash([...dash]);
  context.beginPath();
  for (const { x, y } of data) context.lineTo(toX(x), toY(y));
  context.stroke();
  const [point] = data;
  // a lone point has no line to be seen by
  if (point && data.length === 1) strokeDot(context, { left: toX(point.x), top: toY(point.y) });
}

function strokeDot(
  context: CanvasRenderingContext2D,
  { left, top }: Record<'left' | 'top', number>,
) {
  context.lineWidth = 2;
  context.beginPath();
  context.arc(left, top, 1, 0, 2 * Math.PI);
  context.stroke();
}

function strokeLines(chart: Chart<'line'>) {
  const { ctx: context, chartArea, scales } = chart;
  const { x, y } = scales;
  const crowd = crowdOf(chart);
  if (!x || !y || crowd.length === 0) return;
  const places = { toX: placer(x), toY: placer(y) };
  context.save();
  context.beginPath();
  context.rect(chartArea.left, chartArea.top, chartArea.width, chartArea.height);
  context.clip();
  context.lineJoin = 'round';
  for (const line of crowd) strokeLine(context, line, places);
  context.restore();
}

/** Strokes the lines of a crowded chart itself, each as one path. */
export const manyLines: Plugin<'line'> = {
  id: 'manyLines',
  beforeDatasetsDraw: strokeLines,
};
