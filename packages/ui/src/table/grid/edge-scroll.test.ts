import { expect, test } from 'vitest';
import { edgeStep } from './edge-scroll';

const edges = { left: 300, right: 1000 };

test.each([
  [650, 0],
  [948, 0],
  [976, 8],
  [1000, 16],
  [1400, 16],
  [352, 0],
  [324, -8],
  [200, -16],
])('dragging at %i scrolls by %i per frame', (x, step) => {
  expect(edgeStep(x, edges)).toBe(step);
});
