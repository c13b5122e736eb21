import { describe, expect, test } from 'vitest';
import { smooth, smoothByTime } from './smoothing';

const at = (...values: number[]) => values.map((y, x) => ({ x, y }));

test('weight 0 returns the same points', () => {
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

test('a weight of 1 or more becomes slightly less than 1', () => {
  const last = smooth(at(1, 2, 3), 1).at(-1);
  expect(last?.y).toBeGreaterThan(1);
  expect(last?.y).toBeLessThan(3);
});

describe('by time', () => {
  const at = (xs: number[], y: (x: number) => number) => xs.map((x) => ({ x, y: y(x) }));

  test('a constant stays constant when it is reported unevenly', () => {
    const points = at([0, 1, 2, 500, 501, 1000], () => 3);
    for (const { y } of smoothByTime(points, 0.9)) expect(y).toBeCloseTo(3, 12);
  });

  test('distant points count less than close ones', () => {
    const near = at([0, 999, 1000], (x) => (x === 999 ? 1 : 0));
    const far = at([0, 500, 1000], (x) => (x === 500 ? 1 : 0));
    const lastOf = (points: { x: number; y: number }[]) => smoothByTime(points, 0.9).at(-1)?.y ?? 0;
    expect(lastOf(near)).toBeGreaterThan(0.3);
    expect(lastOf(far)).toBeLessThan(1e-6);
  });

  test('one step of a thousandth keeps the square root of the weight', () => {
    const xs = Array.from({ length: 1001 }, (_, index) => index);
    const [, second] = smoothByTime(
      at(xs, (x) => (x === 0 ? 1 : 0)),
      0.81,
    );
    expect(second?.y).toBeCloseTo(0.9 / 1.9, 12);
  });

  test('NaN passes through, and a single point or weight 0 changes nothing', () => {
    const odd = at([0, 1, 2], (x) => (x === 1 ? Number.NaN : 2));
    expect(smoothByTime(odd, 0.5).map(({ y }) => y)).toEqual([2, Number.NaN, 2]);
    expect(smoothByTime(odd.slice(0, 1), 0.5)).toEqual(odd.slice(0, 1));
    expect(smoothByTime(odd, 0)).toBe(odd);
  });
});
