import { expect, test } from 'vitest';
import { aboveF, boundOfT } from './distributions';

// from printed tables of both distributions
test.each([
  [1, 12.706],
  [2, 4.303],
  [7, 2.365],
  [30, 2.042],
  [1000, 1.962],
])('95 %% of Student’s t with %d degrees of freedom are within %d', (freedom, bound) =>
  expect(boundOfT(freedom)).toBeCloseTo(bound, 3),
);

test.each([
  [4.96, 1, 10, 0.05],
  [3.1, 3, 20, 0.05],
  [8.1, 3, 20, 0.001],
  [1.83, 10, 100, 0.065],
  [0, 3, 20, 1],
])(
  'above %d of F with %d and %d degrees of freedom is a share of %d',
  (value, between, within, share) => expect(aboveF(value, between, within)).toBeCloseTo(share, 3),
);
