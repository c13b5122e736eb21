import { expect, test } from 'vitest';
import { compareRows } from './compare-rows';

const config = (lr: unknown, more = {}) => ({
  config: {
    hyperparameters: { lr: { type: 'const', val: lr }, net: { depth: { type: 'const', val: 3 } } },
    searcher: { name: 'single', max_length: { batches: 100 } },
    ...more,
  },
});

test('values are listed side by side, with whether they differ', () => {
  const rows = compareRows([config(0.1), config(0.2, { max_restarts: 5 })]);
  const brief = rows.map(({ kind, name, values, differs }) => [kind[0], name, values, differs]);
  expect(brief).toEqual([
    ['H', 'lr', ['0.1', '0.2'], true],
    ['H', 'net.depth', ['3', '3'], false],
    ['C', 'max_restarts', [undefined, '5'], true],
    ['C', 'searcher.max_length.batches', ['100', '100'], false],
    ['C', 'searcher.name', ['single', 'single'], false],
  ]);
});

test('secrets stay masked, and no config has no rows', () => {
  const secret = { environment: { environment_variables: { gpu: ['API_KEY=hunter2'] } } };
  expect(JSON.stringify(compareRows([config(1, secret)]))).not.toContain('hunter2');
  expect(compareRows([{ config: null }])).toEqual([]);
});

test('a name with a dot and a name in a group are two rows', () => {
  const rows = compareRows([
    { config: { hyperparameters: { 'a.b': 1 } } },
    { config: { hyperparameters: { a: { b: { type: 'const', val: 2 } } } } },
  ]);
  expect(rows.map(({ name, values }) => [name, values])).toEqual([
    ['"a.b"', ['1', undefined]],
    ['a.b', [undefined, '2']],
  ]);
});

test('image, variables, pool and slots are rows of the environment', () => {
  const run = (image: string, slots: number) => ({
    config: {
      environment: { image: { cuda: image } },
      resources: { slots_per_trial: slots },
      max_restarts: 1,
    },
  });
  const rows = compareRows([run('torch:2.3', 4), run('torch:2.4', 4)]);
  expect(rows.map(({ kind, name, differs }) => [kind, name, differs])).toEqual([
    ['Environment', 'environment.image.cuda', true],
    ['Environment', 'resources.slots_per_trial', false],
    ['Config', 'max_restarts', false],
  ]);
});

test('the ends of a logarithmic range are powers of its base', () => {
  const range = { minval: -5, maxval: -2 };
  const searched = (type: string) => ({ hyperparameters: { lr: { ...range, type } } });
  const [row] = compareRows([{ config: searched('log') }, { config: searched('int') }]);
  expect(row?.values).toEqual(['10^-5 – 10^-2 (log)', '-5 – -2 (int)']);
});
