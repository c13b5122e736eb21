import { expect, test } from 'vitest';
import { addBrush, moveBrush, passes, removeBrush, resizeBrush } from './brushes';

test('a brush can be drawn in either direction, but not beyond the axis', () => {
  expect(addBrush([], 0.6, 0.2)).toEqual([[0.2, 0.6]]);
  expect(addBrush([], 0.5, 7)).toEqual([[0.5, 1]]);
});

test('a click draws nothing', () => {
  expect(addBrush([[0.2, 0.6]], 0.8, 0.805)).toEqual([[0.2, 0.6]]);
});

test('an axis has several brushes in order; touching ones are merged', () => {
  const two = addBrush([[0.6, 0.7]], 0.1, 0.2);
  expect(two).toEqual([
    [0.1, 0.2],
    [0.6, 0.7],
  ]);
  expect(addBrush(two, 0.15, 0.65)).toEqual([[0.1, 0.7]]);
});

test('a moved brush keeps its length at the ends of the axis', () => {
  expect(moveBrush([[0.25, 0.5]], 0, 0.25)).toEqual([[0.5, 0.75]]);
  expect(moveBrush([[0.25, 0.5]], 0, 9)).toEqual([[0.75, 1]]);
  expect(moveBrush([[0.25, 0.5]], 0, -9)).toEqual([[0, 0.25]]);
  expect(moveBrush([[0.25, 0.5]], 3, 0.1)).toEqual([[0.25, 0.5]]);
});

test('an end cannot pass the other end', () => {
  expect(resizeBrush([[0.2, 0.6]], 0, { end: 'low', to: 0.4 })).toEqual([[0.4, 0.6]]);
  expect(resizeBrush([[0.2, 0.6]], 0, { end: 'low', to: 0.9 })).toEqual([[0.59, 0.6]]);
  expect(resizeBrush([[0.2, 0.6]], 0, { end: 'high', to: 4 })).toEqual([[0.2, 1]]);
});

test('a brush can be removed', () => {
  expect(
    removeBrush(
      [
        [0.1, 0.2],
        [0.6, 0.7],
      ],
      0,
    ),
  ).toEqual([[0.6, 0.7]]);
});

test.each([
  [[], 0.5, true],
  [[], undefined, true],
  [[[0.2, 0.6]], 0.2, true],
  [[[0.2, 0.6]], 0.7, false],
  [
    [
      [0.2, 0.6],
      [0.65, 0.8],
    ],
    0.7,
    true,
  ],
  [[[0.2, 0.6]], undefined, false],
] as const)('%j lets %s through: %s', (brushes, share, expected) => {
  expect(passes(brushes, share)).toBe(expected);
});
