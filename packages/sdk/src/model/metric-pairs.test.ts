import { expect, test } from 'vitest';
import { pairMetrics } from './metric-pairs';
import { metricId, parseMetricId } from './metrics';

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

test('every metric is on exactly one chart, whatever clashes', () => {
  expect(
    charts('training.loss', 'training.t_loss', 'validation.val_loss', 'validation.v_loss'),
  ).toEqual([
    'loss: training.loss + validation.val_loss',
    'loss: validation.v_loss',
    'loss: training.t_loss',
  ]);
});

test('only the prefix of the own group goes, and never the whole name', () => {
  expect(charts('training.val_loss', 'validation.v_')).toEqual([
    'v_: validation.v_',
    'val_loss: training.val_loss',
  ]);
});
