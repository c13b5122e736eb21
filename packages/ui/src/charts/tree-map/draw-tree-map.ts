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
const hatchStep = 7;
/** a narrower tile has no name */
const namedFrom = 36;

/** Draws the tiles: their areas, the hatching from below, and names where there is room. */
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
  context.save();
  context.globalAlpha = fillAlpha;
  context.fillStyle = theme.color(node.color);
  context.fillRect(box.left, box.top, box.width, box.height);
  context.restore();
  const { hatched = 0 } = node;
  if (hatched > 0) {
    const height = box.height * Math.min(1, hatched);
    const hatch = { ...box, top: box.top + box.height - height, height };
    drawHatch(context, hatch, theme.color(node.color));
  }
  const width = box.width - 2 * padding;
  if (width < namedFrom || box.height < 20) return;
  const left = box.left + padding;
  context.textAlign = 'left';
  context.textBaseline = 'top';
  context.font = nameFont;
  context.fillStyle = theme.color('--text');
  drawText(context, { text: node.name, left, top: box.top + 5, width });
  if (box.height < 38) return;
  context.font = axisFont;
  context.fillStyle = theme.color('--muted');
  const text = valueText(node.value);
  // a number that is cut is another number
  if (context.measureText(text).width <= width) context.fillText(text, left, box.top + 21);
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
