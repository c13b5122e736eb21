import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { columnsFor } from './table-columns';
import { clientPageSize, useDataTable } from './use-data-table';

type Row = { name: string; size: number | null };

const column = columnsFor<Row>();
const columns = [
  column.accessor('name', { header: 'Name' }),
  column.accessor(({ size }) => size, { id: 'size', header: 'Size' }),
  column.display({ id: 'mark', header: 'Mark', cell: () => null }),
];
const rows: Row[] = [
  { name: 'run 10', size: 2 },
  { name: 'run 9', size: null },
  { name: 'Run 1', size: 30 },
];
const onSortChange = () => {};
const namesOf = ({ table }: ReturnType<typeof useDataTable<Row>>) =>
  table.getRowModel().rows.map(({ original }) => original.name);
const names = (sort: string) =>
  namesOf(renderHook(() => useDataTable({ columns, rows, sort, onSortChange })).result.current);

test('rows are sorted by one column, names with numbers in numeric order', () => {
  expect(names('name=asc')).toEqual(['Run 1', 'run 9', 'run 10']);
  expect(names('size=desc')).toEqual(['Run 1', 'run 10', 'run 9']);
  expect(names('size=asc')).toEqual(['run 10', 'Run 1', 'run 9']);
});

test('a sort of another list leaves the rows in their order', () => {
  expect(names('mark=asc')).toEqual(rows.map(({ name }) => name));
  expect(names('nonsense')).toEqual(rows.map(({ name }) => name));
});

test('a page past the end is the last one', () => {
  const many = Array.from({ length: clientPageSize + 1 }, (_, size) => ({ name: `${size}`, size }));
  const { result } = renderHook(() =>
    useDataTable({ columns, rows: many, sort: 'size=asc', onSortChange, page: 7 }),
  );
  expect(result.current.page).toBe(1);
  expect(namesOf(result.current)).toEqual([`${clientPageSize}`]);
});

test('another sort applies at once, also with columns that are new objects in each render', () => {
  const { result, rerender } = renderHook(
    ({ sort }) =>
      useDataTable({ columns: columns.map((each) => ({ ...each })), rows, sort, onSortChange }),
    { initialProps: { sort: 'name=asc' } },
  );
  expect(namesOf(result.current)).toEqual(['Run 1', 'run 9', 'run 10']);
  rerender({ sort: 'size=desc' });
  expect(namesOf(result.current)).toEqual(['Run 1', 'run 10', 'run 9']);
});
