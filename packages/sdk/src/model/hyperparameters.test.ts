import { expect, test } from 'vitest';
import {
  batchesPerUnit,
  globalBatchSize,
  hyperparameters,
  hyperparameterValues,
  maxBatches,
  readHyperparameter,
  searchedHyperparameters,
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
  expect(hyperparameters(config)).toEqual([
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
  expect(hyperparameterValues({ a: 1, b: { c: [2], d: {} }, e: null })).toEqual([
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
