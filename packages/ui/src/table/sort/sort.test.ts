import { expect, test } from 'vitest';
import { formatSort, parseSort } from './sort';
import { ariaSort, sortAfterClick } from './sort-click';

const sortable = new Set(['name', 'startTime', 'state']);

test('a sort survives being written to a link and read again', () => {
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

const name = { id: 'name', descFirst: false };
const started = { id: 'startTime', descFirst: true };

test('a click sorts by that column alone and a second one turns it round', () => {
  const once = sortAfterClick({ ...started, sort: [{ id: 'name', desc: false }], add: false });
  expect(once).toEqual([{ id: 'startTime', desc: true }]);
  expect(sortAfterClick({ ...started, sort: once, add: false })).toEqual([
    { id: 'startTime', desc: false },
  ]);
});

test('shift adds a column, then turns it round, then drops it', () => {
  const start = [{ id: 'startTime', desc: true }];
  const added = sortAfterClick({ ...name, sort: start, add: true });
  expect(formatSort(added)).toBe('startTime=desc,name=asc');
  const turned = sortAfterClick({ ...name, sort: added, add: true });
  expect(formatSort(turned)).toBe('startTime=desc,name=desc');
  expect(sortAfterClick({ ...name, sort: turned, add: true })).toEqual(start);
});

test('the last column of a sort is never dropped', () => {
  const sort = [{ id: 'name', desc: true }];
  expect(sortAfterClick({ ...name, sort, add: true })).toEqual([{ id: 'name', desc: false }]);
});

test('only the leading column is announced as sorted', () => {
  const sort = parseSort('state=asc,startTime=desc', sortable) ?? [];
  expect(ariaSort(sort, 'state')).toBe('ascending');
  expect(ariaSort(sort, 'startTime')).toBeUndefined();
});
