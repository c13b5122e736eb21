import { expect, test } from 'vitest';
import { hyperparameterRows, hyperparameterText } from './hyperparameter-rows';

test('names are dotted and sorted, numbers inside them by size', () => {
  const hparams = { layer10: 1, layer2: { size: 64, kind: 'conv' }, empty: {}, sizes: [1, 2] };
  expect(hyperparameterRows(hparams)).toEqual([
    { name: 'empty', value: {} },
    { name: 'layer2.kind', value: 'conv' },
    { name: 'layer2.size', value: 64 },
    { name: 'layer10', value: 1 },
    { name: 'sizes', value: [1, 2] },
  ]);
  expect(hyperparameterRows(null)).toEqual([]);
});

test.each([
  ['adam', 'adam'],
  [0.001, '0.001'],
  [true, 'true'],
  [null, 'null'],
  [[1, 2], '[\n  1,\n  2\n]'],
])('%j reads %j', (value, text) => expect(hyperparameterText(value)).toBe(text));
