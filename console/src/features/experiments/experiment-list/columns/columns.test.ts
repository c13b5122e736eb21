import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { beforeEach, expect, test } from 'vitest';
import { masterVersion } from '~/app/abilities';
import { figureWidth } from '~/features/experiments/base/fields';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import { alikeColumns } from './column-decorations';
import { heatScale, heatShare, heatStyle, widenScale } from './column-heat-map';
import { experimentColumns } from './columns';
import { dynamicColumn } from './dynamic-columns';
import { figureOf, metricColumn, statisticsOf, withStatistic } from './statistics';
import { withColumn } from './with-column';

beforeEach(() => masterVersion.set('0.23.4'));

test('a scale spans the finite numbers of a column', () => {
  const scale = heatScale([3, null, Number.NaN, 'x', 1, Number.POSITIVE_INFINITY]);
  expect(scale).toEqual({ min: 1, max: 3, isLog: false, count: 2 });
  expect(heatScale([null, 'x', Number.NaN])).toBeUndefined();
});

test('values of many sizes lie on a log scale, those with a zero or below on an even one', () => {
  const wide = { min: 0.001, max: 10, isLog: true, count: 2 };
  expect(heatScale([0.001, 10])).toEqual(wide);
  expect(heatShare(0.1, wide)).toBeCloseTo(0.5);
  expect(heatScale([-1, 1_000])?.isLog).toBe(false);
  expect([-5, 0, 99].map((value) => heatShare(value, { ...wide, isLog: false, min: 0 }))).toEqual([
    0, 0, 1,
  ]);
  expect(heatShare(4, { min: 4, max: 4, isLog: false, count: 9 })).toBe(0.5);
});

test('a scale spans the known bounds of all rows, and never less than the loaded rows', () => {
  const loaded = heatScale([2, 5]);
  expect(widenScale(loaded, undefined)).toBe(loaded);
  expect(widenScale(undefined, { min: 1, max: 2 })).toBeUndefined();
  expect(widenScale(loaded, { min: 3, max: 900 })).toEqual({
    min: 2,
    max: 900,
    isLog: true,
    count: 2,
    isComplete: true,
  });
});

test('only numbers are colored, larger ones stronger', () => {
  const scale = heatScale([0, 10]);
  expect(heatStyle(Number.NaN, scale)).toBeUndefined();
  expect(heatStyle('5', scale)).toBeUndefined();
  expect(heatStyle(0, scale)?.background).toContain('var(--accent) 5%');
  expect(heatStyle(10, scale)?.background).toContain('var(--accent) 40%');
});

type Row = { id: number; a: string; b: number | undefined };
const columns: DataColumn<Row>[] = [
  { id: 'a', title: 'A', value: ({ a }) => a },
  { id: 'b', title: 'B', value: ({ b }) => b },
];

test('a column does not vary if all of at least two rows have the same text', () => {
  const row = { id: 1, a: 'x', b: undefined };
  expect(alikeColumns(columns, [row, { ...row, a: 'y' }])).toEqual(['b']);
  expect(alikeColumns(columns, [row, { ...row, b: Number.NaN }])).toEqual(['a']);
  expect(alikeColumns(columns, [row])).toEqual([]);
});

test('the column of a metric names the statistic that it shows', () => {
  expect(metricColumn('training.a.b.min')).toEqual({
    group: 'training',
    metric: 'a.b',
    statistic: 'min',
  });
  expect(metricColumn('training.loss')?.statistic).toBe('last');
  expect(metricColumn('validation.loss.min')).toMatchObject({
    metric: 'loss.min',
    statistic: 'best',
  });
  expect(metricColumn('hp.lr')).toBeUndefined();
});

test('each figure of a metric has a column that reads back as it', () => {
  for (const id of ['training.x.y.last', 'validation.x.y']) {
    const column = metricColumn(id);
    if (!column) throw new Error(`${id} is not a metric`);
    for (const statistic of statisticsOf(column))
      expect(metricColumn(withStatistic(column, statistic))).toEqual({ ...column, statistic });
  }
});

test('a master with statistics names each figure of each group', () => {
  masterVersion.set('0.38.1');
  const last = { group: 'validation', metric: 'loss', statistic: 'last' };
  for (const id of ['validation.loss', 'validation_metrics.loss.last', 'validation.loss.last'])
    expect(metricColumn(id)).toEqual(last);
  expect(withStatistic(last, 'max')).toBe('validation.loss.max');
  expect(statisticsOf(last)).not.toContain('best');
  const own = { group: 'inference', metric: 'a.b', statistic: 'mean' };
  expect(metricColumn('inference.a.b.mean')).toEqual(own);
  expect(withStatistic(own, 'mean')).toBe('inference.a.b.mean');
  expect(metricColumn('hp.lr.last')).toBeUndefined();
});

test('a mean is the master’s, or sum by count', () => {
  expect(figureOf({ sum: 6, count: 4 }, 'mean')).toBe(1.5);
  expect(figureOf({ sum: 6, count: 4, mean: 9 }, 'mean')).toBe(9);
  expect(figureOf({ sum: 0, count: 0 }, 'mean')).toBeUndefined();
  expect(figureOf({ min: 2 }, 'min')).toBe(2);
});

test('another figure takes the place, width, sort and colors of a column', () => {
  const search = {
    ...experimentListSearch.defaults(),
    columns: ['name', 'training.loss.min:240', 'id'],
    sort: 'training.loss.min=desc,id=asc',
    heat: ['training.loss.min'],
  };
  const from = 'training.loss.min';
  expect(withColumn(search, { from, to: 'training.loss.max' })).toEqual({
    columns: ['name', 'training.loss.max:240', 'id'],
    pinned: 2,
    sort: 'training.loss.max=desc,id=asc',
    heat: ['training.loss.max'],
  });
  // the master does not sort by means
  expect(withColumn(search, { from, to: 'training.loss.mean' }).sort).toBe('id=asc');
});

test.each([undefined, 'loss', 'a_metric_with_a_long_name'])(
  'the columns of figures have room for the longest of them, of metric %s (public-reports PB4)',
  (metric) => {
    const figures = [
      experimentColumns(metric).find(({ id }) => id === 'searcherMetricsVal'),
      ...['validation.loss.min', 'training.loss.last', 'hp.lr'].map((id) => dynamicColumn(id)),
    ];
    for (const column of figures) expect(column?.width).toBeGreaterThanOrEqual(figureWidth);
  },
);
