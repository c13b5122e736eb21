import { expect, test } from 'vitest';
import { droppedAt } from './use-drag-row';

const row = { from: 2, rowHeight: 28, count: 5 };

test.each([
  [0, 2],
  [13, 2],
  [15, 3],
  [-57, 0],
  [-500, 0],
  [500, 4],
])('a row dragged by %d pixels moves to index %d', (by, place) => {
  expect(droppedAt({ ...row, by })).toBe(place);
});
