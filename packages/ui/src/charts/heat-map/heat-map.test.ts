import { expect, test } from 'vitest';
import { cellOfKey } from './heat-map';

const cells = [
  { column: 0, row: 0, ids: ['1'], mean: 1 },
  { column: 2, row: 0, ids: ['2'], mean: 2 },
  { column: 0, row: 1, ids: ['3'], mean: 3 },
];
const sides = { x: { count: 3 }, y: { count: 2 } };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 0, 2],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 1],
  ['ArrowLeft', 0, 0],
] as const)('%s from cell %d goes to cell %d, across empty ones', (key, at, to) => {
  expect(cellOfKey(key, { cells, at, sides })).toBe(to);
});

test('other keys, and keys without a start cell, follow the row', () => {
  expect(cellOfKey('Home', { cells, at: 0, sides })).toBeUndefined();
  expect(cellOfKey('ArrowUp', { cells, at: undefined, sides })).toBeUndefined();
});
