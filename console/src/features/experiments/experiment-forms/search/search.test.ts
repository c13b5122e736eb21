import { describe, expect, test } from 'vitest';
import type { Source } from '~/features/experiments/experiment-forms/copy/source-config';
import { summarizeSearch } from '~/features/experiments/experiment-forms/search-summary';
import { errorsOf } from '~/lib/form-schema';
import { searchConfig, trialCount } from './search-config';
import { initialSearch, maxSlots, type SearchForm, searchSchema, unitsOf } from './search-form';
import {
  isSpaceValid,
  rowErrors,
  type SpaceRow,
  spaceRows,
  toHyperparameter,
  valuesText,
} from './search-space';

const pool = { name: 'a100', slotsAvailable: 16, slotsPerAgent: 4, maxAgents: 2 };
const aux = { name: 'aux', slotsAvailable: 0, slotsPerAgent: 0, maxAgents: 3 };

const source: Source = {
  id: 7,
  name: 'resnet',
  description: '',
  projectId: 3,
  projectName: 'detection',
  workspaceName: 'Vision',
  config: {
    name: 'resnet',
    records_per_epoch: 100,
    resources: { resource_pool: 'a100', slots_per_trial: 2, priority: 7 },
    hyperparameters: {
      optimizer: { lr: { type: 'log', base: 2, minval: -3, maxval: -1, count: 3 } },
      depth: { type: 'int', minval: 1, maxval: 4 },
      width: { type: 'double', minval: 0.5, maxval: 2 },
      kind: { type: 'categorical', vals: ['a', 'b'] },
      tag: '5',
      batch: { type: 'const', val: 32 },
    },
    searcher: {
      name: 'single',
      metric: 'loss',
      smaller_is_better: false,
      max_length: { epochs: 3 },
    },
  },
};
const form: SearchForm = initialSearch(source, [aux, pool]);
const rows = spaceRows(source);
const rowOf = (name: string, change: Partial<SpaceRow> = {}): SpaceRow => {
  const match = rows.find((row) => row.name === name);
  if (!match) throw new Error(`no row ${name}`);
  return { ...match, ...change };
};

describe('the first page', () => {
  test('starts from the source', () => {
    expect(form).toEqual({
      method: 'adaptive_asha',
      name: 'resnet',
      pool: 'a100',
      maxLength: '3',
      unit: 'epochs',
      lengthIn: 'units',
      timeMetric: 'epochs',
      slotsPerTrial: '2',
      mode: 'standard',
      stopOnce: true,
      maxTrials: '1',
      maxConcurrentTrials: '16',
    });
  });

  test('takes over a search of one of the three kinds', () => {
    const searcher = {
      name: 'grid',
      max_length: 5,
      max_concurrent_trials: 0,
      mode: 'aggressive',
      stop_once: false,
      max_trials: 9,
    };
    const other = initialSearch({ ...source, config: { searcher } }, [aux]);
    expect(other).toMatchObject({
      method: 'grid',
      pool: 'aux',
      maxLength: '5',
      unit: 'plain',
      slotsPerTrial: '1',
      mode: 'aggressive',
      stopOnce: false,
      maxTrials: '9',
      maxConcurrentTrials: '0',
    });
  });

  test('epochs are available where the config has their length', () => {
    expect(unitsOf(source)).toEqual(['records', 'batches', 'epochs']);
    expect(unitsOf({ config: { records_per_epoch: 0 } })).toEqual(['records', 'batches']);
    expect(unitsOf({ config: null })).toEqual(['records', 'batches']);
    expect(unitsOf({ config: { searcher: { max_length: 5 } } })).toContain('plain');
  });

  test('a pool has room for the current slots, and for those after a scale-up', () => {
    expect([maxSlots(pool), maxSlots(aux)]).toEqual([16, 0]);
    expect(maxSlots({ ...pool, maxAgents: 8 })).toBe(32);
    expect(maxSlots({ ...pool, slotsPerAgent: -1 })).toBe(16);
    expect(maxSlots({ ...aux, slotsPerAgent: -1 })).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'New experiment name required' }],
    [{ name: 'x'.repeat(81) }, { name: 'New experiment name cannot exceed 80 characters' }],
    [{ pool: '' }, { pool: 'Resource pool required' }],
    [{ maxLength: '0' }, { maxLength: 'Max length must be at least 1' }],
    [{ maxLength: '1.5' }, { maxLength: 'Max length must be a whole number' }],
    [{ maxLength: '' }, { maxLength: 'Max length required' }],
    [{ slotsPerTrial: '17' }, { slotsPerTrial: 'Slots per trial must be at most 16' }],
    [{ slotsPerTrial: '0' }, {}],
    [{ maxTrials: '0' }, { maxTrials: 'Max trials must be at least 1' }],
    [{ maxTrials: '0', method: 'grid' as const }, {}],
    [
      { maxConcurrentTrials: '-1' },
      { maxConcurrentTrials: 'Max concurrent trials must be at least 0' },
    ],
    [{ maxConcurrentTrials: '0' }, {}],
  ])('%j is answered with %j', (change, errors) => {
    expect(errorsOf(searchSchema([pool]), { ...form, ...change })).toEqual(errors);
  });
});

