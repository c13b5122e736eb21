import { expect, test } from 'vitest';
import { binCount, binEdges, binOf, toBins } from './bins';

const even = Array.from({ length: 1000 }, (_, index) => index / 1000);

test('the number of bins of many values follows the rule of Freedman and Diaconis', () => {
  const many = Array.from({ length: 8000 }, (_, index) => index / 8000);
  // twice an interquartile range of a half over twenty is a twentieth of the span
  expect(binCount(many)).toBe(20);
  expect(binCount([5])).toBe(1);
  expect(binCount([5, 5, 5])).toBe(1);
});

test('a dozen of values has more than two or three bins (E14.12)', () => {
  expect(binCount(even.slice(0, 12))).toBe(5);
  expect(binCount(even.slice(0, 16))).toBe(5);
});

test('values of which half are equal still have bins', () => {
  expect(binCount([0, 1, 1, 1, 1, 1, 1, 2])).toBe(4);
});

test('one far value does not create a million bins', () => {
  expect(binCount([...even, 1e9])).toBe(60);
});

test('every value is counted once', () => {
  const bins = toBins(even, { scale: 'linear' });
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
  expect([bins[0]?.from, bins.at(-1)?.to]).toEqual([0, 0.999]);
});

test('on a log scale bins have one ratio, and zero is left out', () => {
  expect(binEdges([1, 1000], { count: 3, scale: 'log' }).map(Math.round)).toEqual([
    1, 10, 100, 1000,
  ]);
  const bins = toBins([0, -4, 1, 10, 100, 1000], { scale: 'log', count: 3 });
  expect(bins.map(({ count }) => count)).toEqual([1, 1, 2]);
});

test.each([
  [0, 0],
  [9.99, 0],
  [10, 1],
  [30, 2],
  [-1, -1],
  [31, 2],
])('%d of bins at 0, 10, 20 and 30 falls into %d', (value, bin) => {
  expect(binOf(value, [0, 10, 20, 30])).toBe(bin);
});

test('NaN and infinity are not counted', () => {
  expect(toBins([Number.NaN, Number.POSITIVE_INFINITY], { scale: 'linear' })).toEqual([]);
  expect(toBins([Number.NaN, 2], { scale: 'linear' })).toEqual([{ from: 2, to: 2, count: 1 }]);
});
