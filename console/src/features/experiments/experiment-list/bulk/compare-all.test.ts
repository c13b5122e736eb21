import { expect, test } from 'vitest';
import { chosenIds } from './compare-all';

async function* pages(...all: number[][]) {
  for (const ids of all) yield ids.map((id) => ({ id }));
}
const all = (...except: number[]) => ({ kind: 'all', except: new Set(except) }) as const;

test('all pages are read, each experiment counts once, and deselected ones are left out', async () => {
  const comparedIds = await chosenIds(pages([1, 2], [2, 3]), { selection: all(1), maxCount: 9 });
  expect(comparedIds).toEqual({ ids: [2, 3], isCut: false });
});

test('of too many only the first are returned, with a flag that there are more', async () => {
  const idsOf = (maxCount: number) => chosenIds(pages([5, 4], [3]), { selection: all(), maxCount });
  expect(await idsOf(2)).toEqual({ ids: [5, 4], isCut: true });
  expect(await idsOf(3)).toEqual({ ids: [5, 4, 3], isCut: false });
});
