import { expect, test } from 'vitest';
import { type BarSeries, barTable, highest, periodAxis } from './bar-series';

const series: BarSeries[] = [
  { id: 'a', name: 'a', color: '--c1', values: [1, 4] },
  { id: 'b', name: 'b', color: '--c2', values: [2, 0] },
];
const total: BarSeries = {
  id: 'total',
  name: 'total',
  color: '--text',
  values: [3, 9],
  isOutline: true,
};

test('a bar is as high as the sum of its parts, or as its outline', () => {
  expect(highest(series, 2)).toBe(4);
  expect(highest([...series, total], 2)).toBe(9);
  expect(highest([], 0)).toBe(0);
});

test('the axis names as many periods as fit, at their middle', () => {
  const periods = ['03-01', '03-02', '03-03', '03-04'];
  const axis = periodAxis(periods, 2);
  expect([axis.min, axis.max, axis.ticks]).toEqual([0, 4, [0.5, 2.5]]);
  expect(axis.ticks.map(axis.text)).toEqual(['03-01', '03-03']);
});

test('the table has the latest period first', () => {
  const { columns, rows } = barTable(series, { periods: ['03-01', '03-02'], xLabel: 'Period' });
  expect(columns.map(({ title }) => title)).toEqual(['Period', 'a', 'b']);
  expect(rows).toEqual([
    ['03-02', 4, 0],
    ['03-01', 1, 2],
  ]);
});
