import { describe, expect, test } from 'vitest';
import {
  type Config,
  isSingleTrial,
  maxLength,
  maxTrials,
  searcherMetric,
  searcherName,
  smallerIsBetter,
} from './config';

describe('single trial', () => {
  test.each<[string, Config, boolean]>([
    ['single', { searcher: { name: 'single' } }, true],
    ['random', { searcher: { name: 'random', max_trials: 1 } }, true],
    ['random', { searcher: { name: 'random', max_trials: 2 } }, false],
    ['random', { searcher: { name: 'random', max_trials: '1' } }, false],
    ['grid', { searcher: { name: 'grid' } }, false],
    // the config speaks before the summary field
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

  test('tells its name, metric, direction and limit', () => {
    expect(searcherName(config)).toBe('adaptive_asha');
    expect(searcherMetric(config)).toBe('accuracy');
    expect(smallerIsBetter(config)).toBe(false);
    expect(maxTrials(config)).toBe(12);
  });

  test.each<Config>([null, undefined, {}, { searcher: null }, { searcher: 7 }, { searcher: {} }])(
    'says nothing for %j, and smaller is better',
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
  ])('max_length %j reads as %j', (value, length) => {
    expect(maxLength({ searcher: { max_length: value } })).toEqual(length);
  });
});
