import { expect, test } from 'vitest';
import { columnGroups, headHeightOf, startsGroup } from './columns';

const of = (title: string) => ({ group: { title } });
const columns = [of('Runs'), {}, of('Loss'), of('Loss'), {}, {}, of('Loss')];

test('neighbors of one group share a head; pinned ones have none', () => {
  expect(columnGroups(columns, 1)).toEqual([
    { title: 'Loss', from: 2, to: 4 },
    { title: 'Loss', from: 6, to: 7 },
  ]);
  expect(columnGroups([{}, {}], 0)).toEqual([]);
});

test('a line is before each group, and before the first column after it', () => {
  const starts = columns.flatMap((_, at) => (startsGroup(columns, at, 1) ? [at] : []));
  expect(starts).toEqual([2, 4, 6]);
});

test('groups make the header higher', () => {
  expect(headHeightOf(columns)).toBeGreaterThan(headHeightOf([{}]));
});
