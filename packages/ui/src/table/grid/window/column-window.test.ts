import { expect, test } from 'vitest';
import { columnsToDraw, scrollLeftFor } from './column-window';

// two pinned columns, then forty of 100 px: the checkbox takes 48, the menu 44
const columns = Array.from({ length: 42 }, () => ({ width: 100 }));
const laid = { columns, pinned: 2 };

test('all columns are rendered where all fit, and before the layout', () => {
  expect(columnsToDraw(laid, { scrollLeft: 0, width: 5000 })).toEqual({ first: 2, last: 41 });
  expect(columnsToDraw(laid, { scrollLeft: 0, width: 0 })).toEqual({ first: 2, last: 41 });
});

test('the visible columns and some on either side are rendered', () => {
  expect(columnsToDraw(laid, { scrollLeft: 0, width: 1000 })).toEqual({ first: 2, last: 12 });
  const middle = columnsToDraw(laid, { scrollLeft: 2000, width: 1000 });
  expect(middle).toEqual({ first: 19, last: 32 });
  expect(columnsToDraw(laid, { scrollLeft: 3292, width: 1000 }).last).toBe(41);
});

test('a column is scrolled out from under the pinned ones, or in from the right', () => {
  expect(scrollLeftFor(2, laid, { scrollLeft: 500, width: 1000 })).toBe(0);
  expect(scrollLeftFor(41, laid, { scrollLeft: 500, width: 1000 })).toBe(3292);
  expect(scrollLeftFor(8, laid, { scrollLeft: 500, width: 1000 })).toBe(500);
  expect(scrollLeftFor(0, laid, { scrollLeft: 500, width: 1000 })).toBe(0);
  expect(scrollLeftFor(42, laid, { scrollLeft: 500, width: 1000 })).toBe(500);
});
