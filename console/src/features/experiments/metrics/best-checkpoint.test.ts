import { expect, test } from 'vitest';
import type { XAxis } from '~/components/metrics/series-axis';
import { withBestCheckpoint } from './best-checkpoint';
import { pairSeries } from './trial-series';

const start = Date.parse('2026-11-20T09:00:00Z') / 1000;

const at = (batches: number, values: Record<string, number>) => ({
  batches,
  values,
  epoch: batches / 100,
  time: new Date((start + batches) * 1000).toISOString(),
});

const groups = [
  { group: 'training', data: [100, 200, 300, 400].map((batches) => at(batches, { loss: 1 })) },
  { group: 'validation', data: [200, 400].map((batches) => at(batches, { loss: 2 })) },
];
const pair = {
  title: 'loss',
  metrics: [
    { group: 'training', name: 'loss' },
    { group: 'validation', name: 'loss' },
  ],
};

function flagsAt(batches: number | undefined, x: XAxis = 'batches') {
  const axis = { x, start };
  const series = pairSeries(pair, groups, axis);
  const marked = withBestCheckpoint(series, { pair, groups, axis, batches });
  return marked.map(({ flags }) => flags?.map((flag) => flag.x));
}

test('both lines of a chart have the flag, on every axis', () => {
  expect(flagsAt(400)).toEqual([[400], [400]]);
  expect(flagsAt(400, 'epoch')).toEqual([[4], [4]]);
  expect(flagsAt(400, 'elapsed')).toEqual([[400], [400]]);
});

test('a batch without a measurement is marked at its neighbor', () => {
  expect(flagsAt(320)).toEqual([[300], [400]]);
});

test('a batch outside of the drawn range is not marked, nor is a missing one', () => {
  expect(flagsAt(150)).toEqual([[100], undefined]);
  expect(flagsAt(500)).toEqual([undefined, undefined]);
  expect(flagsAt(undefined)).toEqual([undefined, undefined]);
});
