import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareMetrics,
  isAxisName,
  type Metric,
  metricId,
  metricKey,
  metricType,
  pairMetrics,
  parseMetricId,
  parseMetricKey,
} from './metrics';

const loss: Metric = { group: 'validation', name: 'loss' };

test('a metric has a key for links and an id for the master', () => {
  expect(metricKey(loss)).toBe('validation|loss');
  expect(metricId(loss)).toBe('validation.loss');
});

test.each([
  loss,
  { group: 'training', name: 'top.5|acc' },
  { group: 'my group', name: 'a b' },
  { group: 'validation', name: '' },
])('key and id of %j are read back', (metric) => {
  expect(parseMetricKey(metricKey(metric))).toEqual(metric);
  expect(parseMetricId(metricId(metric))).toEqual(metric);
});

test.each(['', 'loss', '|loss'])('"%s" is not a key', (text) => {
  expect(parseMetricKey(text)).toBeUndefined();
});

test.each([
  ['training', 'METRIC_TYPE_TRAINING'],
  ['validation', 'METRIC_TYPE_VALIDATION'],
  ['inference', 'METRIC_TYPE_UNSPECIFIED'],
])('group %s has type %s', (group, type) => {
  expect(metricType({ group, name: 'loss' })).toBe(type);
});

test('validation comes before training, then by name, numbers by value', () => {
  const ids = ['training.loss', 'extra.a', 'validation.m10', 'validation.M2', 'training.Acc'];
  const metrics = ids.map(parseMetricId).filter((metric) => metric !== undefined);
  expect(metrics.toSorted(compareMetrics).map(metricId)).toEqual([
    'validation.M2',
    'validation.m10',
    'training.Acc',
    'training.loss',
    'extra.a',
  ]);
});

test('x axes are not metrics', () => {
  expect(['batches', 'epoch', 'epochs', 'time'].every(isAxisName)).toBe(true);
  expect(isAxisName('loss')).toBe(false);
});

function charts(...ids: string[]): string[] {
  const metrics = ids.map(parseMetricId).filter((metric) => metric !== undefined);
  return pairMetrics(metrics).map(
    (pair) => `${pair.title}: ${pair.metrics.map(metricId).join(' + ')}`,
  );
}

test.each([
  ['training.loss', 'validation.loss'],
  ['training.t_loss', 'validation.v_loss'],
  ['training.train_loss', 'validation.val_loss'],
  ['training.training_loss', 'validation.validation_loss'],
  ['training.loss', 'validation.val_loss'],
])('%s and %s share a chart, training first', (training, validation) => {
  expect(charts(validation, training)).toEqual([`loss: ${training} + ${validation}`]);
});

test('lone training metrics and other groups come last', () => {
  expect(
    charts('training.lr', 'inference.speed', 'validation.acc', 'validation.loss', 'training.loss'),
  ).toEqual([
    'acc: validation.acc',
    'loss: training.loss + validation.loss',
    'lr: training.lr',
    'speed: inference.speed',
  ]);
});

test('every metric is on exactly one chart, also with clashing names', () => {
  expect(
    charts('training.loss', 'training.t_loss', 'validation.val_loss', 'validation.v_loss'),
  ).toEqual([
    'loss: training.loss + validation.val_loss',
    'v_loss: validation.v_loss',
    't_loss: training.t_loss',
  ]);
});

test.each([
  [
    ['validation.loss', 'validation.val_loss', 'validation.validation_loss'],
    ['loss', 'val_loss', 'validation_loss'],
  ],
  [
    ['training.loss', 'training.train_loss', 'training.t_total'],
    ['loss', 'train_loss', 't_total'],
  ],
  [
    ['validation.val_loss', 'validation.loss', 'training.loss'],
    ['val_loss', 'loss'],
  ],
  [
    ['validation.loss', 'validation.v_loss', 'training.t_loss'],
    ['loss', 'v_loss'],
  ],
  [
    ['inference.loss', 'validation.loss', 'training.loss', 'other.loss'],
    ['loss', 'inference.loss', 'other.loss'],
  ],
])('%j have the titles %j', (ids, titles) => {
  expect(charts(...ids).map((chart) => chart.split(': ')[0])).toEqual(titles);
});

test('two charts never have one title, and each metric has one chart', () => {
  const names = fc.constantFrom(
    'loss',
    't_loss',
    'v_loss',
    'val_loss',
    'train_loss',
    'a.loss',
    'v_',
  );
  const groups = fc.constantFrom('training', 'validation', 'inference', 'a', 'inference.a');
  const metrics = fc.uniqueArray(fc.record({ group: groups, name: names }), {
    selector: ({ group, name }) => JSON.stringify([group, name]),
  });
  fc.assert(
    fc.property(metrics, (all) => {
      const pairs = pairMetrics(all);
      expect(new Set(pairs.map(({ title }) => title)).size).toBe(pairs.length);
      expect(new Set(pairs.flatMap((pair) => pair.metrics))).toEqual(new Set(all));
    }),
  );
});

test('only the prefix of the own group is removed, and never the whole name', () => {
  expect(charts('training.val_loss', 'validation.v_')).toEqual([
    'v_: validation.v_',
    'val_loss: training.val_loss',
  ]);
});
