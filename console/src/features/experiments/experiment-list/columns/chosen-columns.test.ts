import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { chosenColumns } from './chosen-columns';
import { firstColumns, layoutOf, searchOf } from './column-layout';

const rowsOf = (...all: Record<string, unknown>[]) =>
  all.map((hyperparameters, at) => ({
    id: at,
    experiment: { id: at, config: { hyperparameters } },
    bestTrial: null,
  })) as unknown as ExperimentRow[]; // nothing else is read

const varying = rowsOf({ a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 2, c: 2, d: 2 });

const idsOf = (...args: Parameters<typeof chosenColumns>) =>
  chosenColumns(...args).map(({ id }) => id);

test.each([
  ['a narrow window', varying, 800, []],
  ['a window of 1440 pixels', varying, 1224, ['hp.a']],
  ['a wider window', varying, 1224 + 64, ['hp.a']],
  ['the widest window', varying, 2500, ['hp.a', 'hp.b', 'hp.c']],
  ['rows that do not differ', rowsOf({ a: 1 }, { a: 1 }), 2500, []],
  ['no rows', [], 2500, []],
] as [string, ExperimentRow[], number, string[]][])(
  '%s shows hyperparameters',
  (_, rows, width, ids) => {
    expect(idsOf(rows, width).filter((id) => id.startsWith('hp.'))).toEqual(ids);
  },
);

test('where one of both fits, a hyperparameter has the place of the searcher', () => {
  expect(idsOf(varying, 1224)).not.toContain('searcherType');
  expect(idsOf(varying, 2500)).toContain('searcherType');
  expect(idsOf(rowsOf({ a: 1 }, { a: 1 }), 1224)).toContain('searcherType');
});

test('a column that does not fit leaves its place to the next', () => {
  const rows = rowsOf(
    { long_values: 'resnet50-v1', b: 'x' },
    { long_values: 'resnet50-v2', b: 'y' },
  );
  expect(idsOf(rows, 1216)).toContain('hp.b');
  expect(idsOf(rows, 1216)).not.toContain('hp.long_values');
});

test('a column is as wide as its longest value', () => {
  const [short] = chosenColumns(varying, 2500).filter(({ id }) => id === 'hp.a');
  const rows = rowsOf({ a: 'resnet50' }, { a: 'a' });
  const [long] = chosenColumns(rows, 2500).filter(({ id }) => id === 'hp.a');
  expect([short?.width, long?.width]).toEqual([64, 80]);
});

test('chosen columns need no link, and those without them are a choice', () => {
  const first = chosenColumns(varying, 1224);
  expect(layoutOf({ columns: [], pinned: 2 }, first).columns).toEqual(first);
  expect(searchOf({ columns: first, pinned: 2 }, first).columns).toEqual([]);
  const linked = searchOf({ columns: firstColumns, pinned: 2 }, first);
  expect(layoutOf(linked, first).columns.map(({ id }) => id)).toEqual(
    firstColumns.map(({ id }) => id),
  );
  // also where it is read without rows, as a stored view is
  expect(searchOf(layoutOf(linked))).toEqual(linked);
});
