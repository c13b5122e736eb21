import { expect, test } from 'vitest';
import { varyingHyperparameters } from './varying';

const configs = (...all: Record<string, unknown>[]) =>
  all.map((hyperparameters) => ({ hyperparameters }));

test.each([
  ['nothing without rows', configs(), []],
  ['nothing of one row', configs({ lr: 1 }), []],
  ['nothing that is alike', configs({ lr: 1, depth: 2 }, { lr: 1, depth: 2 }), []],
  [
    'a constant, written in full or not',
    configs({ lr: 1 }, { lr: { type: 'const', val: 2 } }),
    ['lr'],
  ],
  [
    'no constant that is written in two ways',
    configs({ lr: 1 }, { lr: { type: 'const', val: 1 } }),
    [],
  ],
  [
    'a range that is a value in other rows',
    configs({ lr: 1 }, { lr: 1 }, { lr: { type: 'double', minval: 0, maxval: 1 } }),
    ['lr'],
  ],
  ['nested ones by dotted names', configs({ a: { b: 1 } }, { a: { b: 2 } }), ['a.b']],
  ['numbers before texts', configs({ a: 'x', b: 1 }, { a: 'y', b: 2 }), ['b', 'a']],
  ['those of most rows first', configs({ a: 1, b: 1 }, { a: 2, b: 2 }, { b: 3 }), ['b', 'a']],
  ['none of a few rows', configs({ a: 1 }, { a: 2 }, {}, {}, {}), []],
  ['no seeds', configs({ seed: 1, data_seed: 3 }, { seed: 2, data_seed: 4 }), []],
  ['no paths', configs({ data: '/data/a/long/path/1' }, { data: '/data/a/long/path/2' }), []],
  ['no lists', configs({ sizes: [1, 2] }, { sizes: [2, 3] }), []],
  [
    'a name from an object’s prototype',
    configs({ constructor: 1 }, { constructor: 2 }),
    ['constructor'],
  ],
] as const)('shows %s', (_, rows, names) => {
  expect(varyingHyperparameters(rows)).toEqual(names);
});

test('a thousand configs with many hyperparameters are read quickly', () => {
  const names = Array.from({ length: 50 }, (_, at) => `h${at}`);
  const rows = Array.from({ length: 1_000 }, (_, row) => ({
    hyperparameters: Object.fromEntries(names.map((name, at) => [name, at === 7 ? row : at])),
  }));
  expect(varyingHyperparameters(rows)).toEqual(['h7']);
});
