import { expect, test } from 'vitest';
import { reachedQuery } from './curve-requests';

const loss = { group: 'validation', name: 'loss' };
const trialIdsOf = (ids: readonly number[]) => reachedQuery(loss, ids).trialIds;

test('of many trials a sample from the first to the last is requested', () => {
  const ids = trialIdsOf(Array.from({ length: 1000 }, (_, at) => 5000 + at));
  expect(ids).toHaveLength(16);
  expect(ids.at(0)).toBe(5000);
  expect(ids.at(-1)).toBeGreaterThan(5900);
});

test('of few trials all are requested', () => {
  expect(trialIdsOf([7, 9])).toEqual([7, 9]);
  expect(trialIdsOf([])).toEqual([]);
});
