import { expect, test } from 'vitest';
import { twinToCsv } from './chart-twin';
import { exampleSeries } from './examples';
import { seriesTwin } from './series-twin';

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
  { id: 'b', name: '=b', color: '--c2', points: [{ x: 100, y: Number.NaN }] },
];
const axis = { xLabel: 'Batch', formatX: String };

test('rows join the series by x, newest first, and leave gaps open', () => {
  expect(seriesTwin(series, axis).rows).toEqual([
    [100, 2, Number.NaN],
    [0, 1, undefined],
  ]);
  expect(seriesTwin([], axis).rows).toEqual([]);
});

test('as a file they are CSV whose names no spreadsheet runs', async () => {
  expect(await twinToCsv(seriesTwin(series, axis))).toBe("Batch,a,'=b\r\n100,2,NaN\r\n0,1,\r\n");
});

test('of a thousand lines each has its column', () => {
  const twin = seriesTwin(exampleSeries(1000, 3), axis);
  expect(twin.columns).toHaveLength(1001);
  expect(twin.rows).toHaveLength(3);
  expect(twin.rows[0]?.every((cell) => cell !== undefined)).toBe(true);
});
