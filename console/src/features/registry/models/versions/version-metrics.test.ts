import type { ModelVersion } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { bestOf, directionOf, measuredBy, metricNamesOf, verdictOf } from './version-metrics';

type Part = Pick<ModelVersion, 'checkpoint' | 'version'>;
type VersionFacts = { metrics: Record<string, unknown>; searcher?: object };

function versionWith({ metrics, searcher }: VersionFacts): Part {
  const training = {
    trialId: 1,
    experimentId: 1,
    experimentConfig: searcher ? { searcher } : null,
    hparams: null,
    trainingMetrics: { avgMetrics: { loss: 1 }, batchMetrics: [] },
    validationMetrics: { avgMetrics: metrics, batchMetrics: [] },
    searcherMetric: null,
  };
  const checkpoint: Part['checkpoint'] = {
    taskId: 't',
    allocationId: '',
    uuid: 'u',
    reportTime: null,
    resources: {},
    metadata: {},
    state: 'STATE_COMPLETED',
    training,
  };
  return { version: 1, checkpoint };
}

const byLoss = { metric: 'gap', smaller_is_better: true };
const byGain = { metric: 'gap', smaller_is_better: false };

test('what was searched by comes first, training metrics last, other values not at all', () => {
  const version = versionWith({ metrics: { val_loss: 1, gap: 2, note: 'x' }, searcher: byLoss });
  expect(metricNamesOf([version])).toEqual(['gap', 'val_loss', '[T] loss']);
  expect([...measuredBy(version)]).toEqual([
    ['val_loss', 1],
    ['gap', 2],
    ['[T] loss', 1],
  ]);
});

test.each([
  ['val_loss', 'smaller'],
  ['calibration_error', 'smaller'],
  ['latency, ms', 'smaller'],
  ['val_acc', 'larger'],
  ['validation_f1', 'larger'],
  ['glossary', undefined],
  ['steps', undefined],
])('the direction of %s by its name: %s', (name, direction) => {
  expect(directionOf(name, [])).toBe(direction);
});

test('the configuration decides over the name, and a contradiction marks nothing', () => {
  const low = versionWith({ metrics: { gap: 1 }, searcher: byLoss });
  const high = versionWith({ metrics: { gap: 3 }, searcher: byGain });
  expect(directionOf('gap', [low])).toBe('smaller');
  expect(directionOf('gap', [low, high])).toBeUndefined();
  expect(bestOf('gap', [low, versionWith({ metrics: { gap: 2 } })])).toBe(1);
  expect(bestOf('gap', [low])).toBeUndefined();
  expect(bestOf('gap', [low, high])).toBeUndefined();
});

test('a change is better or worse by the direction of its metric', () => {
  expect(verdictOf([2, 1], 'larger')).toBe('better');
  expect(verdictOf([2, 1], 'smaller')).toBe('worse');
  expect(verdictOf([1, 1], 'smaller')).toBeUndefined();
  expect(verdictOf([2, undefined], 'larger')).toBeUndefined();
  expect(verdictOf([2, 1], undefined)).toBeUndefined();
});
