import { expect, test } from 'vitest';
import {
  chosenHyperparameters,
  hyperparameterDimension,
  measuredTrials,
  placeOf,
} from './trial-dimensions';

const config = {
  hyperparameters: {
    lr: { type: 'log', minval: -4, maxval: -1, base: 10 },
    dropout: { type: 'double', minval: 0, maxval: 1 },
    optimizer: { type: 'categorical', vals: ['sgd', 'adam'] },
    model: { depth: { type: 'int', minval: 1, maxval: 9 } },
    epochs: { type: 'const', val: 3 },
  },
};

const trial = (trialId: number, hparams: Record<string, unknown>, value = 1) => ({
  trialId,
  hparams,
  value,
});

const named = (name: string) => {
  const dimension = chosenHyperparameters({ config }, [name])[0];
  if (dimension?.name !== name) throw new Error(`no ${name}`);
  return dimension;
};

test('a hyperparameter with the same value in every trial has no axis', () => {
  expect(chosenHyperparameters({ config }, []).map(({ name }) => name)).toEqual([
    'lr',
    'dropout',
    'optimizer',
    'model.depth',
  ]);
});

test('selected ones keep the order of the config; unknown names are ignored', () => {
  const names = (expected: string[]) =>
    chosenHyperparameters({ config }, expected).map(({ name }) => name);
  expect(names(['optimizer', 'lr'])).toEqual(['lr', 'optimizer']);
  expect(names(['epochs', 'nothing'])).toHaveLength(4);
});

test('at most ten are side by side', () => {
  const many = Object.fromEntries(
    Array.from({ length: 14 }, (_, index) => [
      `p${index}`,
      { type: 'double', minval: 0, maxval: 1 },
    ]),
  );
  expect(chosenHyperparameters({ config: { hyperparameters: many } }, [])).toHaveLength(10);
});

test('of several measurements near the batch the latest counts', () => {
  const at = (batchesProcessed: number, metric: number) => ({
    trialId: 7,
    hparams: { lr: 0.1 },
    metric,
    batchesProcessed,
  });
  expect(measuredTrials([at(95, 3), at(105, 2), at(100, 9)])).toEqual([
    { trialId: 7, hparams: { lr: 0.1 }, value: 2 },
  ]);
});

test('an axis is a logarithm, a number or words, as the search draws it', () => {
  const trials = [trial(1, { optimizer: 'adam' }), trial(2, { optimizer: 'lamb' })];
  const of = (name: string) => hyperparameterDimension(named(name), trials);
  expect(of('lr')).toMatchObject({ kind: 'number', scale: 'log' });
  expect(of('model.depth')).toMatchObject({ kind: 'number', scale: 'linear' });
  expect(of('optimizer')).toMatchObject({ kind: 'category', names: ['sgd', 'adam', 'lamb'] });
});

test('numbers among words make words of all', () => {
  const trials = [trial(1, { dropout: 0.5 }), trial(2, { dropout: 'none' })];
  expect(hyperparameterDimension(named('dropout'), trials)).toMatchObject({
    kind: 'category',
    names: ['0.5', 'none'],
  });
});

test('the position of a trial is its number, the index of its text, or missing', () => {
  const one = trial(1, { lr: 0.01, optimizer: 'adam', model: { depth: 4 } });
  const place = (name: string) => placeOf(one, hyperparameterDimension(named(name), [one]));
  expect(['lr', 'optimizer', 'model.depth', 'dropout'].map(place)).toEqual([0.01, 1, 4, undefined]);
});
