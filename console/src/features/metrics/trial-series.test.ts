import { pairMetrics } from '@trainyard/sdk/model';
import { describe, expect, test } from 'vitest';
import { axesWithData, badgeOf, filterPairs, metricPoints, pairSeries } from './trial-series';

const at = (batches: number, values: Record<string, unknown>, epoch = 0) => ({
  batches,
  values,
  epoch,
  time: new Date(batches * 1000).toISOString(),
});

const groups = [
  {
    group: 'training',
    data: [at(20, { loss: 2, val_loss: null }), at(10, { loss: 3, note: 'x' })],
  },
  { group: 'validation', data: [at(20, { loss: null, val_loss: Number.NaN })] },
];

describe('points of a metric', () => {
  test('are ordered by batches; what was not reported, or is no number, is left out', () => {
    expect(metricPoints(groups, { group: 'training', name: 'loss' }, 'batches')).toEqual([
      { x: 10, y: 3 },
      { x: 20, y: 2 },
    ]);
    expect(metricPoints(groups, { group: 'training', name: 'note' }, 'batches')).toEqual([]);
  });

  test('keep NaN, since it was reported', () => {
    const [point] = metricPoints(groups, { group: 'validation', name: 'val_loss' }, 'batches');
    expect(point).toEqual({ x: 20, y: Number.NaN });
  });

  test('by time stand at seconds', () => {
    expect(
      metricPoints(groups, { group: 'training', name: 'loss' }, 'time').map(({ x }) => x),
    ).toEqual([10, 20]);
  });

  test('by epoch only where one was reported', () => {
    expect(metricPoints(groups, { group: 'training', name: 'loss' }, 'epoch')).toEqual([]);
    const epochs = [{ group: 'training', data: [at(10, { loss: 3 }, 1), at(20, { loss: 2 }, 2)] }];
    expect(
      metricPoints(epochs, { group: 'training', name: 'loss' }, 'epoch').map(({ x }) => x),
    ).toEqual([1, 2]);
  });
});

test('epoch is offered once a point has one', () => {
  expect(axesWithData(groups)).toEqual(['batches', 'time']);
  expect(axesWithData([{ group: 'training', data: [at(1, {}, 3)] }])).toEqual([
    'batches',
    'epoch',
    'time',
  ]);
  expect(axesWithData([])).toEqual(['batches']);
});

test('a pair shares a chart, in the colours of training and validation', () => {
  const [pair] = pairMetrics([
    { group: 'validation', name: 'val_loss' },
    { group: 'training', name: 'loss' },
  ]);
  expect(pair?.title).toBe('loss');
  expect(pair && pairSeries(pair, groups, 'batches')).toMatchObject([
    { id: 'training|loss', name: 'training loss', color: '--c1' },
    { id: 'validation|val_loss', name: 'validation val_loss', color: '--c2' },
  ]);
});

test('a group of the training code has a colour and a badge of its own', () => {
  const pairs = pairMetrics([{ group: 'inference', name: 'latency' }]);
  expect(pairs.flatMap((pair) => pairSeries(pair, [], 'batches'))[0]?.color).toBe('--c3');
  expect(['training', 'validation', 'inference'].map(badgeOf)).toEqual(['T', 'V', 'inference']);
});

test.each([
  ['', 2],
  ['LOSS', 1],
  ['inference', 1],
  ['nothing', 0],
])('the filter %o leaves %i charts', (text, count) => {
  const pairs = pairMetrics([
    { group: 'training', name: 'loss' },
    { group: 'inference', name: 'latency' },
  ]);
  expect(filterPairs(pairs, text)).toHaveLength(count);
});
