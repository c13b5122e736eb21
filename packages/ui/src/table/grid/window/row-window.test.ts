import { expect, test } from 'vitest';
import {
  isBlank,
  nextAtRest,
  nextRange,
  rowsInSight,
  rowsToDraw,
  scrollTopFor,
} from './row-window';

const box = (scrollTop: number) => ({ scrollTop, pinned: 0, height: 340, rowHeight: 34 });

test('rows that are clipped at an edge count as visible', () => {
  expect(rowsInSight(box(0))).toEqual({ first: 0, last: 9 });
  expect(rowsInSight(box(10))).toEqual({ first: 0, last: 10 });
  expect(rowsInSight(box(3_400_000))).toEqual({ first: 100_000, last: 100_009 });
});

test('a box without a height, or pulled past its top, still has a first row', () => {
  expect(rowsInSight({ ...box(0), height: -30 })).toEqual({ first: 0, last: 0 });
  expect(rowsInSight(box(-50))).toEqual({ first: 0, last: 9 });
});

test('a visible row does not scroll, one outside scrolls just into view', () => {
  expect(scrollTopFor(5, box(100))).toBe(100);
  expect(scrollTopFor(1, box(100))).toBe(34);
  expect(scrollTopFor(20, box(100))).toBe(20 * 34 + 34 - 340);
});

test('a row below pinned ones is scrolled out from under them, and pinned ones never scroll', () => {
  const under = { ...box(1000), pinned: 2 };
  expect(scrollTopFor(30, under)).toBe(30 * 34 - 2 * 34);
  expect(scrollTopFor(1, under)).toBe(1000);
  expect(scrollTopFor(33, under)).toBe(1000);
  expect(scrollTopFor(2, under)).toBe(0);
});

test('pinned rows are always rendered, and only once', () => {
  const range = { first: 50, last: 52 };
  expect(rowsToDraw({ range, count: 100, pinned: 2 })).toEqual([0, 1, 50, 51, 52]);
  const top = { first: -4, last: 3 };
  expect(rowsToDraw({ range: top, count: 100, pinned: 2 })).toEqual([0, 1, 2, 3]);
  expect(rowsToDraw({ range: top, count: 2, pinned: 2 })).toEqual([0, 1]);
});

test('only existing rows are rendered', () => {
  const ends = (first: number, last: number, count: number) => {
    const rows = rowsToDraw({ range: { first, last }, count, pinned: 0 });
    return [rows.at(0), rows.at(-1), rows.length];
  };
  expect(ends(-4, 19, 100)).toEqual([0, 19, 20]);
  expect(ends(0, 9, 5)).toEqual([0, 4, 5]);
  expect(ends(50, 59, 20)).toEqual([19, 19, 1]);
  expect(ends(0, 9, 0)).toEqual([undefined, undefined, 0]);
});

test('more rows are rendered in the direction of scrolling, and only when few are left there', () => {
  const sight = (first: number) => ({ first, last: first + 9 });
  const down = nextRange({ first: 100, last: 110 }, sight(101));
  expect(down).toEqual({ first: 97, last: 122 });
  expect(nextRange(down, sight(109))).toBe(down);
  expect(nextRange(down, sight(110))).toEqual({ first: 106, last: 131 });
  expect(nextRange(down, sight(100))).toEqual({ first: 88, last: 113 });
});

test('a jump renders the rows there', () => {
  expect(nextRange({ first: 0, last: 20 }, { first: 500, last: 509 })).toEqual({
    first: 496,
    last: 513,
  });
});

test('after scrolling, a few rows are rendered in each frame', () => {
  const sight = { first: 500, last: 524 };
  const frames = [{ first: 0, last: 40 }];
  while (frames.length < 9) {
    const before = frames.at(-1) ?? sight;
    const next = nextAtRest(before, sight);
    if (next.first === before.first && next.last === before.last) break;
    frames.push(next);
  }
  expect(frames.slice(1)).toEqual([
    { first: 496, last: 504 },
    { first: 496, last: 513 },
    { first: 496, last: 522 },
    { first: 496, last: 528 },
  ]);
  expect(frames.map((range) => isBlank(range, sight))).toEqual([true, true, true, true, false]);
});

test('rows that stay visible stay rendered', () => {
  const sight = { first: 30, last: 50 };
  const up = nextAtRest({ first: 40, last: 60 }, sight);
  expect(up).toEqual({ first: 31, last: 54 });
  expect(nextAtRest(up, sight)).toEqual({ first: 26, last: 54 });
});

test('the focused row stays rendered at any scroll position', () => {
  const range = { first: 50, last: 52 };
  expect(rowsToDraw({ range, count: 100, pinned: 1, focused: 7 })).toEqual([0, 7, 50, 51, 52]);
  expect(rowsToDraw({ range, count: 100, pinned: 0, focused: 51 })).toEqual([50, 51, 52]);
  expect(rowsToDraw({ range, count: 60, pinned: 0, focused: 80 })).toEqual([50, 51, 52]);
});
