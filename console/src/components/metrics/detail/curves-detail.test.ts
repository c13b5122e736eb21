import { expect, test } from 'vitest';
import { curvesDetail } from './curves-detail';

const nine = Date.UTC(2026, 10, 20, 9) / 1000;

/** A curve with a point every 10 batches and every 20 seconds. */
const curve = (trialId: number, { count = 200, start = nine } = {}) => ({
  trialId,
  start,
  groups: [
    {
      group: 'training',
      data: Array.from({ length: count }, (_, at) => ({
        ...{ batches: at * 10, epoch: 0, values: { loss: 1 } },
        time: new Date((start + at * 20) * 1000).toISOString(),
      })),
    },
  ],
});

const many = (count: number) => Array.from({ length: count }, (_, at) => curve(at + 1));

test.each([
  ['one request for all', many(2), [1, 2]],
  ['fifty curves', many(50), many(50).map(({ trialId }) => trialId)],
  ['one more', many(51), undefined],
  ['a curve that has all its points', [curve(1, { count: 199 }), curve(2)], [2]],
  ['none that has fewer', [curve(1, { count: 199 })], undefined],
  ['none at all', [], undefined],
])('of %s', (_, curves, trialIds) => {
  const detail = curvesDetail(curves, { x: 'batches', range: [100.5, 200] });
  expect(detail?.trialIds).toEqual(trialIds);
  if (trialIds) expect(detail?.part).toEqual({ startBatches: 100, endBatches: 200 });
});

test('curves that end before the range, or begin after it, are not read', () => {
  const later = curve(2, { start: nine + 10_000 });
  const range = [nine + 100, nine + 200] as const;
  expect(curvesDetail([curve(1), later], { x: 'time', range })).toEqual({
    trialIds: [1],
    part: {
      'timeSeriesFilter.name': 'time',
      'timeSeriesFilter.timeRange.gte': '2026-11-20T09:01:40.000Z',
      'timeSeriesFilter.timeRange.lte': '2026-11-20T09:03:20.000Z',
    },
  });
  expect(curvesDetail(many(1), { x: 'batches', range: [5000, 6000] })).toBeUndefined();
});

test.each([
  [[90, 210], { startBatches: 40, endBatches: 110 }],
  // between two known points
  [[101, 102], { startBatches: 50, endBatches: 60 }],
  [[0, 100_000], { startBatches: 0, endBatches: 1990 }],
] as const)('%j elapsed seconds of trials with other starts are batches', (range, part) => {
  const curves = [curve(1), curve(2, { start: nine + 500 })];
  expect(curvesDetail(curves, { x: 'elapsed', range })).toEqual({ trialIds: [1, 2], part });
});
