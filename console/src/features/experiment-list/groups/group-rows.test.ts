import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/features/experiments/queries';
import { aggregate, groupRows, numberColumns } from './group-rows';

type Facts = { id: number; by: string | number | null; loss?: number; state?: string };

// what a column reads of a row is all that counts here
const rowOf = ({ id, state = 'STATE_COMPLETED', ...facts }: Facts) =>
  // only what groups read of a row
  ({ id, experiment: { state, ...facts }, bestTrial: null }) as unknown as ExperimentRow;

const read = (name: string) => (row: ExperimentRow) =>
  // an experiment does not have the fields above
  (row.experiment as unknown as Record<string, number>)[name];
const by: DataColumn<ExperimentRow> = { id: 'by', title: 'By', value: read('by') };
const loss: DataColumn<ExperimentRow> = { id: 'loss', title: 'Loss', value: read('loss') };

test('numbers have a least, a mean and a largest; what is none is left out', () => {
  expect(aggregate([1, 'x', null, 4, Number.NaN])).toEqual({ min: 1, mean: 2.5, max: 4, count: 2 });
  expect(aggregate([null, Number.NaN])).toBeUndefined();
});

test('groups are sorted by number, then by text, and those without a value come last', () => {
  const rows = ['b', 10, null, 9, 'a', 10].map((value, id) => rowOf({ id, by: value }));
  const groups = groupRows(rows, { by, columns: [] });
  expect(groups.map(({ value, rows: own }) => [value, own.map(({ id }) => id)])).toEqual([
    ['9', [3]],
    ['10', [1, 5]],
    ['a', [4]],
    ['b', [0]],
    ['', [2]],
  ]);
});

test('a group counts its states and works out its numbers', () => {
  const rows = [
    rowOf({ id: 1, by: 'a', loss: 1, state: 'STATE_ERROR' }),
    rowOf({ id: 2, by: 'a', loss: 3 }),
    rowOf({ id: 3, by: 'a' }),
  ];
  const [group] = groupRows(rows, { by, columns: [loss] });
  expect(group?.states).toEqual([
    ['STATE_COMPLETED', 2],
    ['STATE_ERROR', 1],
  ]);
  expect(group?.aggregates).toEqual({ loss: { min: 1, mean: 2, max: 3, count: 2 } });
});

test('dates fall into days', () => {
  const day = { ...by, kind: 'date' as const };
  const rows = ['2026-01-02T03:00:00Z', '2026-01-02T23:00:00Z', '2026-01-03T00:00:00Z'].map(
    (value, id) => rowOf({ id, by: value }),
  );
  expect(groupRows(rows, { by: day, columns: [] }).map(({ value }) => value)).toEqual([
    '2026-01-02',
    '2026-01-03',
  ]);
});

test('of the columns that show those with numbers are worked out, but no names that are numbers', () => {
  const id: DataColumn<ExperimentRow> = { id: 'id', title: 'ID', value: (row) => row.id };
  const rows = [rowOf({ id: 1, by: 3, loss: 1 })];
  expect(numberColumns([id, by, loss], rows, 'by').map((column) => column.id)).toEqual(['loss']);
  expect(numberColumns([loss], [rowOf({ id: 1, by: 1 })], 'by')).toEqual([]);
});
