import { createMarkup, type Markup } from './markup';

/** Points of one line, by x. */
export type Series = { name: string; points: ReadonlyArray<readonly [x: number, y: number]> };

type Box = { width: number; height: number; pad: number };
type Point = readonly [x: number, y: number];

const isDrawable = ([x, y]: Point) => Number.isFinite(x) && Number.isFinite(y);

/** A line of numbers with the height of text. A value that is not a number leaves a gap. */
export function sparkline(values: readonly number[], width = 120, height = 24): Markup {
  const points = values.map((value, index) => [index, value] as const);
  const label = `${values.length} values`;
  return svg(
    { width, height, pad: 2 },
    label,
    lines([{ name: '', points }], { width, height, pad: 2 }),
  );
}

/** Lines over a common x, with the ends of both axes. */
export function curve(series: readonly Series[], { width = 480, height = 200 } = {}): Markup {
  const box = { width, height, pad: 28 };
  const label = series.map(({ name }) => name).join(', ');
  const caption = createMarkup('figcaption', {}, label || 'No data to plot.');
  return createMarkup(
    'figure',
    {},
    svg(box, label, [...lines(series, box), ...ends(series, box)]),
    caption,
  );
}

const svg = ({ width, height }: Box, label: string, children: Markup[]) =>
  createMarkup(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': label,
    },
    ...children,
  );

// distinguishes lines without color, because the notebook defines the colors
const dashes = ['', '6 3', '2 2', '8 3 2 3'];

function lines(series: readonly Series[], box: Box): Markup[] {
  const place = placing(series, box);
  return series.map(({ name, points }, index) =>
    createMarkup(
      'path',
      {
        d: pathOf(points, place),
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 1.5,
        'stroke-linecap': 'round',
        'stroke-dasharray': dashes[index % dashes.length] ?? '',
      },
      createMarkup('title', {}, name),
    ),
  );
}

function pathOf(points: readonly Point[], place: (point: Point) => string) {
  let isGap = true;
  return points
    .map((point) => {
      if (!isDrawable(point)) {
        isGap = true;
        return '';
      }
      const step = `${isGap ? 'M' : 'L'}${place(point)}`;
      // a single point is a dot: a line of no length with round ends
      const dot = isGap ? 'h0' : '';
      isGap = false;
      return step + dot;
    })
    .join('');
}

function rangeOf(values: readonly number[]) {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, to, size: to - from || 1 };
}

const ranges = (series: readonly Series[]) => {
  const all = series.flatMap(({ points }) => points.filter(isDrawable));
  return [rangeOf(all.map(([x]) => x)), rangeOf(all.map(([, y]) => y))] as const;
};

function placing(series: readonly Series[], { width, height, pad }: Box) {
  const [xs, ys] = ranges(series);
  const scale = (value: number, { from, size }: typeof xs, length: number) =>
    pad + ((value - from) / size) * (length - 2 * pad);
  const short = (value: number) => Math.round(value * 10) / 10;
  return ([x, y]: Point) => `${short(scale(x, xs, width))} ${short(height - scale(y, ys, height))}`;
}

function ends(series: readonly Series[], { width, height, pad }: Box): Markup[] {
  const [xs, ys] = ranges(series);
  if (xs.from > xs.to) return [];
  const text = (x: number, y: number, anchor: string, value: number) =>
    createMarkup(
      'text',
      { x, y, 'font-size': 10, fill: 'currentColor', 'text-anchor': anchor },
      String(Number(value.toPrecision(4))),
    );
  return [
    text(2, pad - 8, 'start', ys.to),
    text(2, height - pad + 12, 'start', ys.from),
    text(pad + 12, height - 4, 'start', xs.from),
    text(width - pad, height - 4, 'end', xs.to),
  ];
}
