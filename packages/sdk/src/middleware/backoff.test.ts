import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff';

test('is a second after the first failure, doubles, and stays at ten minutes', () => {
  expect([1, 2, 3, 4, 10, 11, 500].map(backoffMs)).toEqual([
    1000, 2000, 4000, 8000, 512_000, 600_000, 600_000,
  ]);
});

test('never decreases from one failure to the next', () => {
  fc.assert(
    fc.property(fc.nat(5000), (failure) => {
      expect(backoffMs(failure + 1)).toBeGreaterThanOrEqual(backoffMs(failure));
    }),
  );
});
