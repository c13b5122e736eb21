import type { CellValue } from '@trainyard/ui/table/grid/columns';
import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/data/experiments';
import { rankRows } from './rank-rows';

const rowsOf = (values: CellValue[]) => values.map((_, id) => ({ id }) as ExperimentRow); // ranked by the value at the index of its id
const ranked = (values: CellValue[], desc: boolean) =>
  rankRows(rowsOf(values), { by: { value: ({ id }) => values[id] }, desc }).map(
    ({ id }) => values[id],
  );

test('numbers are ranked by size, infinite ones at the ends, and other values come last either way', () => {
  const { NEGATIVE_INFINITY: least, POSITIVE_INFINITY: most, NaN: none } = Number;
  const values = [null, 3, most, none, -1, least, undefined, least];
  expect(ranked(values, false)).toEqual([least, least, -1, 3, most, null, none, undefined]);
  expect(ranked(values, true)).toEqual([most, 3, -1, least, least, null, none, undefined]);
});

test('words are ranked by the alphabet, numbers in them by size', () => {
  expect(ranked(['run 10', '', 'run 9', 'a'], false)).toEqual(['a', 'run 9', 'run 10', '']);
});

test('rows with equal values keep their order', () => {
  const rows = rowsOf([1, 1, 1]);
  expect(rankRows(rows, { by: { value: () => 1 }, desc: true })).toEqual(rows);
});
