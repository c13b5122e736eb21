import { expect, test } from 'vitest';
import { formatX, fromZero, roundAxis, xAxis } from './axis';
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

test('bounds of the y axis are its outer ticks, those of x the data itself', () => {
  expect(roundAxis([0.1, 0.87], 'linear')).toMatchObject({ min: 0, max: 0.9 });
  expect(roundAxis(undefined, 'log')).toMatchObject({ min: 1, max: 10 });
  expect(xAxis([130, 970], { kind: 'number', timeZone: 'UTC', width: 500 })).toMatchObject({
    min: 130,
    max: 970,
  });
  expect(xAxis([5, 5], { kind: 'number', timeZone: 'UTC', width: 500 })).toMatchObject({
    min: 4,
    max: 6,
  });
});

test('what begins close to zero begins at zero', () => {
  expect(fromZero([100, 71_000])).toEqual([0, 71_000]);
  expect(fromZero([40_000, 71_000])).toEqual([40_000, 71_000]);
  expect(fromZero([-3, 7])).toEqual([-3, 7]);
});

test('a narrower chart has fewer x ticks', () => {
  const count = (width: number) =>
    xAxis([0, 100_000], { kind: 'number', timeZone: 'UTC', width }).ticks.length;
  expect([count(200), count(500)]).toEqual([3, 6]);
});

test('time on x reads as a clock, a number with its thousands apart', () => {
  const noon = Date.UTC(2026, 10, 20, 12) / 1000;
  expect(formatX(noon, { kind: 'time', timeZone: 'UTC' })).toBe('11-20 12:00:00');
  expect(formatX(46_100, { kind: 'number', timeZone: 'UTC' })).toBe('46,100');
});

test('long y texts get the room they need', () => {
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
] as const)('at %i of %i pixels the tooltip stands %s', (at, width, side) => {
  expect(tooltipSide(at, width)).toBe(side);
});
