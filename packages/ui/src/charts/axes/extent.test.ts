import { expect, test } from 'vitest';
import { extentOf, quantile, robustRange } from './extent';

test('the extent counts finite values only', () => {
  expect(extentOf([3, Number.NaN, -1, Number.POSITIVE_INFINITY])).toEqual([-1, 3]);
  expect(extentOf([Number.NaN])).toBeUndefined();
});

test.each([
  [0, 1],
  [0.5, 2.5],
  [1, 4],
  [0.25, 1.75],
])('quantile %d of 1 to 4 is %d', (share, expected) => {
  expect(quantile([1, 2, 3, 4], share)).toBe(expected);
});

test('a spike is outside the usual range, noise is not', () => {
  const calm = Array.from({ length: 200 }, (_, index) => Math.sin(index));
  expect(robustRange(calm)).toEqual([Math.min(...calm), Math.max(...calm)]);
  const [low, high] = robustRange([...calm, 1e6]) ?? [];
  expect(low).toBe(Math.min(...calm));
  expect(high).toBeLessThan(3);
});

test('a few values, or equal values, are all usual', () => {
  expect(robustRange([1, 2, 1000])).toEqual([1, 1000]);
  expect(robustRange([...Array(50).fill(2), 90])).toEqual([2, 90]);
  expect(robustRange([])).toBeUndefined();
});
