import type { Clip, Mark, Move, PathStep, Recording, Stroke } from './recording-context';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

const round = (value: number) => String(Math.round(value * 100) / 100);

const anchors: Record<string, string> = { center: 'middle', right: 'end', end: 'end' };
const baselines: Record<string, string> = { top: 'hanging', hanging: 'hanging', middle: 'central' };

const attributes = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('');

function arcData({ x, y, radius, from, until }: PathStep & { to: 'arc' }) {
  const [startX, startY] = [x + radius * Math.cos(from), y + radius * Math.sin(from)];
  const isFullCircle = Math.abs(until - from) >= 2 * Math.PI - 1e-6;
  const [endX, endY] = isFullCircle
    ? [x - radius * Math.cos(from), y - radius * Math.sin(from)]
    : [x + radius * Math.cos(until), y + radius * Math.sin(until)];
  const large = !isFullCircle && until - from > Math.PI ? 1 : 0;
  const sweep = (toX: number, toY: number) =>
    `A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(toX)} ${round(toY)}`;
  const end = isFullCircle ? `${sweep(startX, startY)}Z` : '';
  return `M${round(startX)} ${round(startY)}${sweep(endX, endY)}${end}`;
}

function stepData(step: PathStep): string {
  switch (step.to) {
    case 'move':
      return `M${round(step.x)} ${round(step.y)}`;
    case 'line':
      return `L${round(step.x)} ${round(step.y)}`;
    case 'curve':
      return `C${step.points.map(round).join(' ')}`;
    case 'rect':
      return `M${round(step.x)} ${round(step.y)}h${round(step.width)}v${round(step.height)}h${round(-step.width)}Z`;
    case 'arc':
      return arcData(step);
    case 'close':
      return 'Z';
  }
}

const pathData = (path: readonly PathStep[]) => path.map(stepData).join('');

function moveText(move: Move): string {
  if (move.by === 'translate') return `translate(${round(move.x)} ${round(move.y)})`;
  if (move.by === 'rotate') return `rotate(${round(move.degrees)})`;
  return `scale(${Math.round(move.factor * 10_000) / 10_000})`;
}

const transformOf = (moves: readonly Move[]) => moves.map(moveText).join(' ') || undefined;

const strokeStyle = ({ color, width, join, dash }: Stroke) => ({
  fill: 'none',
  stroke: color,
  'stroke-width': round(width),
  'stroke-linejoin': join,
  'stroke-dasharray': dash.length > 0 ? dash.join(' ') : undefined,
});

function element(mark: Mark): string {
  const shared = {
    opacity: mark.opacity < 1 ? mark.opacity : undefined,
    transform: transformOf(mark.moves),
  };
  if (mark.kind === 'text') {
    const { text, x, y, size, weight, family, align, baseline, color } = mark;
    return `<text${attributes({
      x: round(x),
      y: round(y),
      'font-family': family,
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchors[align],
      'dominant-baseline': baselines[baseline],
      fill: color,
      ...shared,
    })}>${escapeText(text)}</text>`;
  }
  const style = { ...(mark.stroke ? strokeStyle(mark.stroke) : { fill: mark.fill }), ...shared };
  if (mark.kind === 'path') return `<path d="${pathData(mark.path)}"${attributes(style)}/>`;
  const { x, y, width, height } = mark;
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return `<rect${attributes({ ...box, ...style })}/>`;
}

const clipElement = ({ path, moves }: Clip, index: number) =>
  `<clipPath id="c${index + 1}"><path d="${pathData(path)}"${attributes({ transform: transformOf(moves) })}/></clipPath>`;

const clipped = (mark: Mark) =>
  mark.clip === undefined
    ? element(mark)
    : `<g clip-path="url(#c${mark.clip + 1})">${element(mark)}</g>`;

/** Width and height as drawing programs read them, such as `85mm`; pixels by default. */
type Extent = { width: string; height: string };

/** Writes a recorded drawing as SVG. */
export function svgOf({ size, marks, clips }: Recording, extent?: Extent): string {
  const [width, height] = [round(size.width), round(size.height)];
  const area = extent ?? { width, height };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${area.width}" height="${area.height}" viewBox="0 0 ${width} ${height}"><defs>${clips.map(clipElement).join('')}</defs>${marks.map(clipped).join('')}</svg>\n`;
}
