import { expect, test } from 'vitest';
import { type LocalColumn, localPageSize, localRows } from './local-rows';

type Row = { name: string; size: number | null };

const columns: LocalColumn<Row>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
  { id: 'size', title: 'Size', cell: ({ size }) => size, value: ({ size }) => size },
  { id: 'mark', title: 'Mark', cell: () => null },
];
const rows: Row[] = [
  { name: 'run 10', size: 2 },
  { name: 'run 9', size: null },
  { name: 'Run 1', size: 30 },
];
const names = (sort: string) =>
  localRows(rows, columns, { sort, page: 0 }).shown.map(({ name }) => name);

test('rows are put in order by one column, names as people count', () => {
  expect(names('name=asc')).toEqual(['Run 1', 'run 9', 'run 10']);
  expect(names('size=desc')).toEqual(['Run 1', 'run 10', 'run 9']);
  expect(names('size=asc')).toEqual(['run 10', 'Run 1', 'run 9']);
});

test('an order of another list leaves the rows as they came', () => {
  expect(names('mark=asc')).toEqual(rows.map(({ name }) => name));
  expect(names('nonsense')).toEqual(rows.map(({ name }) => name));
});

test('a page past the end is the last one', () => {
  const many = Array.from({ length: localPageSize + 1 }, (_, size) => ({ name: `${size}`, size }));
  const { shown, page } = localRows(many, columns, { sort: 'size=asc', page: 7 });
  expect({ page, names: shown.map(({ name }) => name) }).toEqual({
    page: 1,
    names: [`${localPageSize}`],
  });
});
