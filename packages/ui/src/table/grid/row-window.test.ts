import { expect, test } from 'vitest';
import { rowsInSight, rowsToDraw, scrollTopFor } from './row-window';

const box = (scrollTop: number) => ({ scrollTop, pinned: 0, height: 340, rowHeight: 34 });

test('rows that are cut off at an edge count as in sight', () => {
  expect(rowsInSight(box(0))).toEqual({ first: 0, last: 9 });
  expect(rowsInSight(box(10))).toEqual({ first: 0, last: 10 });
  expect(rowsInSight(box(3_400_000))).toEqual({ first: 100_000, last: 100_009 });
});

test('a box without a height, or pulled past its top, still has a first row', () => {
  expect(rowsInSight({ ...box(0), height: -30 })).toEqual({ first: 0, last: 0 });
  expect(rowsInSight(box(-50))).toEqual({ first: 0, last: 9 });
});

test('a row in sight moves nothing, one outside comes just into it', () => {
  expect(scrollTopFor(5, box(100))).toBe(100);
  expect(scrollTopFor(1, box(100))).toBe(34);
  expect(scrollTopFor(20, box(100))).toBe(20 * 34 + 34 - 340);
});

test('a row below pinned ones comes out from under them, and those never move anything', () => {
  const under = { ...box(1000), pinned: 2 };
  expect(scrollTopFor(30, under)).toBe(30 * 34 - 2 * 34);
  expect(scrollTopFor(1, under)).toBe(1000);
  expect(scrollTopFor(33, under)).toBe(1000);
  expect(scrollTopFor(2, under)).toBe(0);
});

test('pinned rows are drawn wherever one is, and once', () => {
  const sight = { first: 50, last: 59 };
  expect(rowsToDraw({ sight, count: 100, spare: 1, pinned: 2 })).toEqual([
    0, 1, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
  ]);
  const top = { first: 0, last: 2 };
  expect(rowsToDraw({ sight: top, count: 100, spare: 1, pinned: 2 })).toEqual([0, 1, 2, 3]);
  expect(rowsToDraw({ sight: top, count: 2, spare: 1, pinned: 2 })).toEqual([0, 1]);
});

test('some rows on either side are drawn too, none that are not there', () => {
  const drawn = (first: number, last: number, count: number) => {
    const rows = rowsToDraw({ sight: { first, last }, count, spare: 3, pinned: 0 });
    return [rows.at(0), rows.at(-1), rows.length];
  };
  expect(drawn(10, 19, 100)).toEqual([7, 22, 16]);
  expect(drawn(0, 9, 5)).toEqual([0, 4, 5]);
  expect(drawn(50, 59, 20)).toEqual([16, 19, 4]);
  expect(drawn(0, 9, 0)).toEqual([undefined, undefined, 0]);
});
