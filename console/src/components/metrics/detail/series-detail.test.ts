import { expect, test } from 'vitest';
import { detailQuery, withDetail } from './series-detail';

const line = (id: string, xs: number[]) => ({
  id,
  name: id,
  color: '--c1',
  points: xs.map((x) => ({ x, y: x })),
});

test('a part of the batches is requested by its ends', () => {
  expect(detailQuery({ axis: 'batches', range: [10.2, 99.5], start: 0 }, [])).toEqual({
    startBatches: 10,
    endBatches: 100,
  });
});

test('a part of the time is requested as moments, elapsed time from the start of the trial', () => {
  const input = {
    'timeSeriesFilter.name': 'time',
    'timeSeriesFilter.timeRange.gte': '2026-11-20T09:00:00.000Z',
    'timeSeriesFilter.timeRange.lte': '2026-11-20T09:01:00.000Z',
  };
  const nine = Date.UTC(2026, 10, 20, 9) / 1000;
  expect(detailQuery({ axis: 'time', range: [nine + 0.4, nine + 59.6], start: 0 }, [])).toEqual(
    input,
  );
  expect(detailQuery({ axis: 'elapsed', range: [100, 160], start: nine - 100 }, [])).toEqual(input);
});

const measured = [
  {
    group: 'training',
    data: [10, 20, 30, 40, 50].map((batches) => ({
      batches,
      epoch: batches / 10,
      // falls, and rises again
      values: { loss: Math.abs(batches - 30) },
      time: null,
    })),
  },
];

test.each([
  ['epoch', [2, 3], { startBatches: 10, endBatches: 40 }],
  ['epoch', [4.5, 5], { startBatches: 40, endBatches: 50 }],
  ['training|loss', [8, 12], { startBatches: 10, endBatches: 50 }],
  ['training|loss', [0, 1], { startBatches: 20, endBatches: 40 }],
] as const)('a part of %s is requested by the batches it lies at: %j', (axis, range, batches) => {
  expect(detailQuery({ axis, range, start: 0 }, measured)).toEqual(batches);
});

test('a range without points requests nothing', () => {
  expect(detailQuery({ axis: 'epoch', range: [7, 9], start: 0 }, measured)).toBeUndefined();
  expect(detailQuery({ axis: 'training|lr', range: [0, 9], start: 0 }, measured)).toBeUndefined();
});

test('finer points replace the known ones in the range only', () => {
  const [merged] = withDetail([line('a', [0, 10, 20, 30])], {
    finer: [line('a', [8, 9, 10, 12, 20, 25])],
    range: [9, 21],
  });
  expect(merged?.points.map(({ x }) => x)).toEqual([0, 9, 10, 12, 20, 30]);
});

test('a line without finer points keeps its identity', () => {
  const lines = [line('a', [0, 10, 20])];
  expect(withDetail(lines, { finer: [line('a', [10])], range: [5, 15] })[0]).toBe(lines[0]);
  expect(withDetail(lines, { finer: [], range: [5, 15] })[0]).toBe(lines[0]);
});
