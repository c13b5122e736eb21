import { expect, test } from 'vitest';
import { mergeMetrics, metricsOf } from '~/data/experiments/metric-requests';
import { hasEpochs } from './metric-names';

const message = {
  searcherMetrics: ['accuracy'],
  trainingMetrics: ['loss'],
  validationMetrics: ['accuracy'],
  metricNames: [
    { group: 'training', name: 'loss' },
    { group: 'inference', name: 'latency' },
    { group: 'training', name: 'epochs' },
  ],
};

test('names of every group count, those of the old fields too, and no x axis', () => {
  expect(metricsOf(message)).toEqual([
    { group: 'validation', name: 'accuracy' },
    { group: 'training', name: 'loss' },
    { group: 'inference', name: 'latency' },
  ]);
});

test('an empty message drops nothing', () => {
  const metrics = metricsOf(message);
  expect(mergeMetrics(metrics, [])).toEqual(metrics);
});

test('new names join in order', () => {
  const metrics = [{ group: 'training', name: 'm10' }];
  expect(
    mergeMetrics(metrics, [{ group: 'training', name: 'm2' }]).map(({ name }) => name),
  ).toEqual(['m2', 'm10']);
});

test('a trial has epochs once its summary counts one', () => {
  const trialWith = (epoch: unknown) => ({ summaryMetrics: { avg_metrics: { loss: {}, epoch } } });
  expect(hasEpochs(trialWith({ type: 'number', max: 3 }))).toBe(true);
  expect(hasEpochs(trialWith({ type: 'number', max: 0 }))).toBe(false);
  expect(hasEpochs(trialWith({ type: 'string', last: 'first' }))).toBe(false);
  expect(hasEpochs({ summaryMetrics: null })).toBe(false);
});
