import { expect, test } from 'vitest';
import { smoothedLast } from './read-smoothed';
import { smoothedId, smoothedOf } from './smoothed';

test('the id of a smoothed column holds its weight and its metric', () => {
  const column = { weight: 0.6, group: 'validation' as const, metric: 'a.b' };
  expect(smoothedId(column)).toBe('smoothed.0.6.validation.a.b');
  expect(smoothedOf(smoothedId(column))).toEqual(column);
  expect(['smoothed.2.validation.a', 'smoothed.0.6.other.a', 'loss'].map(smoothedOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const point = (batches: number, value: unknown) => ({
  batches,
  values: { loss: value },
  time: null,
});

test('the last value is that of the curve smoothed in the order of its batches', () => {
  const column = { weight: 0.5, group: 'validation' as const, metric: 'loss' };
  const data = [point(3, 8), point(1, 2), point(2, 4), point(4, 'none')];
  const curve = { trialId: 1, metrics: [{ group: 'validation', data }] };
  // (2 * 0.125 + 4 * 0.25 + 8 * 0.5) / (1 - 0.125)
  expect(smoothedLast(column, curve)).toBeCloseTo(6);
  expect(smoothedLast({ ...column, group: 'training' }, curve)).toBeUndefined();
});
