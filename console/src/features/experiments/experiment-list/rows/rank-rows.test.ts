import type { CellValue } from '@trainyard/ui/table/grid/columns';
import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { rankRows } from './rank-rows';

const rowsOf = (values: CellValue[]) => values.map((_, id) => ({ id }) as ExperimentRow); // ranked by the value at the index of its id
const ranked = (values: CellValue[], desc: boolean) =>
  rankRows(rowsOf(values), { by: { value: ({ id }) => values[id] }, desc }).map(
    ({ id }) => values[id],
  );

test('numbers are ranked by size, infinite ones at the ends, and other values come last either way', () => {
  const { NEGATIVE_INFINITY: lowest, POSITIVE_INFINITY: highest, NaN: none } = Number;
  const values = [null, 3, highest, none, -1, lowest, undefined, lowest];
  expect(ranked(values, false)).toEqual([lowest, lowest, -1, 3, highest, null, none, undefined]);
  expect(ranked(values, true)).toEqual([highest, 3, -1, lowest, lowest, null, none, undefined]);
});

test('words are ranked by the alphabet, numbers in them by size', () => {
  expect(ranked(['run 10', '', 'run 9', 'a'], false)).toEqual(['a', 'run 9', 'run 10', '']);
});

test('rows with equal values keep their order', () => {
  const rows = rowsOf([1, 1, 1]);
  expect(rankRows(rows, { by: { value: () => 1 }, desc: true })).toEqual(rows);
});
