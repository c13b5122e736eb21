import { expect, test } from 'vitest';
import { toColumns } from './columns';

test('numbers become a column of doubles, other values stay', () => {
  const rows = [
    { id: 1, name: 'a', value: 0.5, mixed: 1 },
    { id: 2, name: null, value: null, mixed: 'x' },
  ];
  expect(toColumns(rows)).toEqual({
    id: Float64Array.of(1, 2),
    name: ['a', null],
    value: Float64Array.of(0.5, Number.NaN),
    mixed: [1, 'x'],
  });
});

test('a missing field is missing in its place, at both ends', () => {
  const rows: Array<Record<string, unknown>> = [{ a: 1 }, { b: 'x', c: 2 }, { a: 3 }];
  expect(toColumns(rows)).toEqual({
    a: Float64Array.of(1, Number.NaN, 3),
    b: [null, 'x', null],
    c: Float64Array.of(Number.NaN, 2, Number.NaN),
  });
  expect(toColumns([])).toEqual({});
});

test('rows of an async iterable', async () => {
  async function* rows() {
    yield { a: 1 };
    yield { a: 2 };
  }
  expect(await toColumns(rows())).toEqual({ a: Float64Array.of(1, 2) });
});
