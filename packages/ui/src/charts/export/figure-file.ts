import { saveFile } from '../../lib/files';
import { drawFigure, type FigureSource } from './figure';
import { figureInk } from './figure-ink';
import { type FigureSettings, pixelScale } from './figure-settings';
import { paintRecording } from './paint-recording';
import { pdfOf, type Stencil } from './pdf-file';
import type { Recording, TextMark } from './recording-context';
import { svgOf } from './svg-file';

/** A chart that can become a file: its title, and its drawing as it is now. */
export type ChartSource = { title: string; source: FigureSource };

/** The pixels of a PNG of these settings. */
export const pixelSize = ({ size }: Recording, settings: FigureSettings) => ({
  width: Math.round(size.width * pixelScale(settings)),
  height: Math.round(size.height * pixelScale(settings)),
});

export const recordFigure = (
  { title, source }: ChartSource,
  settings: FigureSettings,
): Promise<Recording> => drawFigure(source, { ...settings, title }, figureInk());

async function pngOf(recording: Recording, settings: FigureSettings): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pixelSize(recording, settings));
  const context = canvas.getContext('2d');
  if (context) paintRecording(context, { recording, scale: pixelScale(settings) });
  const png = context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)));
  if (!png) throw new Error('The browser cannot draw a picture of this size.');
  return png;
}

/** pixels of a stencil for each pixel of the drawing: sharp in print */
const stencilScale = 8;
const opaque = 128;

/** Draws a text with the fonts of this computer, for a PDF whose own fonts lack its characters. */
function stencilOf({ text, size, weight, family, width }: TextMark): Stencil | undefined {
  const canvas = document.createElement('canvas');
  const [ascent, height] = [size * 1.1, size * 1.5];
  canvas.width = Math.ceil(width * stencilScale) + 8;
  canvas.height = Math.ceil(height * stencilScale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(stencilScale, stencilScale);
  context.font = `${weight ?? 400} ${size}px ${family}`;
  context.fillText(text, 0, ascent);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const rowBytes = Math.ceil(canvas.width / 8);
  const bits = new Uint8Array(rowBytes * canvas.height);
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1) {
      const isInk = (data[(y * canvas.width + x) * 4 + 3] ?? 0) >= opaque;
      const at = y * rowBytes + (x >> 3);
      if (isInk) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  return {
    bits,
    width: canvas.width,
    height: canvas.height,
    extent: { width: canvas.width / stencilScale, height: canvas.height / stencilScale, ascent },
  };
}

const pixelsPerMillimeter = 96 / 25.4;

function svgText(recording: Recording, { unit }: FigureSettings) {
  if (unit === 'px') return svgOf(recording);
  const inMillimeters = (pixels: number) =>
    `${Math.round((pixels / pixelsPerMillimeter) * 100) / 100}mm`;
  const { width, height } = recording.size;
  return svgOf(recording, { width: inMillimeters(width), height: inMillimeters(height) });
}

async function fileOf(recording: Recording, settings: FigureSettings) {
  switch (settings.format) {
    case 'png':
      return { content: await pngOf(recording, settings), type: 'image/png' };
    case 'svg':
      return { content: svgText(recording, settings), type: 'image/svg+xml' };
    case 'pdf':
      return { content: await pdfOf(recording, { stencilOf }), type: 'application/pdf' };
  }
}

const endingOf = (fileName: string, ending: string) =>
  `${fileName.replace(/\.png$/, '')}.${ending}`;

/** Saves a chart as a file of the given settings. */
export async function saveFigure(
  chart: ChartSource & { fileName: string },
  settings: FigureSettings,
): Promise<void> {
  const { content, type } = await fileOf(await recordFigure(chart, settings), settings);
  saveFile(content, endingOf(chart.fileName, settings.format), type);
}

/** Draws a chart as a PNG of the given settings, to be copied into a note or a message. */
export async function drawPng(chart: ChartSource, settings: FigureSettings): Promise<Blob> {
  return pngOf(await recordFigure(chart, settings), settings);
}
