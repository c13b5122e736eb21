import { expect, test } from 'vitest';
import { detailQuery, withDetail } from './series-detail';

const line = (id: string, xs: number[]) => ({
  id,
  name: id,
  color: '--c1',
  points: xs.map((x) => ({ x, y: x })),
});

test('a part of the batches is asked for by its ends', () => {
  expect(detailQuery('batches', { range: [10.2, 99.5], start: 0 })).toEqual({
    startBatches: 10,
    endBatches: 100,
  });
});

test('a part of the time is asked for as moments, elapsed time from the start of the trial', () => {
  const wanted = {
    'timeSeriesFilter.name': 'time',
    'timeSeriesFilter.timeRange.gte': '2026-11-20T09:00:00.000Z',
    'timeSeriesFilter.timeRange.lte': '2026-11-20T09:01:00.000Z',
  };
  const nine = Date.UTC(2026, 10, 20, 9) / 1000;
  expect(detailQuery('time', { range: [nine + 0.4, nine + 59.6], start: 0 })).toEqual(wanted);
  expect(detailQuery('elapsed', { range: [100, 160], start: nine - 100 })).toEqual(wanted);
});

test('the master cannot cut by epoch or metric', () => {
  expect(detailQuery('epoch', { range: [1, 2], start: 0 })).toBeUndefined();
  expect(detailQuery('training|loss', { range: [1, 2], start: 0 })).toBeUndefined();
});

test('finer points take the place of the known ones in the range alone', () => {
  const [merged] = withDetail([line('a', [0, 10, 20, 30])], {
    finer: [line('a', [8, 9, 10, 12, 20, 25])],
    range: [9, 21],
  });
  expect(merged?.points.map(({ x }) => x)).toEqual([0, 9, 10, 12, 20, 30]);
});

test('a line of which nothing more is known stays the very same', () => {
  const known = [line('a', [0, 10, 20])];
  expect(withDetail(known, { finer: [line('a', [10])], range: [5, 15] })[0]).toBe(known[0]);
  expect(withDetail(known, { finer: [], range: [5, 15] })[0]).toBe(known[0]);
});