describe('the second page', () => {
  test('has a row for each hyperparameter, by its dotted name', () => {
    const seen = rows.map(({ name, type, current, min, max, gridCount }) =>
      [name, type, current, min, max, gridCount].join(' '),
    );
    expect(seen).toEqual([
      'optimizer.lr log  -3 -1 3',
      'depth int  1 4 ',
      'width double  0.5 2 ',
      'kind categorical    ',
      'tag const 5   ',
      'batch const 32   ',
    ]);
  });

  test('the values of a trial are shown as current', () => {
    const ofTrial = spaceRows(source, {
      trial: { hparams: { optimizer: { lr: 0.25 }, depth: 3 } },
    });
    expect(ofTrial.map(({ current }) => current)).toEqual(['0.25', '3', '', '', '5', '32']);
  });

  test.each([
    ['batch', { current: ' ' }, { current: 'Current value is required.' }],
    ['width', { min: '' }, { min: 'Minimum value is required.' }],
    ['width', { min: 'low' }, { min: 'Minimum value must be a number.' }],
    ['width', { max: '' }, { max: 'Maximum value is required.' }],
    ['width', { max: 'high' }, { max: 'Maximum value must be a number.' }],
    ['width', { max: '0.1' }, { max: 'Maximum value must be above the minimum value.' }],
    ['depth', { min: '1.5' }, { min: 'Minimum value must be a whole number.' }],
    ['width', { min: '-1e-3' }, {}],
    ['kind', { min: '' }, {}],
  ])('%s with %j', (name, change, errors) => {
    expect(rowErrors(rowOf(name, change), false)).toEqual(errors);
  });

  test.each([
    ['', 'Grid count is required.'],
    ['many', 'Grid count must be a number.'],
    ['0', 'Grid count must be at least 1.'],
    ['1.5', 'Grid count must be a whole number.'],
  ])('a grid of %j steps', (gridCount, message) => {
    expect(rowErrors(rowOf('width', { gridCount }), true)).toEqual({ gridCount: message });
    expect(isSpaceValid([rowOf('width', { gridCount })], false)).toBe(true);
  });

  test('typed values are parsed as JSON; unchanged values keep their type', () => {
    const hyperparameterOf = (change: Partial<SpaceRow>) =>
      toHyperparameter(rowOf('tag', change), false);
    expect(hyperparameterOf({})).toEqual({ type: 'const', val: '5' });
    expect(hyperparameterOf({ current: '6' })).toEqual({ type: 'const', val: 6 });
    expect(hyperparameterOf({ current: 'true' })).toEqual({ type: 'const', val: true });
    expect(hyperparameterOf({ current: '[1, 2]' })).toEqual({ type: 'const', val: [1, 2] });
    expect(hyperparameterOf({ current: 'adam' })).toEqual({ type: 'const', val: 'adam' });
  });
});

