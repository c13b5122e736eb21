import { expect, test } from 'vitest';
import { wholePercents } from './whole-percents';

test('percents of a whole add up to 100, where rounding each would not', () => {
  expect(wholePercents([3, 3, 2], 8)).toEqual([38, 37, 25]);
  expect(wholePercents([1, 1, 1], 3)).toEqual([34, 33, 33]);
  expect(wholePercents([29, 0, 19], 48)).toEqual([60, 0, 40]);
});

test('a part alone, and a whole without parts', () => {
  expect(wholePercents([2], 8)).toEqual([25]);
  expect(wholePercents([0, 0], 0)).toEqual([0, 0]);
});
