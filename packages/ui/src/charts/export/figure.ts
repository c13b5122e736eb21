import type { Size } from '../../hooks/use-element';
import type { ChartLegend } from '../color/legend';
import type { Picture } from '../drawing';
import {
  type LegendLayout,
  legendBelow,
  legendFont,
  legendLineHeight,
  legendRight,
  swatchWidth,
  wrapText,
} from './figure-legend';
import { type FigureSettings, pixelWidth } from './figure-settings';
import { type Measure, type Recording, RecordingContext } from './recording-context';

/** The parts of a chart that its figure is made of. */
export type FigureSource = {
  picture: Picture;
  /** its size on the page */
  size: Size;
  legend?: ChartLegend | undefined;
  /** names of its axes */
  axisNames?: { x: string; y: string } | undefined;
};

/** Colors as CSS variables and as texts, in a notation that files have; and the width of texts. */
export type FigureInk = {
  color: (variable: string) => string;
  toColor: (color: string) => string;
  measure: Measure;
};

/** texts of axes in the drawing, in pixels; a chart is zoomed so that they get the size set */
const drawnFontSize = 11;
const pixelsPerPoint = 96 / 72;

/** a family that every drawing program has, or has one of the same widths for */
export const figureFamily = 'Helvetica, Arial, sans-serif';

const padding = 8;
const titleFont = '600 12px sans-serif';
const titleLineHeight = 17;
const axisNameRoom = 17;
const minChartWidth = 80;

type Settings = FigureSettings & { title: string };

const ratioOf = ({ shape }: FigureSettings, { width, height }: Size): number => {
  if (shape === 'page') return width > 0 ? height / width : 0.5;
  const [across = 1, up = 1] = shape.split(':').map(Number);
  return up / across;
};

/** The places of the parts, in pixels of the drawing before it is zoomed. */
function layoutOf(
  { legend, axisNames, ...source }: FigureSource,
  settings: Settings,
  ink: FigureInk,
) {
  const zoom = (settings.fontSize * pixelsPerPoint) / drawnFontSize;
  const width = Math.max(minChartWidth + 2 * padding, pixelWidth(settings) / zoom);
  const inner = width - 2 * padding;
  const title =
    settings.hasTitle && settings.title.trim() !== ''
      ? wrapText(settings.title, {
          width: inner,
          widthOf: (text) => ink.measure(text, titleFont),
        })
      : [];
  const names = settings.hasAxisNames ? axisNames : undefined;
  const items = legend?.kind === 'series' && settings.legend !== 'none' ? legend : undefined;
  const right =
    items && settings.legend === 'right'
      ? legendRight(items, { width: inner * 0.45, measure: ink.measure })
      : undefined;
  const below =
    items && settings.legend === 'below'
      ? legendBelow(items, { width: inner, measure: ink.measure })
      : undefined;
  const scale = legend?.kind === 'scale' && settings.legend !== 'none' ? legend : undefined;
  const chart = {
    left: padding + (names ? axisNameRoom : 0),
    top: padding + title.length * titleLineHeight,
    width: Math.max(
      minChartWidth,
      inner - (names ? axisNameRoom : 0) - (right ? right.width + padding : 0),
    ),
    height: 0,
  };
  const own = source.picture.size;
  chart.height = own
    ? (chart.width * own.height) / own.width
    : Math.max(chart.width * ratioOf(settings, source.size), right?.height ?? 0);
  const chartEnd =
    chart.top + Math.max(chart.height, right?.height ?? 0) + (names ? axisNameRoom : 0);
  const belowTop = chartEnd + padding;
  const height =
    chartEnd +
    (below ? padding + below.height : 0) +
    (scale ? padding + legendLineHeight : 0) +
    padding;
  return { zoom, width, height, title, names, chart, right, below, scale, belowTop };
}

type Pen = { context: CanvasRenderingContext2D; ink: FigureInk };

function drawEntries(
  { context, ink }: Pen,
  { items }: ChartLegend & { kind: 'series' },
  { layout, left, top }: { layout: LegendLayout; left: number; top: number },
) {
  context.font = legendFont;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const entry of layout.entries) {
    const item = items[entry.item];
    if (!item) continue;
    const [x, y] = [left + entry.left, top + entry.top + 12];
    context.strokeStyle = ink.color(item.color);
    context.lineWidth = 2;
    context.setLineDash([...(item.dash ?? [])]);
    context.beginPath();
    context.moveTo(x, y - 4);
    context.lineTo(x + 14, y - 4);
    context.stroke();
    context.fillStyle = ink.color('--text');
    for (const [at, line] of entry.lines.entries())
      context.fillText(line, x + swatchWidth, y + at * legendLineHeight);
  }
  context.setLineDash([]);
}

const scaleWidth = 96;

function drawScale(
  { context, ink }: Pen,
  legend: ChartLegend & { kind: 'scale' },
  { left, top }: { left: number; top: number },
) {
  const { from, to, title, colors } = legend;
  const step = scaleWidth / colors.length;
  context.font = legendFont;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink.color('--text');
  context.fillText(`${title}  ${from}`, left, top + 12);
  const begin = left + context.measureText(`${title}  ${from}`).width + 6;
  for (const [index, color] of colors.entries()) {
    context.fillStyle = color;
    context.fillRect(begin + index * step, top + 4, step + 0.3, 8);
  }
  context.fillStyle = ink.color('--text');
  context.fillText(to, begin + scaleWidth + 6, top + 12);
}

/**
 * Draws a chart with its title, the names of its axes and its legend, as the settings say. The
 * legend is always whole: the figure is as high as it needs to be.
 */
export async function drawFigure(
  source: FigureSource,
  settings: Settings,
  ink: FigureInk,
): Promise<Recording> {
  const layout = layoutOf(source, settings, ink);
  const { zoom, chart, names, right, below, scale } = layout;
  const size = { width: layout.width * zoom, height: layout.height * zoom };
  const recorder = new RecordingContext({
    size,
    toColor: ink.toColor,
    measure: ink.measure,
    family: figureFamily,
  });
  const context = recorder.asContext;
  if (settings.ground === 'white') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
  }
  recorder.zoom(zoom);
  context.font = titleFont;
  context.fillStyle = ink.color('--text');
  for (const [at, line] of layout.title.entries())
    context.fillText(line, padding, padding + 12 + at * titleLineHeight);
  if (names) drawAxisNames({ context, ink }, names, chart);
  const pen = { context, ink };
  if (source.legend?.kind === 'series') {
    if (right)
      drawEntries(pen, source.legend, {
        layout: right,
        left: chart.left + chart.width + padding,
        top: chart.top,
      });
    if (below)
      drawEntries(pen, source.legend, { layout: below, left: padding, top: layout.belowTop });
  }
  if (scale) drawScale(pen, scale, { left: padding, top: layout.belowTop });
  context.save();
  context.translate(chart.left, chart.top);
  const own = source.picture.size;
  if (own) recorder.zoom(chart.width / own.width);
  await source.picture.draw(recorder, own ?? chart);
  context.restore();
  return recorder.recording;
}

type Box = { left: number; top: number; width: number; height: number };

function drawAxisNames({ context, ink }: Pen, names: { x: string; y: string }, chart: Box) {
  context.font = legendFont;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink.color('--text');
  context.fillText(names.x, chart.left + chart.width / 2, chart.top + chart.height + 12);
  context.save();
  context.translate(padding + 10, chart.top + chart.height / 2);
  context.rotate(-Math.PI / 2);
  context.fillText(names.y, 0, 0);
  context.restore();
  context.textAlign = 'left';
}
