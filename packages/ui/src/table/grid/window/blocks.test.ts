import { expect, test } from 'vitest';
import { type Block, blocksAhead, blocksInView, nextLength, type ScrollDirection } from './blocks';

type Options = {
  blocks?: Block[];
  length?: number;
  scrollDirection?: ScrollDirection;
  total?: number;
};

const view = (first: number, last: number, options: Options = {}) => ({
  range: { first, last },
  blocks: [],
  length: 50,
  scrollDirection: 0 as const,
  total: 100_000,
  ...options,
});
const spans = (blocks: Block[]) => blocks.map(({ offset, limit }) => [offset, offset + limit]);

test('rows inside one block need that block, and one is prefetched until the rows scroll', () => {
  expect(spans(blocksInView(view(0, 21)))).toEqual([[0, 50]]);
  expect(spans(blocksAhead(view(0, 21)))).toEqual([[50, 100]]);
});

test('rows across a boundary need both blocks', () => {
  expect(spans(blocksInView(view(49_990, 50_015)))).toEqual([
    [49_950, 50_000],
    [50_000, 50_050],
  ]);
});

test('two blocks are prefetched in the direction of scrolling', () => {
  expect(spans(blocksAhead(view(500, 520, { scrollDirection: 1 })))).toEqual([
    [550, 600],
    [600, 650],
  ]);
  expect(spans(blocksAhead(view(500, 520, { scrollDirection: -1, length: 100 })))).toEqual([
    [350, 450],
    [250, 350],
  ]);
});

test('a long block contains all visible rows, in either direction', () => {
  const long = { length: 500 } as const;
  expect(spans(blocksInView(view(70_040, 70_065, { ...long, scrollDirection: 1 })))).toEqual([
    [70_000, 70_500],
  ]);
  expect(spans(blocksInView(view(70_040, 70_065, { ...long, scrollDirection: -1 })))).toEqual([
    [69_600, 70_100],
  ]);
});

test('known blocks stay, and new ones fill the gaps between them', () => {
  const blocks = [
    { offset: 0, limit: 50 },
    { offset: 300, limit: 50 },
  ];
  expect(spans(blocksInView(view(40, 60, { blocks, length: 500, scrollDirection: 1 })))).toEqual([
    [0, 50],
    [50, 300],
  ]);
  expect(spans(blocksInView(view(280, 310, { blocks, length: 500, scrollDirection: -1 })))).toEqual(
    [
      [50, 300],
      [300, 350],
    ],
  );
  expect(spans(blocksAhead(view(310, 330, { blocks, length: 500, scrollDirection: -1 })))).toEqual([
    [50, 300],
    [0, 50],
  ]);
});

test('nothing is requested past either end', () => {
  expect(spans(blocksInView(view(40, 80, { total: 60 })))).toEqual([
    [0, 50],
    [50, 100],
  ]);
  expect(blocksAhead(view(40, 80, { total: 60, scrollDirection: 1 }))).toEqual([]);
  expect(blocksAhead(view(0, 20, { total: 50 }))).toEqual([]);
  expect(blocksAhead(view(0, 20, { scrollDirection: -1 }))).toEqual([]);
  expect(spans(blocksAhead(view(60, 80, { scrollDirection: -1, length: 500 })))).toEqual([]);
});

test('a list that shrank below the visible rows shows its last block; an empty one has none', () => {
  expect(spans(blocksInView(view(500, 520, { total: 60 })))).toEqual([[50, 100]]);
  expect(blocksInView(view(0, 20, { total: 0 }))).toEqual([]);
  expect(blocksAhead(view(0, 20, { total: 0 }))).toEqual([]);
});

test.each([
  { rows: 50, tookMs: 40, next: 200 },
  { rows: 500, tookMs: 300, next: 200 },
  { rows: 50, tookMs: 600, next: 300 },
  { rows: 50, tookMs: 1_300, next: 500 },
  { rows: 500, tookMs: 2_900, next: 500 },
  // the rows themselves take the time, as on a slow line
  { rows: 500, tookMs: 12_000, next: 250 },
  { rows: 50, tookMs: 60_000, next: 50 },
])('after $rows rows in $tookMs ms the next block has $next', ({ next, ...answer }) => {
  expect(nextLength(answer)).toBe(next);
});
