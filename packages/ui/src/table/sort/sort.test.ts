import { expect, test } from 'vitest';
import { ariaSort, formatSort, parseSort } from './sort';

const sortable = new Set(['name', 'startTime', 'state']);

test('a sort is unchanged after writing and reading a link', () => {
  const text = 'state=asc,startTime=desc';
  const entries = parseSort(text, sortable);
  expect(entries).toEqual([
    { id: 'state', desc: false },
    { id: 'startTime', desc: true },
  ]);
  expect(formatSort(entries ?? [])).toBe(text);
});

test.each(['', 'name', 'name=up', 'password=asc', 'name=asc,name=desc', 'name=asc,'])(
  '%j is not a sort',
  (text) => expect(parseSort(text, sortable)).toBeUndefined(),
);

test('only the leading column is announced as sorted', () => {
  const sort = parseSort('state=asc,startTime=desc', sortable) ?? [];
  expect(ariaSort(sort, 'state')).toBe('ascending');
  expect(ariaSort(sort, 'startTime')).toBeUndefined();
});
