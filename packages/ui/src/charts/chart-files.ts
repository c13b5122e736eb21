import type { Size } from '../hooks/use-element';
import { resolveColor } from '../lib/colors';
import { copyPicture } from '../lib/copy-text';
import { saveFile } from '../lib/files';
import { type ChartTableData, chartTableToCsv } from './accessible-table';
import type { ChartLegend } from './color/legend';
import type { Picture } from './drawing';
import { SvgContext } from './svg-context';

const captionHeight = 32;
const legendHeight = 28;
const font = "12px 'Inter Variable', system-ui, sans-serif";
const maxItems = 12;

type Frame = { title: string; legend?: ChartLegend | undefined; size: Size };

function drawItems(context: CanvasRenderingContext2D, legend: ChartLegend, top: number) {
  let left = 8;
  if (legend.kind === 'scale') {
    const { from, title, to, colors } = legend;
    context.fillText(from, left, top);
    left += context.measureText(from).width + 6;
    for (const [index, color] of colors.entries()) {
      context.fillStyle = color;
      context.fillRect(left + index * 3, top - 8, 3, 8);
    }
    context.fillStyle = resolveColor('--muted');
    context.fillText(`${to}  ${title}`, left + colors.length * 3 + 6, top);
    return;
  }
  for (const { name, color, dash = [] } of legend.items.slice(0, maxItems)) {
    context.strokeStyle = resolveColor(color);
    context.lineWidth = 2;
    context.setLineDash([...dash]);
    context.beginPath();
    context.moveTo(left, top - 4);
    context.lineTo(left + 14, top - 4);
    context.stroke();
    context.fillText(name, left + 18, top);
    left += context.measureText(name).width + 32;
  }
}

const heightOf = ({ size, legend }: Frame) =>
  size.height + captionHeight + (legend ? legendHeight : 0);

/** Draws the background, the title above the drawing and the legend below it. */
function drawFrame(context: CanvasRenderingContext2D, frame: Frame) {
  const { title, legend, size } = frame;
  context.fillStyle = resolveColor('--bg');
  context.fillRect(0, 0, size.width, heightOf(frame));
  context.fillStyle = resolveColor('--text');
  context.font = `600 ${font}`;
  context.fillText(title, 8, 20);
  context.font = font;
  context.fillStyle = resolveColor('--muted');
  if (legend) drawItems(context, legend, captionHeight + size.height + 16);
}

type File = Frame & { fileName: string };

/** Saves the drawing as shown on the page. */
export async function savePng(figure: HTMLElement, { fileName, ...frame }: Omit<File, 'size'>) {
  const blob = await pngOf(figure, frame);
  if (blob) saveFile(blob, fileName, blob.type);
}

/** Copies the same picture to the clipboard, for a note or a message. */
export async function copyPng(figure: HTMLElement, frame: Omit<Frame, 'size'>) {
  const blob = await pngOf(figure, frame);
  if (blob) await copyPicture(blob);
}

async function pngOf(figure: HTMLElement, frame: Omit<Frame, 'size'>): Promise<Blob | null> {
  const source = figure.querySelector<HTMLCanvasElement>('canvas:not([data-overlay])');
  if (!source || source.width === 0) return null;
  const scale = devicePixelRatio;
  const size = { width: source.width / scale, height: source.height / scale };
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = heightOf({ ...frame, size }) * scale;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  drawFrame(context, { ...frame, size });
  context.drawImage(source, 0, captionHeight, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/**
 * Drawing programs support fewer colors than browsers do, so this converts each one to a notation
 * that they read.
 */
function colorReader() {
  const known = new Map<string, string>();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (color: string) => {
    if (!context) return color;
    const found = known.get(color);
    if (found) return found;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
    const text = `rgba(${red},${green},${blue},${Math.round((alpha / 255) * 1000) / 1000})`;
    known.set(color, text);
    return text;
  };
}

function textMeasure() {
  const context = document.createElement('canvas').getContext('2d');
  return (text: string, font: string) => {
    if (!context) return text.length * 6;
    context.font = font;
    return context.measureText(text).width;
  };
}

/** Saves the drawing as vector lines and texts. */
export async function saveSvg(picture: Picture, { fileName, ...frame }: File) {
  const size = { width: frame.size.width, height: heightOf(frame) };
  const context = new SvgContext({ size, toColor: colorReader(), measure: textMeasure() });
  drawFrame(context.asContext, frame);
  context.translate(0, captionHeight);
  await picture(context, frame.size);
  saveFile(context.toSvg(), fileName, 'image/svg+xml');
}

export const saveCsv = async (table: ChartTableData, { fileName }: { fileName: string }) =>
  saveFile(await chartTableToCsv(table), fileName, 'text/csv');
