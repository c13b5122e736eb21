import { expect, test } from 'vitest';
import { formerProductionOf, latestReleaseOf } from './releases';

const alias = 'production';
const author = { by: 'mkowalski', at: '2026-01-02T03:04:05Z' };
const moved = (current: number | undefined, ...versions: (number | null)[]) => ({
  metadata: {
    ...(current && { aliases: { production: current } }),
    alias_moves: versions
      .slice(1)
      .map((to, at) => ({ alias, from: versions[at] ?? null, to, ...author }))
      .toReversed(),
  },
});

test('the version before the present one in production is the one to roll back to', () => {
  expect(formerProductionOf(moved(3, null, 1, 2, 3))).toBe(2);
  expect(formerProductionOf(moved(2, 1, 2))).toBe(1);
});

test('after a roll back it is the one before, not the one that was left', () => {
  expect(formerProductionOf(moved(2, null, 1, 2, 3, 2))).toBe(1);
  expect(formerProductionOf(moved(1, null, 1, 2, 1))).toBeUndefined();
  expect(formerProductionOf(moved(3, null, 1, 2, 3, 2, 3))).toBe(2);
});

test.each([
  ['V1, V2', moved(2, null, 1, 2), { from: 1, to: 2 }],
  ['V1, V2, V3 and back to V2', moved(2, null, 1, 2, 3, 2), { from: 1, to: 2 }],
  ['V1, V2 and back to V1', moved(1, null, 1, 2, 1), undefined],
])('after %s a roll back is beside the move that it takes back (L9)', (_, model, move) => {
  const { from, to } = latestReleaseOf(model) ?? {};
  expect(move ? { from, to } : latestReleaseOf(model)).toEqual(move);
});

test('it is unknown without a version in production and without stored moves', () => {
  expect(formerProductionOf(moved(undefined, null, 1, 2, null))).toBeUndefined();
  expect(formerProductionOf({ metadata: { aliases: { production: 4 } } })).toBeUndefined();
});

test('after a move by a client that stores none, it is the last stored one', () => {
  expect(formerProductionOf(moved(4, null, 1, 2))).toBe(2);
});
