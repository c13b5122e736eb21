import { expect, test } from 'vitest';
import {
  hyperparameterNames,
  hyperparameterOf,
  hyperparameterRows,
  hyperparameterText,
  isNumeric,
} from './hyperparameters';

test('names are dotted and sorted, numbers inside them by size', () => {
  const hparams = { layer10: 1, layer2: { size: 64, kind: 'conv' }, empty: {}, sizes: [1, 2] };
  expect(hyperparameterRows(hparams)).toEqual([
    { name: 'empty', path: ['empty'], value: {} },
    { name: 'layer2.kind', path: ['layer2', 'kind'], value: 'conv' },
    { name: 'layer2.size', path: ['layer2', 'size'], value: 64 },
    { name: 'layer10', path: ['layer10'], value: 1 },
    { name: 'sizes', path: ['sizes'], value: [1, 2] },
  ]);
  expect(hyperparameterRows(null)).toEqual([]);
});

test.each([
  ['adam', 'adam'],
  [0.001, '0.001'],
  [true, 'true'],
  [null, 'null'],
  [[1, 2], '[\n  1,\n  2\n]'],
])('%j is formatted as %j', (value, text) => expect(hyperparameterText(value)).toBe(text));

const trials = [{ hparams: { lr: 1, seed: 3 } }, { hparams: { lr: 2, seed: 3 } }];

const hyperparameters = {
  lr: { type: 'log', base: 10, minval: -4, maxval: -1 },
  batch: { type: 'const', val: 32 },
  nest: { a: { type: 'double', minval: 0, maxval: 1 }, b: { type: 'const', val: 'x' } },
  plain: 7,
};

test('a search varies the hyperparameters that are not constant, nested ones with dotted names', () => {
  const search = { config: { hyperparameters }, searcherType: 'grid' };
  expect(hyperparameterNames(search, trials)).toEqual(['lr', 'nest.a']);
});

test('a custom searcher varies those that differ among the trials', () => {
  const custom = { config: { hyperparameters }, searcherType: 'custom' };
  expect(hyperparameterNames(custom, trials)).toEqual(['lr']);
  expect(hyperparameterNames(custom, trials.slice(0, 1))).toEqual(['lr', 'seed']);
  expect(hyperparameterNames(custom, [])).toEqual([]);
});

test.each([[null], [{}], [{ hyperparameters: 'none' }]])(
  'a search without a plan (%j), too',
  (config) => {
    expect(hyperparameterNames({ config, searcherType: 'random' }, trials)).toEqual(['lr']);
  },
);

test('reads one value by its dotted name', () => {
  expect(hyperparameterOf({ hparams: { nest: { a: 0.5 } } }, 'nest.a')).toBe(0.5);
  expect(hyperparameterOf({ hparams: null }, 'lr')).toBeUndefined();
});

test('a column is numeric if all its values are', () => {
  const mixed = [{ hparams: { lr: 1, kind: 'a' } }, { hparams: { kind: 2 } }];
  expect(isNumeric(mixed, 'lr')).toBe(true);
  expect(isNumeric(mixed, 'kind')).toBe(false);
});
