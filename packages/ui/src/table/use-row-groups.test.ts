import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DataColumn } from './grid/columns';
import { aggregate, useRowGroups } from './use-row-groups';

type Row = { id: number; by: string | number | null; loss?: number };

const by: DataColumn<Row> = { id: 'by', title: 'By', value: (row) => row.by };
const loss: DataColumn<Row> = { id: 'loss', title: 'Loss', value: (row) => row.loss };

const show = (rows: readonly Row[], column = by, columns = [loss]) =>
  renderHook((all: readonly Row[]) => useRowGroups({ rows: all, by: column, columns }), {
    initialProps: rows,
  });

const rowsOf = (values: readonly Row['by'][]) =>
  values.map((value, id): Row => ({ id, by: value }));

test('numbers have a minimum, a mean and a maximum; other values are left out', () => {
  expect(aggregate([1, 'x', null, 4, Number.NaN])).toEqual({ min: 1, mean: 2.5, max: 4, count: 2 });
  expect(aggregate([null, Number.NaN])).toBeUndefined();
});

test('groups are sorted by number, then by text, and those without a value come last', () => {
  const { result } = show(rowsOf(['b', 10, null, 9, 'a', 10]));
  expect(result.current.groups.map(({ value, rows }) => [value, rows.map(({ id }) => id)])).toEqual(
    [
      ['9', [3]],
      ['10', [1, 5]],
      ['a', [4]],
      ['b', [0]],
      ['', [2]],
    ],
  );
});

test('a group aggregates its numbers', () => {
  const { result } = show([
    { id: 1, by: 'a', loss: 1 },
    { id: 2, by: 'a', loss: 3 },
    { id: 3, by: 'a' },
  ]);
  const [group] = result.current.groups;
  expect(group?.aggregateOf('loss')).toEqual({ min: 1, mean: 2, max: 3, count: 2 });
});

test('dates are grouped by day', () => {
  const days = ['2026-01-02T03:00:00Z', '2026-01-02T23:00:00Z', '2026-01-03T00:00:00Z'];
  const { result } = show(rowsOf(days), { ...by, kind: 'date' });
  expect(result.current.groups.map(({ value }) => value)).toEqual(['2026-01-02', '2026-01-03']);
});

test('a group stays open when more rows load; all open and close at once', () => {
  const { result, rerender } = show(rowsOf(['a', 'b']));
  const open = () =>
    result.current.groups.filter((group) => group.getIsExpanded()).map(({ value }) => value);
  act(() => result.current.groups[1]?.toggleExpanded(true));
  expect(open()).toEqual(['b']);
  rerender(rowsOf(['a', 'b', 'a', 'c']));
  expect(open()).toEqual(['b']);
  act(() => result.current.toggleAll(true));
  expect(open()).toEqual(['a', 'b', 'c']);
  act(() => result.current.toggleAll(false));
  expect(open()).toEqual([]);
});
