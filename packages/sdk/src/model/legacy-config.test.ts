import { expect, test } from 'vitest';
import { upgradeConfig } from './legacy-config';

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

test('a step is 100 batches where the config does not say', () => {
  expect(upgradeConfig({ searcher: { target_trial_steps: 3 } })).toEqual({
    searcher: { max_length: { batches: 300 } },
  });
  expect(upgradeConfig({ min_validation_period: 1 })).toEqual({
    min_validation_period: { batches: 100 },
  });
});

test('a config of today stays as it is, plain lengths too', () => {
  const today = {
    min_checkpoint_period: { batches: 100 },
    min_validation_period: { epochs: 1 },
    searcher: { name: 'single', max_length: { batches: 3000 } },
  };
  const unitless = { min_validation_period: 5, searcher: { name: 'single', max_length: 20 } };
  expect(upgradeConfig(today)).toEqual(today);
  expect(upgradeConfig(unitless)).toEqual(unitless);
});

test('the given config is not touched', () => {
  const old = { batches_per_step: 10, searcher: { max_steps: 2 } };
  upgradeConfig(old);
  expect(old).toEqual({ batches_per_step: 10, searcher: { max_steps: 2 } });
});

test.each([null, undefined, {}])('%j gives an empty config', (config) => {
  expect(upgradeConfig(config)).toEqual({});
});

test('a searcher that is not an object is left to the master to refuse', () => {
  expect(upgradeConfig({ searcher: 'single' })).toEqual({ searcher: 'single' });
});
