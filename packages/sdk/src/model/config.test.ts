import { describe, expect, test } from 'vitest';
import {
  type Config,
  isSingleTrial,
  maxLength,
  maxTrials,
  searcherMetric,
  searcherName,
  smallerIsBetter,
  upgradeConfig,
} from './config';

describe('single trial', () => {
  test.each<[string, Config, boolean]>([
    ['single', { searcher: { name: 'single' } }, true],
    ['random', { searcher: { name: 'random', max_trials: 1 } }, true],
    ['random', { searcher: { name: 'random', max_trials: 2 } }, false],
    ['random', { searcher: { name: 'random', max_trials: '1' } }, false],
    ['grid', { searcher: { name: 'grid' } }, false],
    // the config takes precedence over the summary field
    ['single', { searcher: { name: 'grid' } }, false],
    ['single', null, true],
    ['single', { searcher: 'single' }, true],
    ['grid', { searcher: ['single'] }, false],
    ['', {}, false],
  ])('searcher type %j with config %j: %s', (searcherType, config, single) => {
    expect(isSingleTrial({ searcherType, config: config ?? null })).toBe(single);
  });
});

describe('searcher', () => {
  const config = {
    searcher: {
      name: 'adaptive_asha',
      metric: 'accuracy',
      smaller_is_better: false,
      max_trials: 12,
    },
  };

  test('has a name, a metric, a direction and a limit', () => {
    expect(searcherName(config)).toBe('adaptive_asha');
    expect(searcherMetric(config)).toBe('accuracy');
    expect(smallerIsBetter(config)).toBe(false);
    expect(maxTrials(config)).toBe(12);
  });

  test.each<Config>([null, undefined, {}, { searcher: null }, { searcher: 7 }, { searcher: {} }])(
    'has none of these for %j, and smaller is better',
    (empty) => {
      expect(searcherName(empty)).toBeUndefined();
      expect(searcherMetric(empty)).toBeUndefined();
      expect(maxTrials(empty)).toBeUndefined();
      expect(maxLength(empty)).toBeUndefined();
      expect(smallerIsBetter(empty)).toBe(true);
    },
  );

  test.each([
    [{ batches: 3000 }, { length: 3000, unit: 'batches' }],
    [{ epochs: 4 }, { length: 4, unit: 'epochs' }],
    [{ records: 60000 }, { length: 60000, unit: 'records' }],
    [12, { length: 12 }],
    ['12', undefined],
    [{ batches: 'many' }, undefined],
    [Number.NaN, undefined],
  ])('max_length %j becomes %j', (value, length) => {
    expect(maxLength({ searcher: { max_length: value } })).toEqual(length);
  });

  test.each([
    [
      { max_time: 1600, time_metric: 'batches' },
      { length: 1600, unit: 'batches', timeMetric: 'batches' },
    ],
    [
      { max_time: 8, time_metric: 'tokens' },
      { length: 8, timeMetric: 'tokens' },
    ],
    [{ max_time: 8 }, { length: 8, timeMetric: '' }],
    [
      { max_time: null, max_length: { epochs: 2 } },
      { length: 2, unit: 'epochs' },
    ],
    [
      { max_time: 9, time_metric: 'epochs', max_length: { batches: 5 } },
      { length: 9, unit: 'epochs', timeMetric: 'epochs' },
    ],
  ])('%j becomes %j', (searcher, length) => {
    expect(maxLength({ searcher })).toEqual(length);
  });
});

test('lengths in steps become lengths in batches', () => {
  const old = {
    name: 'mnist',
    batches_per_step: 50,
    min_checkpoint_period: 2,
    min_validation_period: 4,
    searcher: { name: 'pbt', steps_per_round: 3, step_budget: 10, max_steps: 6 },
  };
  expect(upgradeConfig(old)).toEqual({
    name: 'mnist',
    min_checkpoint_period: { batches: 100 },
    min_validation_period: { batches: 200 },
    searcher: {
      name: 'pbt',
      length_per_round: { batches: 150 },
      budget: { batches: 500 },
      max_length: { batches: 300 },
    },
  });
});

test('a step is 100 batches by default', () => {
  expect(upgradeConfig({ searcher: { target_trial_steps: 3 } })).toEqual({
    searcher: { max_length: { batches: 300 } },
  });
  expect(upgradeConfig({ min_validation_period: 1 })).toEqual({
    min_validation_period: { batches: 100 },
  });
});

test('a current config is unchanged, including plain lengths', () => {
  const today = {
    min_checkpoint_period: { batches: 100 },
    min_validation_period: { epochs: 1 },
    searcher: { name: 'single', max_length: { batches: 3000 } },
  };
  const unitless = { min_validation_period: 5, searcher: { name: 'single', max_length: 20 } };
  expect(upgradeConfig(today)).toEqual(today);
  expect(upgradeConfig(unitless)).toEqual(unitless);
});

test('the given config is not changed', () => {
  const old = { batches_per_step: 10, searcher: { max_steps: 2 } };
  upgradeConfig(old);
  expect(old).toEqual({ batches_per_step: 10, searcher: { max_steps: 2 } });
});

test.each([null, undefined, {}])('%j gives an empty config', (config) => {
  expect(upgradeConfig(config)).toEqual({});
});

test('the master refuses a searcher that is not an object', () => {
  expect(upgradeConfig({ searcher: 'single' })).toEqual({ searcher: 'single' });
});
