import { expect, test } from 'vitest';
import { tableRows } from './table-rows';

test('rows join the series by x, newest first, and leave gaps open', () => {
  const series = [
    {
      id: 'a',
      name: 'a',
      color: '--c1',
      points: [
        { x: 0, y: 1 },
        { x: 100, y: 2 },
      ],
    },
    { id: 'b', name: 'b', color: '--c2', points: [{ x: 100, y: Number.NaN }] },
  ];
  expect(tableRows(series)).toEqual([
    { x: 100, values: [2, Number.NaN] },
    { x: 0, values: [1, undefined] },
  ]);
  expect(tableRows([])).toEqual([]);
});
