import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atPaths,
  batchesPerUnit,
  globalBatchSize,
  hyperparameters,
  hyperparameterValues,
  maxBatches,
  nameTogether,
  readHyperparameter,
  searchedHyperparameters,
  shownHyperparameterValues,
  valueAtName,
} from './hyperparameters';

const config = {
  hyperparameters: {
    lr: { type: 'log', base: 10, minval: -4, maxval: -1, count: 5 },
    model: {
      depth: { type: 'int', minval: 2, maxval: 8 },
      name: 'vit',
      dropout: { type: 'const', val: 0.1 },
    },
    optimizer: { type: 'categorical', vals: ['adam', { name: 'sgd' }] },
    layers: [64, 64],
    global_batch_size: 32,
  },
  records_per_epoch: 6400,
  searcher: { name: 'random', max_length: { epochs: 3 } },
};

test('hyperparameters have dotted names and their own types, plain values are constants', () => {
  expect(hyperparameters(config)).toMatchObject([
    { name: 'lr', hyperparameter: { type: 'log', base: 10, minval: -4, maxval: -1, count: 5 } },
    { name: 'model.depth', hyperparameter: { type: 'int', minval: 2, maxval: 8 } },
    { name: 'model.name', hyperparameter: { type: 'const', val: 'vit' } },
    { name: 'model.dropout', hyperparameter: { type: 'const', val: 0.1 } },
    { name: 'optimizer', hyperparameter: { type: 'categorical', vals: ['adam', { name: 'sgd' }] } },
    { name: 'layers', hyperparameter: { type: 'const', val: [64, 64] } },
    { name: 'global_batch_size', hyperparameter: { type: 'const', val: 32 } },
  ]);
  expect(searchedHyperparameters(config)).toEqual(['lr', 'model.depth', 'optimizer']);
});

test.each([
  [null, { type: 'const', val: null }],
  [0, { type: 'const', val: 0 }],
  [{ type: 'double' }, { type: 'double', minval: 0, maxval: 1 }],
  [
    { type: 'log', minval: -3, maxval: 'x' },
    { type: 'log', base: 10, minval: -3, maxval: 1 },
  ],
  [
    { type: 'categorical', vals: 'a' },
    { type: 'categorical', vals: [] },
  ],
  [{ nested: 1 }, undefined],
  [{}, undefined],
])('%j is read as %j', (entry, hyperparameter) => {
  expect(readHyperparameter(entry)).toEqual(hyperparameter);
});

test('the values of a trial have dotted names, and an empty object is a value', () => {
  expect(hyperparameterValues({ a: 1, b: { c: [2], d: {} }, e: null })).toMatchObject([
    { name: 'a', value: 1 },
    { name: 'b.c', value: [2] },
    { name: 'b.d', value: {} },
    { name: 'e', value: null },
  ]);
  expect(hyperparameterValues(null)).toEqual([]);
});

test('units of a search are counted in batches where the config contains the needed values', () => {
  expect(globalBatchSize(config)).toBe(32);
  expect(
    (['batches', 'records', 'epochs'] as const).map((unit) => batchesPerUnit(config, unit)),
  ).toEqual([1, 1 / 32, 200]);
  expect(maxBatches(config)).toBe(600);
  const searched = {
    ...config,
    hyperparameters: { global_batch_size: { type: 'int', minval: 8, maxval: 64 } },
  };
  expect(maxBatches(searched)).toBeUndefined();
  expect(maxBatches({ ...config, records_per_epoch: 0 })).toBeUndefined();
  expect(maxBatches({ searcher: { max_length: 100 } })).toBeUndefined();
  expect(maxBatches(null)).toBeUndefined();
});

const dotted = {
  'optimizer.lr': 0.1,
  optimizer: { name: 'sgd' },
  'a.b': { type: 'int', minval: 1, maxval: 3 },
  a: { b: 2, 'c.d': { e: 3 } },
};
const withList = { ...dotted, list: [0, { x: 5 }] };

test('a key with dots is one key, and two hyperparameters never have one name', () => {
  const rows = hyperparameters({ hyperparameters: dotted });
  expect(rows.map(({ name, path }) => [name, path])).toEqual([
    ['optimizer.lr', ['optimizer.lr']],
    ['optimizer.name', ['optimizer', 'name']],
    ['"a.b"', ['a.b']],
    ['a.b', ['a', 'b']],
    ['a.c.d.e', ['a', 'c.d', 'e']],
  ]);
  expect(atPaths(hyperparameterValues(dotted).map(({ path, value }) => [path, value]))).toEqual(
    dotted,
  );
});

test('values at their paths are the same object again, each with a name of its own', () => {
  const keys = fc.oneof(
    fc.constantFrom('a', 'a.b', 'b', '"a', 'a"', '"a.b"', '.', '', '__proto__'),
    fc.string(),
  );
  const { object } = fc.letrec<{ object: Record<string, unknown> }>((tie) => ({
    object: fc.dictionary(keys, fc.oneof(fc.integer(), tie('object')), { maxKeys: 4 }),
  }));
  fc.assert(
    fc.property(object, (hparams) => {
      const values = hyperparameterValues(hparams);
      expect(atPaths(values.map(({ path, value }) => [path, value]))).toEqual(hparams);
      expect(new Set(values.map(({ name }) => name)).size).toBe(values.length);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['optimizer.lr', 0.1],
  ['optimizer.name', 'sgd'],
  ['a.c.d.e', 3],
  ['a.b', dotted['a.b']],
  ['a.x', undefined],
  ['toString', undefined],
  ['list.1.x', 5],
])('the value at the dotted name %s is found through any keys', (name, value) => {
  expect(valueAtName(withList, name)).toEqual(value);
});

test('for showing, values with the name of a secret are masked, also below such a name', () => {
  const hparams = {
    api_key: 'planted',
    'optimizer.password': 12345,
    login: { token: { value: 'planted' } },
    database: 'postgres://ada:planted@db/runs',
    tokens: 5,
    eos_token: '</s>',
    secret_ratio: 0.5,
    lr: 0.1,
  };
  const rows = shownHyperparameterValues(hparams).map(({ name, value }) => [name, value]);
  expect(JSON.stringify(rows)).not.toMatch(/planted|12345/);
  expect(Object.fromEntries(rows)).toMatchObject({
    tokens: 5,
    eos_token: '</s>',
    secret_ratio: 0.5,
    lr: 0.1,
  });
  expect(hyperparameterValues(hparams)[0]?.value).toBe('planted');
});

test('of several trials, one path has one name, and two paths with the same dots have two', () => {
  const lists = [{ 'a.b': 1, lr: 1 }, { a: { b: 2 }, lr: 2 }, { lr: 3 }].map(hyperparameterValues);
  const [one, two, three] = nameTogether(lists).map((named) =>
    [...named].map(([name, { value }]) => [name, value]),
  );
  expect(one).toEqual([
    ['"a.b"', 1],
    ['lr', 1],
  ]);
  expect(two).toEqual([
    ['a.b', 2],
    ['lr', 2],
  ]);
  expect(three).toEqual([['lr', 3]]);
});
