import { expect, test } from 'vitest';
import { emptyRow, isReadOnly, metadataOf, rowProblem, rowsOf } from './metadata-values';

test('a row is a key and a value, without the surrounding blanks', () => {
  const rows = [{ key: ' team ', value: ' vision ' }, emptyRow];
  expect(metadataOf(rows)).toEqual({ team: 'vision' });
});

test('a value without a key, and a repeated key, are errors', () => {
  const rows = [
    { key: 'a', value: '1' },
    { key: '', value: '2' },
    { key: 'a ', value: '3' },
  ];
  expect(rows.map((_, index) => rowProblem(rows, index))).toEqual([
    undefined,
    'Key is required',
    'Key a appears twice',
  ]);
});

test('unedited values are saved as they were stored', () => {
  const metadata = { nested: { a: 1 }, count: 3, two: 'lines\nhere', isBest: true };
  const rows = rowsOf(metadata);
  expect(rows.map(isReadOnly)).toEqual([true, false, false, false]);
  expect(metadataOf(rows)).toEqual(metadata);
  expect(metadataOf(rows.with(1, { ...emptyRow, ...rows[1], value: '4' }))).toMatchObject({
    nested: { a: 1 },
    count: '4',
  });
  expect(rowsOf({})).toEqual([emptyRow]);
});
