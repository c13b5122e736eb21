import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params';

test.each([
  [{}, ''],
  [{ id: [1, 2] }, '?id=1&id=2'],
  [{ sort: 'name', page: 2, archived: true }, '?sort=name&page=2&archived=true'],
  [{ q: undefined, r: null }, ''],
  [{ list: [] }, ''],
  [{ q: 'a b&c' }, '?q=a+b%26c'],
  [{ q: '12' }, '?q=%2212%22'],
  [{ filter: { name: 'x' } }, '?filter=%7B%22name%22%3A%22x%22%7D'],
])('%j is written %s', (search, text) => {
  expect(stringifySearch(search)).toBe(text);
});

test.each([
  [{ id: [1, 2] }],
  [{ id: 1 }],
  [{ q: '12', page: 12 }],
  [{ q: 'true', archived: true }],
  [{ filter: { name: 'x', of: [1, 2] } }],
  [{ q: '<img src=x>' }],
])('%j is unchanged after writing and reading', (search) => {
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('a link that a user typed', () => {
  expect(parseSearch('?id=1&id=2&q=val_acc&broken={')).toEqual({
    id: [1, 2],
    q: 'val_acc',
    broken: '{',
  });
});
