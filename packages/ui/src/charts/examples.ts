import type { Dimension } from './axes/dimension';
import type { Point, Series } from './lines/series';
import { strokesOf } from './lines/strokes';
import type { ParallelLine } from './parallel/parallel-layout';
import type { ScatterPoint } from './scatter/scatter-plot';

/** Returns numbers between 0 and 1, the same on each run (Park and Miller's generator, 1988). */
function steadyNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A loss that falls fast and then slowly, with the noise of training. */
function curve(seed: number, { count, every = 100 }: { count: number; every?: number }): Point[] {
  const noise = steadyNoise(seed + 1);
  const floor = 0.1 + noise() * 0.5;
  const speed = 3 + noise() * 5;
  return Array.from({ length: count }, (_, index) => ({
    x: (index + 1) * every,
    y: floor + 2 * Math.exp((-index / count) * speed) + (noise() - 0.5) * 0.15,
  }));
}

/** Lines as of `lines` trials, with `points` points each. */
export function exampleSeries(lines: number, points: number): Series[] {
  const ids = Array.from({ length: lines }, (_, index) => index + 1);
  const strokes = strokesOf(ids);
  return ids.map((id) => ({
    id: String(id),
    name: `trial ${id}`,
    color: strokes.get(id)?.color ?? '--c1',
    dash: strokes.get(id)?.dash ?? [],
    points: curve(id, { count: points }),
  }));
}

const [oneLine, otherLine] = exampleSeries(2, 120);
const withLine = (line: Series | undefined, name: string): Series[] =>
  line ? [{ ...line, name }] : [];

/** a failed run: NaN, infinity and a spike */
const broken = withLine(oneLine, 'training loss').map((line) => ({
  ...line,
  points: line.points.map(({ x, y }, index) => {
    if (index === 30) return { x, y: 90 };
    if (index === 60) return { x, y: Number.POSITIVE_INFINITY };
    return { x, y: index > 90 ? Number.NaN : y };
  }),
}));

/** The props of `LineChart` that differ between the examples. */
export const lineExamples = {
  one: { title: 'One line', series: withLine(oneLine, 'training loss') },
  two: {
    title: 'Two lines',
    badges: ['T', 'V'],
    series: [...withLine(oneLine, 'training loss'), ...withLine(otherLine, 'validation loss')],
  },
  smoothed: { title: 'Smoothed', series: withLine(oneLine, 'training loss'), smoothing: 0.9 },
  log: { title: 'Log', series: withLine(oneLine, 'training loss'), scale: 'log' as const },
  band: { title: 'Long, as a band', series: exampleSeries(1, 20_000) },
  legend: { title: 'With a legend', series: exampleSeries(8, 60) },
  many: { title: 'Many lines', series: exampleSeries(100, 100) },
  broken: { title: 'Broken', series: broken },
  clipped: { title: 'Without outliers', series: broken, outliers: 'left-out' as const },
  point: { title: 'One point', series: exampleSeries(1, 1) },
  empty: { title: 'Empty', series: [] },
  failed: {
    title: 'Failed',
    series: [],
    state: { kind: 'failed' as const, message: 'Bad Data', onRetry: () => {} },
  },
  hostile: {
    title: '<img src=x onerror=alert(1)>',
    series: withLine(oneLine, '<img src=x onerror=alert(1)>'),
  },
};

const optimizers = ['adam', 'sgd', 'lamb'];

/** Hyperparameters of a search; the last dimension is the error that it minimizes. */
export const exampleDimensions: Dimension[] = [
  { id: 'lr', label: 'lr', kind: 'number', scale: 'log' },
  { id: 'dropout', label: 'dropout', kind: 'number', scale: 'linear' },
  { id: 'optimizer', label: 'optimizer', kind: 'category', names: optimizers },
  { id: 'batch_size', label: 'batch_size', kind: 'category', names: ['32', '64', '128', '256'] },
  { id: 'val_error', label: 'val_error', kind: 'number', scale: 'linear' },
];

/** Trials of a search over `exampleDimensions`; a few of them end in NaN. */
export function exampleTrials(count: number): ParallelLine[] {
  const noise = steadyNoise(count + 11);
  return Array.from({ length: count }, (_, index) => {
    const [lr, dropout] = [10 ** (-5 + noise() * 4), noise() * 0.6];
    const [optimizer, size] = [Math.floor(noise() * 3), Math.floor(noise() * 4)];
    const miss = Math.abs(Math.log10(lr) + 3) * 0.12 + dropout * 0.2 + optimizer * 0.03;
    const error = index % 41 === 40 ? Number.NaN : 0.12 + miss + noise() * 0.08;
    return {
      id: String(index + 1),
      name: `trial ${index + 1}`,
      values: [lr, dropout, optimizer, size, error],
    };
  });
}

/** The same trials as points: two of their values, and the error as color. */
export const examplePoints = (count: number, [x, y]: readonly [number, number]): ScatterPoint[] =>
  exampleTrials(count).map(({ id, name, values }) => ({
    id,
    name,
    x: values[x],
    y: values[y],
    value: values.at(-1),
  }));

export const exampleColorBy = { label: 'val_error' };

/** Values whose logarithms are spread around a middle, as those of times and sizes are. */
export function exampleValues(count: number): number[] {
  const noise = steadyNoise(count + 5);
  // the sum of three is close to a normal distribution
  return Array.from({ length: count }, () => 10 ** (noise() + noise() + noise()));
}
