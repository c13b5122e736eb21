import { expect, test } from 'vitest';
import { changesBetween, leaves } from './changes';

test('leaves by path; lists and empty objects are leaves, names with dots are quoted', () => {
  const config = { a: 1, b: { c: [1, { d: 2 }], 'e.f': null, g: {} } };
  expect(leaves(config)).toEqual([
    ['a', 1],
    ['b.c', [1, { d: 2 }]],
    ['b."e.f"', null],
    ['b.g', {}],
  ]);
});

test('only additions, removals and changes are listed', () => {
  const before = { same: { x: 1, y: [2] }, gone: { deep: true }, old: 1, nan: Number.NaN };
  const after = { same: { y: [2], x: 1 }, old: '1', fresh: null, nan: Number.NaN };
  expect(changesBetween(before, after)).toEqual([
    { path: 'gone.deep', change: 'removed', before: true },
    { path: 'old', change: 'changed', before: 1, after: '1' },
    { path: 'fresh', change: 'added', after: null },
  ]);
});

test('no value equals an empty object; the order of keys does not matter', () => {
  expect(changesBetween(null, undefined)).toEqual([]);
  expect(changesBetween({ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] })).toEqual([]);
});
