import { expect, test } from 'vitest';
import { smooth } from './smoothing';

const at = (...values: number[]) => values.map((y, x) => ({ x, y }));

test('weight 0 gives the very same points', () => {
  const points = at(1, 2, 3);
  expect(smooth(points, 0)).toBe(points);
});

test('a constant stays constant, from the first point on', () => {
  for (const { y } of smooth(at(5, 5, 5, 5), 0.9)) expect(y).toBeCloseTo(5, 12);
});

test('weights the past by the given share and corrects the start', () => {
  const [first, second] = smooth(at(0, 1), 0.5);
  expect(first?.y).toBe(0);
  expect(second?.y).toBeCloseTo(0.5 / 0.75, 12);
});

test('non-finite values pass through and leave the average alone', () => {
  const smoothed = smooth(at(2, Number.NaN, 2, Number.POSITIVE_INFINITY, 2), 0.8);
  expect(smoothed.map(({ y }) => y)).toEqual([
    expect.closeTo(2, 12),
    Number.NaN,
    expect.closeTo(2, 12),
    Number.POSITIVE_INFINITY,
    expect.closeTo(2, 12),
  ]);
});

test('a weight of 1 or more is taken as just below 1', () => {
  const last = smooth(at(1, 2, 3), 1).at(-1);
  expect(last?.y).toBeGreaterThan(1);
  expect(last?.y).toBeLessThan(3);
});
