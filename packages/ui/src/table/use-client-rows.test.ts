import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ClientColumn, clientPageSize, useClientRows } from './use-client-rows';

type Row = { name: string; size: number | null };

const columns: ClientColumn<Row>[] = [
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
  renderHook(() => useClientRows({ columns, rows, sort })).result.current.shown.map(
    ({ name }) => name,
  );

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
  const many = Array.from({ length: clientPageSize + 1 }, (_, size) => ({ name: `${size}`, size }));
  const { shown, page } = renderHook(() =>
    useClientRows({ columns, rows: many, sort: 'size=asc', page: 7 }),
  ).result.current;
  expect({ page, names: shown.map(({ name }) => name) }).toEqual({
    page: 1,
    names: [`${clientPageSize}`],
  });
});

test('another sort applies at once, also with columns that are new in each render', () => {
  const { result, rerender } = renderHook(
    ({ sort }) => useClientRows({ columns: columns.map((column) => ({ ...column })), rows, sort }),
    { initialProps: { sort: 'name=asc' } },
  );
  expect(result.current.ordered.map(({ name }) => name)).toEqual(['Run 1', 'run 9', 'run 10']);
  rerender({ sort: 'size=desc' });
  expect(result.current.ordered.map(({ name }) => name)).toEqual(['Run 1', 'run 10', 'run 9']);
});
