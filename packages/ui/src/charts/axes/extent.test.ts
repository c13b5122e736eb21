import { expect, test } from 'vitest';
import { extentOf, quantile, rangeFor, robustRange } from './extent';

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

test.each([
  ['high', [0.01, 0.5]],
  ['low', [0.01, expect.closeTo(0.055)]],
  [undefined, [0.01, expect.closeTo(0.055)]],
] as const)(
  'if %s values are good, an axis leaves out far values that are not',
  (better, range) => {
    // 20 trials stopped early, and two that reached ten times as much
    const values = [...Array.from({ length: 20 }, (_, at) => 0.01 + at * 0.0016), 0.48, 0.5];
    const all = [0.01, 0.5] as const;
    const [low, high] = rangeFor('auto', { values, all, scale: 'linear', better });
    expect([low, high]).toEqual(range);
  },
);

test('good values that are far stay on the axis, and bad ones beside them do not', () => {
  const values = [-50, ...Array.from({ length: 20 }, (_, at) => 1 + at / 100), 40];
  const options = { values, all: [-50, 40] as const, scale: 'linear' } as const;
  expect(rangeFor('auto', { ...options, better: 'high' })[1]).toBe(40);
  expect(rangeFor('auto', { ...options, better: 'high' })[0]).toBeGreaterThan(0);
  expect(rangeFor('auto', { ...options, better: 'low' })[0]).toBe(-50);
  expect(rangeFor('shown', options)).toEqual([-50, 40]);
  expect(rangeFor('left-out', { ...options, better: 'high' })[1]).toBeLessThan(2);
});
