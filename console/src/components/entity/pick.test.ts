import { expect, test } from 'vitest';
import { pick } from './list-controls';

test('mine, others, archived', () => {
  const rows = [
    { id: 1, userId: 7, archived: false },
    { id: 2, userId: 8, archived: false },
    { id: 3, userId: 7, archived: true },
  ];
  const ids = (options: Pick<Parameters<typeof pick>[1], 'whose' | 'archived'>) =>
    pick(rows, { ...options, userId: 7 }).map(({ id }) => id);
  expect(ids({ whose: 'all', archived: false })).toEqual([1, 2]);
  expect(ids({ whose: 'mine', archived: true })).toEqual([1, 3]);
  expect(ids({ whose: 'others', archived: true })).toEqual([2]);
});
