import {
  Chart,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  type Plugin,
  PointElement,
  type Scale,
} from 'chart.js';
import { useMemo } from 'react';
import { ChartJs } from '../chart-js';
import { type Axes, chartOptions } from '../chart-options';
import type { ChartTheme } from '../chart-theme';
import type { PictureRef } from '../drawing';
import type { EdgeMark, Line } from './line-data';
import { chartData, crowdOf, type LineDataset, linesOf } from './line-datasets';
import { strokeLines } from './stroke-lines';
import { withAlpha } from './strokes';

const markSize = 4;

type Place = { kind: EdgeMark['kind']; left: number; top: number };

function trace(context: CanvasRenderingContext2D, { kind, left, top }: Place) {
  context.beginPath();
  if (kind === 'nan') {
    const arm = markSize - 1;
    context.moveTo(left - arm, top - arm);
    context.lineTo(left + arm, top + arm);
    context.moveTo(left - arm, top + arm);
    context.lineTo(left + arm, top - arm);
    return context.stroke();
  }
  const tip = kind === 'above' ? -markSize : markSize;
  context.moveTo(left, top + tip);
  context.lineTo(left - markSize, top - tip);
  context.lineTo(left + markSize, top - tip);
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
    const top = kind === 'above' ? chartArea.top + markSize + 1 : chartArea.bottom - markSize - 1;
    trace(context, { kind, left, top });
  }
}

/** Marks on the edge, at the x of their values: ▲ infinite, ▼ minus infinite, × not a number. */
const edgeMarks: Plugin<'line'> = {
  id: 'edgeMarks',
  afterDatasetsDraw(chart) {
    chart.ctx.save();
    for (const line of linesOf(chart)) drawMarks(chart, line);
    chart.ctx.restore();
  },
};

/**
 * Returns a function that places values; a linear axis only needs a factor, which matters with a
 * quarter of a million points.
 */
function placer(scale: Scale): (value: number) => number {
  if (scale.type !== 'linear') return (value) => scale.getPixelForValue(value);
  const from = scale.getPixelForValue(scale.min);
  const factor = (scale.getPixelForValue(scale.max) - from) / (scale.max - scale.min);
  return (value) => from + (value - scale.min) * factor;
}

function strokeCrowd(chart: Chart<'line'>) {
  const { ctx: context, chartArea, scales } = chart;
  const { x, y } = scales;
  const crowd = crowdOf(chart);
  if (!x || !y || crowd.length === 0) return;
  strokeLines(context, crowd, { area: chartArea, toX: placer(x), toY: placer(y) });
}

/** Strokes the lines of a crowded chart itself, each as one path. */
const manyLines: Plugin<'line'> = {
  id: 'manyLines',
  beforeDatasetsDraw: strokeCrowd,
};

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

/** Draws a diamond on each flagged point, with an edge that separates it from its line. */
const flagMarks: Plugin<'line'> = {
  id: 'flagMarks',
  afterDatasetsDraw(chart) {
    chart.ctx.save();
    for (const line of linesOf(chart)) drawFlags(chart, line);
    chart.ctx.restore();
  },
};

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

/** Fills the range of values that each point of a line represents. */
const bands: Plugin<'line'> = {
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

Chart.register(LineController, LineElement, PointElement, LinearScale, LogarithmicScale);

const plugins = [bands, manyLines, edgeMarks, flagMarks];

type Props = Axes & {
  label: string;
  lines: readonly Line[];
  theme: ChartTheme;
  picture: PictureRef;
};

/** The lines, their marks and the axes. */
export function LineCanvas({ lines, x, y, theme, ...rest }: Props) {
  const data = useMemo(() => chartData(lines, theme), [lines, theme]);
  const options = useMemo(() => chartOptions({ x, y }), [x, y]);
  return (
    <ChartJs
      // the kind of an axis is fixed when a chart is created
      key={`${x.scale} ${y.scale}`}
      type="line"
      data={data}
      options={options}
      plugins={plugins}
      {...rest}
    />
  );
}
