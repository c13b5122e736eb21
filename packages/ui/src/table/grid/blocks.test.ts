import { expect, test } from 'vitest';
import { blockAhead, blocksInView } from './blocks';

const view = (first: number, last: number, total: number) => ({
  range: { first, last },
  size: 50,
  total,
});

test('a window inside one block needs that block and reads one ahead', () => {
  expect(blocksInView(view(0, 21, 100_000))).toEqual([0]);
  expect(blockAhead(view(0, 21, 100_000))).toBe(1);
});

test('a window across a border needs both blocks', () => {
  expect(blocksInView(view(49_990, 50_015, 100_000))).toEqual([999, 1000]);
  expect(blockAhead(view(49_990, 50_015, 100_000))).toBe(1001);
});

test('nothing is read past the end', () => {
  expect(blocksInView(view(40, 80, 60))).toEqual([0, 1]);
  expect(blockAhead(view(40, 80, 60))).toBeUndefined();
  expect(blockAhead(view(0, 20, 50))).toBeUndefined();
});

test('a list that shrank below the window shows its last block', () => {
  expect(blocksInView(view(500, 520, 60))).toEqual([1]);
});

test('an empty list needs no block', () => {
  expect(blocksInView(view(0, 20, 0))).toEqual([]);
  expect(blockAhead(view(0, 20, 0))).toBeUndefined();
});
