import { expect, test } from 'vitest';
import {
  differingHyperparameters,
  hyperparameterOf,
  searchedHyperparameters,
} from './searched-hyperparameters';

test('what the search varies, without constants, nested ones dotted', () => {
  const hyperparameters = {
    lr: { type: 'log', base: 10, minval: -4, maxval: -1 },
    batch: { type: 'const', val: 32 },
    nest: { a: { type: 'double', minval: 0, maxval: 1 }, b: { type: 'const', val: 'x' } },
    plain: 7,
  };
  expect(searchedHyperparameters({ hyperparameters })).toEqual(['lr', 'nest.a']);
  expect(searchedHyperparameters({})).toEqual([]);
  expect(searchedHyperparameters(null)).toEqual([]);
});

test('of a custom searcher, what differs among the trials', () => {
  const trials = [{ hparams: { lr: 1, seed: 3 } }, { hparams: { lr: 2, seed: 3 } }];
  expect(differingHyperparameters(trials)).toEqual(['lr']);
  expect(differingHyperparameters(trials.slice(0, 1))).toEqual(['lr', 'seed']);
  expect(differingHyperparameters([])).toEqual([]);
});

test('one value by its dotted name', () => {
  expect(hyperparameterOf({ hparams: { nest: { a: 0.5 } } }, 'nest.a')).toBe(0.5);
  expect(hyperparameterOf({ hparams: null }, 'lr')).toBeUndefined();
});
