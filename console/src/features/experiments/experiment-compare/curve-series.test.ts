import { seriesTable } from '@trainyard/ui/charts/lines/series';
import { expect, test } from 'vitest';
import { curveSeries } from './curve-series';

const metric = { group: 'validation', name: 'loss' };
const items = [
  { id: 1, name: 'first', startTime: null },
  { id: 2, name: 'second', startTime: null },
];
const options = {
  metric,
  x: 'batches',
  places: new Map([
    [1, 0],
    [2, 1],
  ]),
  best: new Map(),
  curves: [],
} as const;

test('the base is named in legends, tooltips and the table of a chart, and its line is wide', () => {
  const series = curveSeries(items, { ...options, base: 2 });
  expect(series.map(({ name, isWide }) => [name, isWide])).toEqual([
    ['first (1)', undefined],
    ['Base: second (2)', true],
  ]);
  const { columns } = seriesTable(series, { xLabel: 'Batches', formatX: String });
  expect(columns.map(({ title }) => title)).toEqual(['Batches', 'first (1)', 'Base: second (2)']);
});

test('without a base no line is special', () => {
  const series = curveSeries(items, options);
  expect(series.some(({ isWide, name }) => isWide || name.startsWith('Base'))).toBe(false);
});
