import { expect, test } from 'vitest';
import { durationAxis, formatX, formatY, fullRange, roundAxis, xAxis } from './axis';
import { tooltipSide, toPlot, yWidth } from './plot';

const x = xAxis([0, 1000], { kind: 'number', timeZone: 'UTC', width: 500 });

test('values map to pixels and back', () => {
  const plot = toPlot({ width: 550, height: 200 }, { x, y: roundAxis([0, 3], 'linear') });
  expect([plot.toX(0), plot.toX(1000)]).toEqual([plot.left, plot.right]);
  expect([plot.toY(0), plot.toY(3)]).toEqual([plot.bottom, plot.top]);
  expect(plot.fromX(plot.toX(420))).toBeCloseTo(420, 9);
});

test('a log axis puts each decade at the same distance', () => {
  const plot = toPlot({ width: 550, height: 200 }, { x, y: roundAxis([0.01, 10], 'log') });
  expect(plot.toY(0.01) - plot.toY(0.1)).toBeCloseTo(plot.toY(1) - plot.toY(10), 9);
});

test('the y axis is bounded by its outer ticks, the x axis by the data', () => {
  expect(roundAxis([0.1, 0.87], 'linear')).toMatchObject({ min: 0, max: 0.9 });
  expect(roundAxis(undefined, 'log')).toMatchObject({ min: 1, max: 10 });
  expect(xAxis([130, 970], { kind: 'number', timeZone: 'UTC', width: 500 })).toMatchObject({
    min: 130,
    max: 970,
  });
});

test.each([
  { span: [0.1, 265], texts: ['0s', '2m', '4m', '6m'] },
  { span: [20, 95], texts: ['0s', '1m', '2m'] },
  { span: [0, 50_000], texts: ['0s', '6h', '12h', '18h'] },
  { span: [0, 0], texts: ['0s', '10ms'] },
] as const)('an axis of durations up to $span.1 s has round ticks', ({ span, texts }) => {
  const { ticks, text } = durationAxis(span);
  expect(ticks.map(text)).toEqual(texts);
});

test.each([
  { kind: 'number', at: 100, min: 0, max: 200 },
  { kind: 'number', at: 0, min: 0, max: 1 },
  { kind: 'number', at: -5, min: -10, max: 0 },
  { kind: 'duration', at: 60, min: 0, max: 120 },
  { kind: 'time', at: 86_400, min: 43_200, max: 129_600 },
] as const)('a single point at $at of a $kind axis is in the middle', ({ kind, at, ...ends }) => {
  expect(xAxis([at, at], { kind, timeZone: 'UTC', width: 500 })).toMatchObject(ends);
});

test('a single day of a time axis has days and hours', () => {
  const axis = xAxis([86_400, 86_400], { kind: 'time', timeZone: 'UTC', width: 500 });
  expect(axis.ticks.map(axis.text)).toContain('01-02 00:00');
});

test('seconds on the y axis read as a duration', () => {
  expect(formatY(170.035, 'duration')).toBe('2m 50s');
  expect(formatY(170.035)).toBe('170.0350');
  expect(formatY(Number.NaN, 'duration')).toBe('NaN');
});

test.each([
  { name: 'begins at zero when close to zero', extent: [100, 71_000], expected: [0, 71_000] },
  {
    name: 'begins at its first point when far from zero',
    extent: [40_000, 71_000],
    expected: [40_000, 71_000],
  },
  { name: 'below zero stays', extent: [-3, 7], expected: [-3, 7] },
  {
    name: 'covers the range of the other charts when shorter',
    extent: [50, 400],
    covers: [10, 500],
    expected: [0, 500],
  },
  {
    name: 'ends at its own last point when longer than the other charts',
    extent: [0, 900],
    covers: [0, 500],
    expected: [0, 900],
  },
  { name: 'fits its data when alone', extent: [0, 12], expected: [0, 12] },
] as const)('an x axis: $name', ({ extent, expected, ...rest }) => {
  const covers = 'covers' in rest ? rest.covers : undefined;
  expect(fullRange(extent, { kind: 'number', covers })).toEqual(expected);
});

test('a time axis does not begin at zero, and has no bounds without data', () => {
  expect(fullRange([1, 100], { kind: 'time', covers: undefined })).toEqual([1, 100]);
  expect(fullRange(undefined, { kind: 'number', covers: [0, 9] })).toBeUndefined();
});

test('a narrower chart has fewer x ticks', () => {
  const count = (width: number) =>
    xAxis([0, 100_000], { kind: 'number', timeZone: 'UTC', width }).ticks.length;
  expect([count(200), count(500)]).toEqual([3, 6]);
});

test('x shows times as a clock and numbers with thousands separators', () => {
  const noon = Date.UTC(2026, 10, 20, 12) / 1000;
  expect(formatX(noon, { kind: 'time', timeZone: 'UTC' })).toBe('11-20 12:00:00');
  expect(formatX(46_100, { kind: 'number', timeZone: 'UTC' })).toBe('46,100');
});

test('long y texts get the width they need', () => {
  expect(yWidth(roundAxis([0, 3], 'linear'))).toBe(44);
  expect(yWidth(roundAxis([-0.000123, 0.000456], 'linear'))).toBeGreaterThan(44);
});

test.each([
  [100, 600, 'right'],
  [560, 600, 'left'],
  [400, 600, 'left'],
  [1750, 2000, 'right'],
  [1850, 2000, 'left'],
  [100, 340, 'across'],
] as const)('at %i of %i pixels the tooltip is on the %s', (at, width, side) => {
  expect(tooltipSide(at, width)).toBe(side);
});
