import { describe, expect, test } from 'vitest';
import { sample } from '../simulation/search/hyperparameters';
import { fullConfig } from './full-config';
import { objectOf } from './json';
import { readConfig } from './read-config';
import { settingsFrom } from './settings';

const storage = { type: 'shared_fs', host_path: '/mnt/checkpoints' };
const settingsOf = (text: string) =>
  settingsFrom(
    fullConfig({
      config: readConfig(text),
      storage,
      experimentSeed: 1,
      madeUpName: () => 'made up',
    }),
  );

const halving = (more: string) =>
  `searcher: {metric: m, max_length: {batches: 9}, max_trials: 1000000000, ${more}}`;

describe('configs that request too much', () => {
  test.each([
    'name: async_halving, num_rungs: 1000000000',
    'name: adaptive_asha, max_rungs: 1000000000, divisor: 1.0000001',
    'name: adaptive_asha, bracket_rungs: [1000000000, -3]',
    'name: adaptive_asha, divisor: 1.0e+300, max_concurrent_trials: 1000000000',
    'name: adaptive_asha, max_concurrent_trials: 0',
    'name: random, max_concurrent_trials: 0',
  ])('%s', (more) => {
    const { searcher } = settingsOf(halving(more));
    for (const ladder of searcher.brackets ?? [searcher]) {
      expect(ladder.maxTrials).toBeGreaterThan(0);
      expect(ladder.maxConcurrentTrials).toBeGreaterThan(0);
      expect(ladder.maxConcurrentTrials).toBeLessThanOrEqual(1000);
    }
    for (const { lengths } of searcher.brackets ?? []) {
      expect(lengths.length).toBeLessThanOrEqual(64);
      expect(lengths.at(-1)).toBe(9);
    }
  });

  test('aliases that expand without limit are rejected', () => {
    const lines = ['a: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 9; level++) {
      const alias = `*a${level - 1}`;
      lines.push(`b${level}: &a${level} [${Array(10).fill(alias).join(', ')}]`);
    }
    expect(() => readConfig(lines.join('\n'))).toThrow(/^invalid experiment configuration: .*yaml/);
  });

  test('names of built-in properties are ordinary names', () => {
    const text = '{"hyperparameters": {"__proto__": {"stained": 1}, "a.__proto__.stained": 2}}';
    const { hyperparameters } = settingsOf(text.replace('{', `{"searcher": {}, `));
    expect(JSON.stringify(sample(hyperparameters, 1))).toBe(
      '{"__proto__":{"stained":1},"a.__proto__.stained":2}',
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    const config = readConfig(
      '{"entrypoint": "x", "hyperparameters": {"__proto__": 1, "constructor": {"type": "int", "minval": 1, "maxval": 2}}}',
    );
    expect(Object.keys(objectOf(config.hyperparameters))).toContain('constructor');
    expect(() => readConfig('searcher: {name: constructor}')).toThrow(/is not an object where/);
    expect(() => readConfig('hyperparameters: {a: {type: toString}}')).toThrow(/it must be one of/);
  });

  test.each([
    ['hyperparameters: {a: {type: categorical, vals: []}}', /vals: minimum 1 items/],
    ['hyperparameters: {a: {type: int, minval: 5, maxval: 2}}', /minval must be less than maxval/],
    ['hyperparameters: {a: {type: log, base: 0, minval: 1, maxval: 2}}', /base: must be > 0/],
    ['hyperparameters: {a: [{type: int}]}', /a\[0\]: minval is a required property/],
    ['min_validation_period: 100', /must have one attribute named "batches"/],
    ['min_validation_period: {batches: -1}', /batches: must be >= 0 but found -1/],
    ['searcher: {name: single, max_length: {batches: 0}}', /batches: must be > 0 but found 0/],
    ['searcher: {name: single, divisor: 4}', /additionalProperties "divisor" not allowed/],
    ['resources: {priority: 100}', /priority: must be <= 99 but found 100/],
    ['checkpoint_policy: some', /value must be one of "best", "all", "none"/],
    ['checkpoint_storage: {type: tape}', /is one of 'shared_fs', 's3', 'gcs' or 'azure'/],
    ['labels: [a, 1]', /labels\[1\]: expected string, but got integer/],
  ])('%s is rejected', (text, problem) => {
    expect(() => readConfig(text)).toThrow(problem);
  });
});
