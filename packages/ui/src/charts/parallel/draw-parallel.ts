import { displayText } from '../../lib/visible-controls';
import type { Axis } from '../axes/axis';
import { axisFont } from '../axes/draw-axes';
import type { ChartTheme } from '../chart-theme';
import { withAlpha } from '../lines/strokes';
import { type ParallelLayout, type Shares, shareOf, topOfShare } from './parallel-layout';

export type ParallelPicture = {
  layout: ParallelLayout;
  /** the order of the axes, from left to right */
  order: readonly number[];
  axes: readonly Axis[];
  shares: Shares;
  isShown: readonly boolean[];
  /** one per line */
  colors: readonly string[];
  theme: ChartTheme;
  /** one line is highlighted, the others are its background */
  isFaded: boolean;
};

const manyLines = 200;

/** leaves a gap between two axes if the line has a value on only one of them */
function trace(
  context: CanvasRenderingContext2D,
  { layout, order, shares }: ParallelPicture,
  line: number,
) {
  let isDown = false;
  for (const [place, axis] of order.entries()) {
    const share = shares[line]?.[axis];
    const x = layout.xs[place];
    if (share === undefined || x === undefined) {
      isDown = false;
      continue;
    }
    const top = topOfShare(layout, share);
    if (isDown) context.lineTo(x, top);
    else context.moveTo(x, top);
    isDown = true;
  }
}

function strokeLines(
  context: CanvasRenderingContext2D,
  { picture, lines, color }: { picture: ParallelPicture; lines: readonly number[]; color: string },
) {
  context.strokeStyle = color;
  context.beginPath();
  for (const line of lines) trace(context, picture, line);
  context.stroke();
}

/** Draws lines of one color as one path, so that a thousand of them need some thirty strokes. */
function byColor({ isShown, colors }: ParallelPicture): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [line, color] of colors.entries()) {
    if (!isShown[line]) continue;
    const group = groups.get(color);
    if (group) group.push(line);
    else groups.set(color, [line]);
  }
  return groups;
}

function drawAxes(
  context: CanvasRenderingContext2D,
  { layout, order, axes, theme }: ParallelPicture,
) {
  context.font = axisFont;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (const [place, index] of order.entries()) {
    const [axis, x] = [axes[index], layout.xs[place]];
    if (!axis || x === undefined) continue;
    context.strokeStyle = theme.color('--muted');
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, layout.top);
    context.lineTo(x, layout.bottom);
    context.stroke();
    const isLast = place === order.length - 1;
    context.textAlign = isLast && order.length > 1 ? 'right' : 'left';
    for (const tick of axis.ticks)
      drawTick(context, {
        text: axis.text(tick),
        x,
        top: topOfShare(layout, shareOf(axis, tick)),
        theme,
        isLast,
      });
  }
}

type Tick = { text: string; x: number; top: number; theme: ChartTheme; isLast: boolean };

/** Draws a background behind the text, because lines run below it. */
function drawTick(context: CanvasRenderingContext2D, { text: value, x, top, theme }: Tick) {
  const text = displayText(value);
  const shortText = text.length > 14 ? `${text.slice(0, 13)}…` : text;
  const { width } = context.measureText(shortText);
  const isLeft = context.textAlign === 'right';
  const left = isLeft ? x - 7 : x + 7;
  context.fillStyle = withAlpha(theme.color('--bg'), 0.75);
  context.fillRect(isLeft ? left - width - 2 : left - 2, top - 7, width + 4, 14);
  context.fillStyle = theme.color('--muted');
  context.fillText(shortText, left, top);
}

/** Draws all lines, in a faint color those that do not pass, and the axes above them. */
export function drawParallel(context: CanvasRenderingContext2D, picture: ParallelPicture) {
  const { isShown, theme, isFaded } = picture;
  const isMany = isShown.length > manyLines;
  const hidden = isShown.flatMap((isVisible, line) => (isVisible ? [] : [line]));
  context.lineJoin = 'round';
  context.lineWidth = isMany ? 1 / devicePixelRatio : 1;
  strokeLines(context, {
    picture,
    lines: hidden,
    color: withAlpha(theme.color('--line-strong'), 0.5),
  });
  context.lineWidth = isMany ? 1 / devicePixelRatio : 1.25;
  const alpha = isFaded ? 0.1 : isMany ? 0.6 : 0.85;
  for (const [color, lines] of byColor(picture))
    strokeLines(context, { picture, lines, color: withAlpha(color, alpha) });
  drawAxes(context, picture);
}

/** Draws one line over the others. */
export function drawParallelLine(
  context: CanvasRenderingContext2D,
  { picture, line }: { picture: ParallelPicture; line: number },
) {
  context.lineJoin = 'round';
  context.lineWidth = 5;
  strokeLines(context, { picture, lines: [line], color: picture.theme.color('--bg') });
  context.lineWidth = 2.5;
  strokeLines(context, { picture, lines: [line], color: picture.colors[line] ?? '' });
}

/** Draws the whole names of the axes, which on the page are buttons above the drawing. */
export function drawNames(
  context: CanvasRenderingContext2D,
  { layout, order, theme }: ParallelPicture,
  labels: readonly string[],
): void {
  context.font = axisFont;
  context.fillStyle = theme.color('--text');
  context.textBaseline = 'alphabetic';
  for (const [place, index] of order.entries()) {
    const [label, x] = [labels[index], layout.xs[place]];
    if (label === undefined || x === undefined) continue;
    const spot = layout.spots[place];
    const center = spot ? spot.left + spot.width / 2 : x;
    context.save();
    context.translate(layout.isSlanted ? x : center, layout.top - 8);
    context.textAlign = layout.isSlanted ? 'left' : 'center';
    if (layout.isSlanted) context.rotate(-Math.PI / 4);
    context.fillText(label, 0, 0);
    context.restore();
  }
}