describe('the config of a search', () => {
  test('an adaptive one', () => {
    const config = searchConfig(source, {
      form: { ...form, name: ' wide ', maxTrials: '9' },
      rows,
    });
    expect(config).toMatchObject({
      name: 'wide',
      project: 'detection',
      workspace: 'Vision',
      resources: { resource_pool: 'a100', slots_per_trial: 2, priority: 7 },
    });
    expect(config.searcher).toEqual({
      name: 'adaptive_asha',
      metric: 'loss',
      smaller_is_better: false,
      max_trials: 9,
      max_length: { epochs: 3 },
      max_concurrent_trials: 16,
      bracket_rungs: [],
      stop_once: true,
      max_rungs: 5,
      divisor: 4,
      mode: 'standard',
    });
    expect(config.hyperparameters).toEqual({
      optimizer: { lr: { type: 'log', minval: -3, maxval: -1, base: 2 } },
      depth: { type: 'int', minval: 1, maxval: 4 },
      width: { type: 'double', minval: 0.5, maxval: 2 },
      kind: { type: 'categorical', vals: ['a', 'b'] },
      tag: { type: 'const', val: '5' },
      batch: { type: 'const', val: 32 },
    });
  });

  test('keeps the rungs of an adaptive source, and drops them for another method', () => {
    const searcher = {
      name: 'adaptive_asha',
      metric: 'loss',
      max_trials: 4,
      max_length: { batches: 9 },
      bracket_rungs: [2],
      max_rungs: 3,
      divisor: 2,
      mode: 'conservative',
      stop_once: false,
    };
    const adaptive = { ...source, config: { ...source.config, searcher } };
    const start = initialSearch(adaptive, [pool]);
    const searcherAfter = searchConfig(adaptive, { form: start, rows }).searcher;
    expect(searcherAfter).toEqual({ ...searcher, max_concurrent_trials: 16 });
    const grid = searchConfig(adaptive, { form: { ...start, method: 'grid' }, rows }).searcher;
    expect(grid).toEqual({
      name: 'grid',
      metric: 'loss',
      max_length: { batches: 9 },
      max_concurrent_trials: 16,
    });
  });

  test('a length without a unit stays without one (public-reports PB2)', () => {
    const searcher = { name: 'random', metric: 'loss', max_trials: 2, max_length: 100 };
    const plain = { ...source, config: { ...source.config, searcher } };
    const start = { ...initialSearch(plain, [pool]), maxLength: '300' };
    expect(searchConfig(plain, { form: start, rows }).searcher).toMatchObject({ max_length: 300 });
  });

  test('a grid says how many steps each range takes', () => {
    const counted = rows.map((row) => ({ ...row, gridCount: '3' }));
    const { hyperparameters } = searchConfig(source, {
      form: { ...form, method: 'grid' },
      rows: counted,
    });
    expect(hyperparameters).toMatchObject({
      optimizer: { lr: { count: 3 } },
      depth: { count: 3 },
      kind: { type: 'categorical', vals: ['a', 'b'] },
    });
  });
});

describe('the number of trials', () => {
  const grid: SearchForm = { ...form, method: 'grid' };
  test.each([
    ['max trials, except for a grid', { form: { ...form, maxTrials: '12' }, rows }, 12],
    [
      'a point for each combination',
      { form: grid, rows: rows.map((row) => ({ ...row, gridCount: '3' })) },
      54,
    ],
    [
      'no more points than whole numbers',
      { form: grid, rows: [rowOf('depth', { gridCount: '9' })] },
      4,
    ],
    ['one, where nothing varies', { form: grid, rows: [rowOf('batch')] }, 1],
    ['unknown, while a count is missing', { form: grid, rows }, undefined],
  ])('%s', (_name, search, count) => {
    expect(trialCount(search)).toBe(count);
  });
});

test('a range of exponents says which values it has (L18)', () => {
  expect(valuesText(rowOf('optimizer.lr'))).toBe('Values from 0.125 to 0.5.');
  expect(valuesText(rowOf('width', { type: 'log', min: '-5', max: '-2' }))).toBe(
    'Values from 1e-5 to 0.01.',
  );
  expect(valuesText(rowOf('optimizer.lr', { max: '' }))).toBeUndefined();
  expect(valuesText(rowOf('optimizer.lr', { max: 'x' }))).toBeUndefined();
  expect(valuesText(rowOf('depth'))).toBeUndefined();
});

test('each activity of trials is listed once, the most common first', () => {
  const train = (length: number) => ({ type: 'RUNNABLE_TYPE_TRAIN' as const, length });
  const validate = { type: 'RUNNABLE_TYPE_VALIDATE' as const, length: 0 };
  const long = { operations: [train(16), validate, train(64), validate], occurrences: 1 };
  const short = { operations: [train(16), validate], occurrences: 3 };
  const config = { searcher: { name: 'random', max_length: { records: 64 } } };
  expect(summarizeSearch([long, short], config)).toEqual({
    lines: [
      { count: 3, steps: 'train 16 records, validate' },
      { count: 1, steps: 'train 16 records, validate, train 64 records, validate' },
    ],
    total: 4,
  });
});
