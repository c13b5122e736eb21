import { expect, test } from 'vitest';
import { orderDifferences } from './key-order';

const whatOf = (own: unknown, recorded: unknown) =>
  orderDifferences(own, recorded).map(({ at, what }) => `${at} ${what}`);

test('keys in another order are found, also in items of lists', () => {
  expect(whatOf({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([' a b, recorded b a']);
  const own = { items: [{ id: 1 }, { id: 2, name: '' }] };
  expect(whatOf(own, { items: [{ name: '', id: 1 }] })).toEqual([
    '.items[] id name, recorded name id',
  ]);
});

test('missing keys, and keys that are data, have no order', () => {
  expect(whatOf({ a: 1, c: 3 }, { a: 1, b: 2, c: 3 })).toEqual([]);
  expect(whatOf({ metadata: { a: 1, b: 2 } }, { metadata: { b: 2, a: 1 } })).toEqual([]);
});
