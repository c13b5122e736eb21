import { pairMetrics } from '@trainyard/sdk/model';
import { describe, expect, test } from 'vitest';
import type { XAxis } from '~/components/metrics/series-axis';
import { axesWithData, metricPoints, pairSeries } from './trial-series';

const at = (batches: number, values: Record<string, unknown>, epoch = 0) => ({
  batches,
  values,
  epoch,
  time: new Date(batches * 1000).toISOString(),
});

const over = (x: XAxis, start = 0) => ({ x, start });

const groups = [
  {
    group: 'training',
    data: [at(20, { loss: 2, val_loss: null }), at(10, { loss: 3, note: 'x' })],
  },
  { group: 'validation', data: [at(20, { loss: null, val_loss: Number.NaN })] },
];

describe('points of a metric', () => {
  test('are ordered by batches; missing values and values that are not numbers are left out', () => {
    expect(metricPoints(groups, { group: 'training', name: 'loss' }, over('batches'))).toEqual([
      { x: 10, y: 3 },
      { x: 20, y: 2 },
    ]);
    expect(metricPoints(groups, { group: 'training', name: 'note' }, over('batches'))).toEqual([]);
  });

  test('keep NaN, since it was reported', () => {
    const [point] = metricPoints(
      groups,
      { group: 'validation', name: 'val_loss' },
      over('batches'),
    );
    expect(point).toEqual({ x: 20, y: Number.NaN });
  });

  test('by time are at seconds', () => {
    expect(
      metricPoints(groups, { group: 'training', name: 'loss' }, over('time')).map(({ x }) => x),
    ).toEqual([10, 20]);
  });

  test('by elapsed time count from the start of the trial, and not below it', () => {
    const loss = { group: 'training', name: 'loss' };
    expect(metricPoints(groups, loss, over('elapsed', 12)).map(({ x }) => x)).toEqual([0, 8]);
  });

  test('over another metric are at its value at the same batch, in any group', () => {
    const joined = [
      { group: 'training', data: [at(10, { tokens: 7, loss: 3 }), at(20, { tokens: 5, loss: 2 })] },
      { group: 'validation', data: [at(20, { error: 0.5 }), at(30, { error: 0.4 })] },
    ];
    const axis = over('training|tokens');
    expect(metricPoints(joined, { group: 'training', name: 'loss' }, axis)).toEqual([
      { x: 5, y: 2 },
      { x: 7, y: 3 },
    ]);
    expect(metricPoints(joined, { group: 'validation', name: 'error' }, axis)).toEqual([
      { x: 5, y: 0.5 },
    ]);
  });

  test('by epoch only where one was reported', () => {
    expect(metricPoints(groups, { group: 'training', name: 'loss' }, over('epoch'))).toEqual([]);
    const epochs = [{ group: 'training', data: [at(10, { loss: 3 }, 1), at(20, { loss: 2 }, 2)] }];
    expect(
      metricPoints(epochs, { group: 'training', name: 'loss' }, over('epoch')).map(({ x }) => x),
    ).toEqual([1, 2]);
  });
});

test('epoch is offered once a point has one', () => {
  expect(axesWithData(groups)).toEqual(['batches', 'time', 'elapsed']);
  expect(axesWithData([{ group: 'training', data: [at(1, {}, 3)] }])).toEqual([
    'batches',
    'epoch',
    'time',
    'elapsed',
  ]);
  expect(axesWithData([])).toEqual(['batches']);
});

test('a pair shares a chart, in the colors of training and validation', () => {
  const [pair] = pairMetrics([
    { group: 'validation', name: 'val_loss' },
    { group: 'training', name: 'loss' },
  ]);
  expect(pair?.title).toBe('loss');
  expect(pair && pairSeries(pair, groups, over('batches'))).toMatchObject([
    { id: 'training|loss', name: '[T] loss', color: '--c1' },
    { id: 'validation|val_loss', name: '[V] val_loss', color: '--c2' },
  ]);
});

test('a group of the training code has a color of its own', () => {
  const pairs = pairMetrics([{ group: 'inference', name: 'latency' }]);
  expect(pairs.flatMap((pair) => pairSeries(pair, [], over('batches')))[0]?.color).toBe('--c3');
});
