import type { LineDataset } from './line-datasets';
import type { Point } from './series';

/** A line with its points and its color, as chart.js has them. */
type StrokedLine = Pick<LineDataset, 'borderColor' | 'borderWidth' | 'dash'> & {
  data: readonly Point[];
};

type Places = {
  /** nothing is drawn outside of it */
  area: { left: number; right: number; top: number; bottom: number };
  toX: (x: number) => number;
  toY: (y: number) => number;
};

function strokeLine(context: CanvasRenderingContext2D, line: StrokedLine, { toX, toY }: Places) {
  const { data, borderColor, borderWidth, dash = [] } = line;
  if (typeof borderColor !== 'string' || typeof borderWidth !== 'number') return;
  context.strokeStyle = borderColor;
  context.lineWidth = borderWidth;
  context.setLineDash([...dash]);
  context.beginPath();
  for (const { x, y } of data) context.lineTo(toX(x), toY(y));
  context.stroke();
  const [point] = data;
  // a single point has no line, so it gets a dot
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

/** Strokes lines inside of their area, each as one path. */
export function strokeLines(
  context: CanvasRenderingContext2D,
  lines: readonly StrokedLine[],
  places: Places,
): void {
  const { left, right, top, bottom } = places.area;
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.lineJoin = 'round';
  for (const line of lines) strokeLine(context, line, places);
  context.restore();
}
