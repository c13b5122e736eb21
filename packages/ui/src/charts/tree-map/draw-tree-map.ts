import { axisFont, fittingText } from '../axes/draw-axes';
import type { ChartTheme } from '../chart-theme';
import type { Box } from './squarify';
import { headingHeight, type Tile } from './tree-map-tiles';

type Options = {
  tiles: readonly Tile[];
  theme: ChartTheme;
  valueText: (value: number) => string;
};

const nameFont = axisFont.replace('11px', '500 12px');
const headingFont = axisFont.replace('11px', '600 12px');
const fillAlpha = 0.2;
const padding = 6;
const lineHeight = 16;
const hatchStep = 7;
/** a narrower tile has no name */
const namedFrom = 36;

/** Draws the tiles: their areas, the hatching at the bottom, and names where they fit. */
export function drawTreeMap(context: CanvasRenderingContext2D, options: Options): void {
  for (const tile of options.tiles) {
    if (tile.isHeading) drawHeading(context, tile, options);
    else drawTile(context, tile, options);
  }
}

type Text = { text: string; left: number; top: number; width: number };

function drawText(context: CanvasRenderingContext2D, { text, left, top, width }: Text): number {
  const fitting = fittingText(context, { text, width });
  context.fillText(fitting, left, top);
  return context.measureText(fitting).width;
}

function drawHeading(context: CanvasRenderingContext2D, tile: Tile, { theme, valueText }: Options) {
  const { box, node, depth } = tile;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.font = depth === 0 ? headingFont : axisFont;
  context.fillStyle = theme.color(depth === 0 ? '--text' : '--muted');
  const top = box.top + headingHeight / 2 - 1;
  const used = drawText(context, { text: node.name, left: box.left, top, width: box.width });
  const left = box.left + used + padding;
  const width = box.left + box.width - left;
  context.font = axisFont;
  context.fillStyle = theme.color('--muted');
  const text = valueText(node.value);
  if (context.measureText(text).width <= width) drawText(context, { text, left, top, width });
}

function drawTile(context: CanvasRenderingContext2D, tile: Tile, { theme, valueText }: Options) {
  const { box, node } = tile;
  const color = theme.color(node.color);
  const height = box.height * Math.min(1, node.hatched ?? 0);
  const hatch = { ...box, top: box.top + box.height - height, height };
  const ground = theme.color('--bg');
  fillBox(context, { box, color, ground });
  if (height > 0) drawHatch(context, hatch, color);
  const left = box.left + padding;
  const width = box.width - 2 * padding;
  if (width < namedFrom || box.height < 20) return;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  const drawLine = (text: string, { top, tone }: { top: number; tone: string }) => {
    // texts on hatching are hard to read
    if (height > 0 && top + lineHeight > hatch.top) {
      const line = context.measureText(text).width + 6;
      const plain = { left: left - 3, top: top - 2, width: line, height: lineHeight };
      fillBox(context, { box: plain, color, ground });
    }
    context.fillStyle = theme.color(tone);
    context.fillText(text, left, top);
  };
  context.font = nameFont;
  drawLine(fittingText(context, { text: node.name, width }), { top: box.top + 5, tone: '--text' });
  if (box.height < 38) return;
  context.font = axisFont;
  const text = valueText(node.value);
  // a truncated number would be a wrong number
  if (context.measureText(text).width <= width)
    drawLine(text, { top: box.top + 21, tone: '--muted' });
}

type Fill = { box: Box; color: string; ground: string };

/** Fills a part of a tile with its color over the background of the page. */
function fillBox(context: CanvasRenderingContext2D, { box, color, ground }: Fill) {
  const { left, top, width, height } = box;
  context.fillStyle = ground;
  context.fillRect(left, top, width, height);
  context.save();
  context.globalAlpha = fillAlpha;
  context.fillStyle = color;
  context.fillRect(left, top, width, height);
  context.restore();
}

function drawHatch(context: CanvasRenderingContext2D, box: Box, color: string) {
  const { left, top, width, height } = box;
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.strokeStyle = color;
  context.lineWidth = 1.25;
  context.beginPath();
  for (let at = hatchStep; at < width + height; at += hatchStep) {
    context.moveTo(left + at, top);
    context.lineTo(left + at - height, top + height);
  }
  context.stroke();
  context.restore();
}
