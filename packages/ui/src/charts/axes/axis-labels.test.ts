import {
  Chart,
  LinearScale,
  LineController,
  LineElement,
  LogarithmicScale,
  PointElement,
} from 'chart.js';
import { assert, constantFrom, double, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { chartOptions } from '../chart-options';
import { drawFigure } from '../export/figure';
import { figureDefaults } from '../export/figure-settings';
import { type Recording, RecordingContext, roughMeasure } from '../export/recording-context';
import { toLineData } from '../lines/line-data';
import { paintChart } from '../paint-chart';
import { axesPlugin } from './axes-plugin';
import { type Axis, roundAxis, setAxis, valueTexts, xAxis } from './axis';
import { textsAmong, tickValue } from './format-value';
import { toPlot } from './plot';
import { isFlat } from './ticks';

Chart.register(
  LineController,
  LineElement,
  PointElement,
  LinearScale,
  LogarithmicScale,
  axesPlugin,
);

/** Ranges of any size, at any distance from zero. */
const ranges = tuple(
  double({ min: 1, max: 9.99, noNaN: true }),
  integer({ min: -17, max: 300 }),
  constantFrom(0, 1, -1, 3e4, 1e9, 1e13, -7e15, 1e16),
).map(([span, power, offset]) => {
  const size = span * 10 ** power;
  const low = Math.abs(offset * size) > 1e300 ? 0 : offset * size;
  return [low, low + size] as const;
});

const rising = (from: number, step: number) => Array.from({ length: 6 }, (_, i) => from + i * step);

const yKinds = [
  ['rounded', (range: readonly [number, number]) => roundAxis(range, 'linear')],
  ['set', (range: readonly [number, number]) => setAxis(range, 'linear')],
  [
    'x',
    (range: readonly [number, number]) =>
      xAxis(range, { kind: 'number', timeZone: 'UTC', width: 600 }),
  ],
] as const;

function expectReadable({ ticks, text, min, max }: Axis) {
  expect(max).toBeGreaterThan(min);
  const texts = ticks.map(text);
  expect(new Set(texts).size, texts.join(' · ')).toBe(ticks.length);
  const gap = (max - min) / Math.max(1, ticks.length);
  // an end of the axis may be a number whose neighbor is the tick
  const slack = gap * 0.01 + Math.max(Math.abs(min), Math.abs(max)) * Number.EPSILON;
  for (const tick of ticks) {
    expect(Math.abs(tickValue(text(tick)) - tick)).toBeLessThanOrEqual(gap * 0.3);
    expect(tick).toBeGreaterThanOrEqual(min - slack);
    expect(tick).toBeLessThanOrEqual(max + slack);
  }
}

test.each(yKinds)(
  'a %s axis of any span has labels that differ and are true (public-reports PB3)',
  (name, axisOf) => {
    assert(
      property(ranges, (range) => {
        // the form of an axis has two different ends
        if (name === 'set' && isFlat(range)) return;
        const axis = axisOf(range);
        expectReadable(axis);
        if (name !== 'set' && !isFlat(range)) {
          const slack = (axis.max - axis.min) * 1e-3;
          expect(axis.min).toBeLessThanOrEqual(range[0] + slack);
          expect(axis.max).toBeGreaterThanOrEqual(range[1] - slack);
        }
        if (name === 'rounded') expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  },
);

test.each(yKinds)(
  'on a %s axis of any span, values as far apart as ticks have texts that differ (public-reports PB3)',
  (_name, axisOf) => {
    assert(
      property(ranges, double({ min: 0, max: 1, noNaN: true }), (range, share) => {
        if (isFlat(range)) return;
        const axis = axisOf(range);
        const textOf = valueTexts(axis);
        const [one = axis.min, next = axis.max] = axis.ticks;
        const between = axis.ticks.map((tick) => tick + share * (next - one));
        for (const values of [axis.ticks, between]) {
          const texts = values.map(textOf);
          expect(new Set(texts).size, texts.join(' · ')).toBe(new Set(values).size);
          for (const text of texts) expect(text).toMatch(/^-?[\d,]+(\.\d+)?(e-?\d+)?$/);
        }
      }),
    );
  },
);

test.each([
  [rising(1e15, 1), ['1,000,000,000,000,000', '1,000,000,000,000,005']],
  [rising(0.75, 1e-6), ['0.7500000', '0.7500050']],
  [rising(1e-9, 1e-15), ['1.0000000e-9', '1.0000050e-9']],
  [rising(0.75, 0.01), ['0.7500', '0.8000']],
  [
    [0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    ['0.5000', '0.5000'],
  ],
  [
    [1e15, 1e15 + 1, Number.NaN, 1e308, 1e15, Number.POSITIVE_INFINITY],
    ['1,000,000,000,000,000', 'Infinity'],
  ],
])('the first and the last of %j among all of them', (values, texts) => {
  expect([values[0], values.at(-1)].map((value = 0) => textsAmong(values)(value))).toEqual(texts);
});

test('a narrow axis ends no further than a tick of a wide one from its values (screens-experiments L15)', () => {
  const layers = roundAxis([2, 12], 'linear', 2);
  expect([layers.min, layers.max]).toEqual([0, 12]);
  expect(layers.ticks).toEqual([0, 12]);
  assert(
    property(ranges, integer({ min: 2, max: 6 }), (range, count) => {
      if (isFlat(range)) return;
      const { min, max, ticks } = roundAxis(range, 'linear', count);
      expect(ticks.length).toBeLessThanOrEqual(count);
      expect([ticks[0], ticks.at(-1)]).toEqual([min, max]);
      const wide = roundAxis(range, 'linear', Math.max(4, count));
      expect([min, max]).toEqual([wide.min, wide.max]);
    }),
  );
});

test('a log axis of any span has labels that differ and are true (public-reports PB3)', () => {
  const positive = tuple(
    double({ min: 1, max: 9.99, noNaN: true }),
    integer({ min: -300, max: 290 }),
    constantFrom(1 + 1e-14, 1 + 1e-12, 1.001, 1.19, 1.3, 4, 1e3, 1e10),
  ).map(([low, power, factor]) => [low * 10 ** power, low * 10 ** power * factor] as const);
  assert(
    property(positive, (range) => {
      for (const axis of [roundAxis(range, 'log'), setAxis(range, 'log')])
        if (!isFlat(range)) expectReadable(axis);
      expect(roundAxis(range, 'log').min).toBeGreaterThan(0);
    }),
  );
});

const series = (ys: readonly number[]) => ({
  id: 'lr',
  name: 'lr',
  color: '--c1',
  points: ys.map((y, x) => ({ x, y })),
});

const near = [0.1, 0.100_000_000_000_000_02, 0.1, 0.099_999_999_999_999_99, 0.1, 0.1];

const steadyOrRising: [string, 'flat' | 'rising', number[]][] = [
  ['0.1 with one ulp of noise', 'flat', near],
  ['0.3 and 0.1 + 0.2 in turn', 'flat', [0.3, 0.1 + 0.2, 0.3, 0.1 + 0.2, 0.3, 0.1 + 0.2]],
  ['a constant', 'flat', [0.25, 0.25, 0.25, 0.25, 0.25, 0.25]],
  ['0.1 + i · 1e-14', 'rising', rising(0.1, 1e-14)],
  ['0.1 + i · 1e-13', 'rising', rising(0.1, 1e-13)],
  ['5 + i · 1e-11', 'rising', rising(5, 1e-11)],
  ['1e15 + i', 'rising', rising(1e15, 1)],
  ['9007199254740000 + i', 'rising', rising(9007199254740000, 1)],
  ['1.7e18 + i · 1e6', 'rising', rising(1.7e18, 1e6)],
  ['1e-17 and more', 'rising', rising(1e-17, 1e-17)],
  ['1e300 and more', 'rising', rising(0, 1e300)],
];

const axesOf = (ys: readonly number[]) => {
  const data = toLineData([series(ys)], { scale: 'linear', outliers: 'auto' });
  return {
    lines: data.lines,
    x: xAxis(data.x, { kind: 'number', timeZone: 'UTC', width: 400 }),
    y: roundAxis(data.y, 'linear'),
  };
};

test.each(steadyOrRising)('%s is a %s line in the chart (public-reports PB3)', (_, kind, ys) => {
  const { x, y } = axesOf(ys);
  expectReadable(y);
  const size = { width: 400, height: 190 };
  const plot = toPlot(size, { x, y });
  const tops = ys.map(plot.toY);
  for (const top of tops) {
    expect(top).toBeGreaterThanOrEqual(plot.top - 0.01);
    expect(top).toBeLessThanOrEqual(plot.bottom + 0.01);
  }
  const height = Math.max(...tops) - Math.min(...tops);
  if (kind === 'flat') expect(height).toBeLessThan(0.01);
  else {
    expect(height).toBeGreaterThan((plot.bottom - plot.top) * 0.4);
    expect(tops).toEqual([...tops].sort((a, b) => b - a));
  }
});

const textsOf = ({ marks }: Recording) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test.each(steadyOrRising)(
  '%s, a %s line, has its labels in exports and on paper (public-reports PB3)',
  async (_, __, ys) => {
    const { lines, x, y } = axesOf(ys);
    const config = {
      type: 'line' as const,
      data: { datasets: lines.map(({ points }) => ({ data: [...points] })) },
      options: chartOptions({ x, y }),
      plugins: [],
    };
    const labels = y.ticks.map(y.text);
    // print draws the chart of the page again in the width of paper
    const context = new RecordingContext({ size: { width: 640, height: 190 } });
    paintChart(config, { context, size: { width: 640, height: 190 } });
    expect(textsOf(context.recording)).toEqual(expect.arrayContaining(labels));
    const figure = await drawFigure(
      {
        picture: { draw: (into, size) => paintChart(config, { context: into, size }) },
        size: { width: 450, height: 190 },
      },
      { ...figureDefaults, title: 'lr' },
      { color: (name) => name, toColor: (color) => color, measure: roughMeasure },
    );
    expect(textsOf(figure)).toEqual(expect.arrayContaining(labels));
    // the line is inside of the drawing
    const numbers = figure.marks.flatMap((mark) =>
      mark.kind === 'path'
        ? mark.path.flatMap((step) => ('y' in step ? [step.x, step.y] : []))
        : [],
    );
    expect(numbers.every(Number.isFinite)).toBe(true);
  },
);

test('a time axis over centuries has a few ticks', () => {
  const axis = xAxis([0, 1.7e12], { kind: 'time', timeZone: 'UTC', width: 600 });
  expect(axis.ticks.length).toBeLessThanOrEqual(8);
  expect(axis.ticks.length).toBeGreaterThan(1);
});
