import { expect, test } from 'vitest';
import { chartTableToCsv } from '../accessible-table';
import { exampleSeries } from '../examples';
import { seriesTable, withNotes } from './series';

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
  expect(seriesTable(series, axis).rows).toEqual([
    [100, 2, Number.NaN],
    [0, 1, undefined],
  ]);
  expect(seriesTable([], axis).rows).toEqual([]);
});

test('a CSV file has names that no spreadsheet runs as formulas', async () => {
  expect(await chartTableToCsv(seriesTable(series, axis))).toBe(
    "Batch,a,'=b\r\n100,2,NaN\r\n0,1,\r\n",
  );
});

test('each of a thousand lines has its column', () => {
  const table = seriesTable(exampleSeries(1000, 3), axis);
  expect(table.columns).toHaveLength(1001);
  expect(table.rows).toHaveLength(3);
  expect(table.rows[0]?.every((cell) => cell !== undefined)).toBe(true);
});

test('what people wrote about an x is the last column, also where no line has a point', () => {
  const mark = (x: number, note?: string) => ({
    ...{ id: `${x}`, kind: 'note', x, label: '', tone: 'note' as const },
    ...(note === undefined ? {} : { note }),
  });
  const table = seriesTable(series, axis);
  const [first] = table.rows;
  const x = Number(first?.[0]);
  const noted = withNotes(table, [mark(x, 'a'), mark(x, 'b'), mark(x + 0.5, 'c'), mark(x)]);
  expect(noted.columns.at(-1)?.title).toBe('Notes');
  expect(noted.rows[0]).toEqual([x + 0.5, ...series.map(() => undefined), 'c']);
  expect(noted.rows[1]).toEqual([...(first ?? []), 'a; b']);
  expect(noted.rows.slice(2).map((row) => row.at(-1))).toEqual(
    table.rows.slice(1).map(() => undefined),
  );
  expect(withNotes(table, [mark(x)])).toBe(table);
});
