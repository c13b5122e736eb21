import { expect, test } from 'vitest';
import { binAxis } from './histogram';

const bins = Array.from({ length: 10 }, (_, index) => ({
  from: index * 2,
  to: index * 2 + 2,
  count: 1,
}));

test('the axis counts bins and shows where every few of them begin', () => {
  const axis = binAxis(bins, 6);
  expect([axis.min, axis.max]).toEqual([0, 10]);
  expect(axis.ticks).toEqual([0, 2, 4, 6, 8, 10]);
  expect(axis.ticks.map(axis.text)).toEqual(['0', '4', '8', '12', '16', '20']);
});

test('one bin shows both of its ends', () => {
  const axis = binAxis([{ from: 3, to: 4, count: 1 }], 6);
  expect(axis.ticks.map(axis.text)).toEqual(['3', '4']);
});
