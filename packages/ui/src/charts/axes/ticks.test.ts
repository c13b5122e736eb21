import { expect, test } from 'vitest';
import { countAxis, xAxis } from './axis';
import { innerTicks, niceTicks, timeTicks } from './ticks';

test.each([
  [
    [0, 2.4],
    [0, 0.8, 1.6, 2.4],
  ],
  [
    [0.1, 0.87],
    [0, 0.3, 0.6, 0.9],
  ],
  [
    [1105, 1275],
    [1040, 1120, 1200, 1280],
  ],
  [
    [-0.3, 0.3],
    [-0.3, 0, 0.3],
  ],
  [
    [0.1, 0.4],
    [0.1, 0.2, 0.3, 0.4],
  ],
  [
    [5, 5],
    [4.4, 4.8, 5.2, 5.6],
  ],
  [
    [0, 0],
    [-1, 0, 1],
  ],
  [
    [0.123, 71.2],
    [0, 25, 50, 75],
  ],
] as const)('linear %j -> %j', (range, expected) => {
  expect(niceTicks(range)).toEqual(expected);
});

test.each([
  [
    [0.0001, 1],
    [0.0001, 0.01, 1],
  ],
  [
    [1.2, 8],
    [1, 2, 5, 10],
  ],
  [
    [0.3, 0.4],
    [0.2, 0.5],
  ],
  [
    [1e-8, 1],
    [1e-8, 1e-5, 0.01, 10],
  ],
  [
    [7, 7],
    [0.1, 1, 10, 100],
  ],
] as const)('log %j -> %j', (range, expected) => {
  expect(niceTicks(range, { scale: 'log' })).toEqual(expected);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 3, 6, 9]],
  [1234, [0, 500, 1000, 1500]],
])('an axis of counts up to %d has whole ticks: %j', (max, expected) =>
  expect(countAxis(max).ticks).toEqual(expected),
);

test('the bounds of nice ticks enclose ranges of any size', () => {
  for (let power = -12; power <= 12; power++) {
    for (const [low, high] of [
      [1, 9.7],
      [-3.3, 8.1],
      [0.99, 1.01],
    ] as const) {
      const range = [low * 10 ** power, high * 10 ** power] as const;
      const ticks = niceTicks(range);
      const slack = (range[1] - range[0]) * 1e-6;
      expect(ticks[0]).toBeLessThanOrEqual(range[0] + slack);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(range[1] - slack);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
    }
  }
});

test.each([
  [[0, 100_000], 5, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [[130, 970], 5, [200, 400, 600, 800]],
  [[3, 3], 5, [3]],
] as const)('inner %j of %i -> %j', (range, count, expected) => {
  expect(innerTicks(range, count)).toEqual(expected);
});

test.each([
  [[0, 3600], 4, [0, 900, 1800, 2700, 3600]],
  [[10, 95], 5, [30, 60, 90]],
  [[1.02, 1.19], 5, [1.05, 1.1, 1.15]],
  [[0, 400 * 86_400], 5, [0, 90 * 86_400, 180 * 86_400, 270 * 86_400, 360 * 86_400]],
] as const)('time %j of %i -> %j', (range, count, expected) => {
  expect(timeTicks(range, count)).toEqual(expected);
});

test.each([
  ['a day, with days and times', 86_400, 2],
  ['six hours, with times', 6 * 3600, 3],
])('on a phone %s has at most this many ticks', (_, seconds, maxCount) => {
  const { ticks } = xAxis([100, 100 + seconds], { kind: 'time', timeZone: 'UTC', width: 290 });
  expect(ticks).toHaveLength(maxCount);
});
