import { expect, test } from 'vitest';
import { indexOfKey, nearestPlace, toPointIndex } from './point-index';

const places = toPointIndex([
  { left: 50, top: 10 },
  { left: 10, top: 10 },
  { left: 50, top: 60 },
]);

test.each([
  [12, 12, 1],
  [52, 50, 2],
  [48, 12, 0],
  [200, 12, undefined],
  [50, 200, undefined],
])('nearest to %d, %d is %s', (left, top, index) => {
  expect(nearestPlace(places, { left, top, within: 30 })).toBe(index);
});

test.each([
  ['ArrowRight', undefined, 0],
  ['ArrowLeft', undefined, 2],
  ['ArrowRight', 2, 2],
  ['ArrowDown', 0, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['x', 1, undefined],
] as const)('%s from index %s of three goes to %s', (key, at, to) => {
  expect(indexOfKey(key, { at, count: 3 })).toBe(to);
});

test('an empty row has no next index', () => {
  expect(indexOfKey('End', { at: undefined, count: 0 })).toBeUndefined();
});
