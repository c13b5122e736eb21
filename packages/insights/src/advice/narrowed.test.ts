import type { Hyperparameter } from '@trainyard/sdk/model';
import { describe, expect, test } from 'vitest';
import type { Feature } from '../importance/regression-tree';
import { adviceText, gainText, valuesText } from './advice-text';
import { hasValueOf, narrowed } from './narrowed';
import type { Span } from './spans';

const [below, above] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const range = (from: number, to: number): Span => ({ kind: 'range', from, to });
const without = (...words: string[]): Span => ({ kind: 'words', without: words });

const double: Hyperparameter = { type: 'double', minval: 0, maxval: 1 };
const log: Hyperparameter = { type: 'log', base: 10, minval: -5, maxval: -1 };
const int: Hyperparameter = { type: 'int', minval: 2, maxval: 8, count: 7 };
const words: Hyperparameter = { type: 'categorical', vals: ['adam', 'sgd', 'lion'] };
const sizes: Hyperparameter = { type: 'categorical', vals: [32, 64, 128] };

describe('a hyperparameter is narrowed on its own scale', () => {
  test.each<[string, Hyperparameter, Span, Partial<Hyperparameter> | undefined, string]>([
    ['outwards', double, range(0.3124, 0.5871), { minval: 0.31, maxval: 0.59 }, '0.31 – 0.59'],
    ['open', double, range(below, 0.4321), { minval: 0, maxval: 0.44 }, '0 – 0.44'],
    ['log', log, range(3e-4, above), { minval: -3.6, maxval: -1 }, '0.000251 – 0.1'],
    ['whole', int, range(3.5, 6.5), { minval: 4, maxval: 6, count: 7 }, '4 – 6'],
    ['one', int, range(4.5, 5.5), { minval: 4, maxval: 6 }, '4 – 6'],
    ['first', int, range(below, 2.5), { minval: 2, maxval: 3 }, '2 – 3'],
    ['words', words, without('sgd'), { vals: ['adam', 'lion'] }, 'adam, lion'],
    ['sizes', sizes, range(48, above), { vals: [64, 128] }, '64, 128'],
    ['nearly all', double, range(0.02, above), undefined, ''],
    ['outside', double, range(2, 3), undefined, ''],
    ['none left', sizes, range(1, 2), undefined, ''],
    ['constant', { type: 'const', val: 3 }, range(1, 2), undefined, ''],
  ])('%s', (_, hyperparameter, span, expected, text) => {
    const result = narrowed({ path: ['x'], hyperparameter }, span);
    if (expected === undefined) expect(result).toBeUndefined();
    else expect(result).toEqual({ ...hyperparameter, ...expected });
    expect(result ? valuesText(result) : '').toBe(text);
  });

  test('values of secrets are compared as they are shown', () => {
    const secret: Hyperparameter = { type: 'categorical', vals: ['abc', 'def'] };
    expect(narrowed({ path: ['api_key'], hyperparameter: secret }, without('abc'))).toBeUndefined();
  });
});

test('a trial has the values of a range, also at its ends', () => {
  const feature: Feature = {
    name: 'x',
    kind: 'number',
    values: [1e-5, 1e-3, 0.1, 0.2, Number.NaN],
  };
  const rows = [0, 1, 2, 3, 4];
  expect(rows.filter(hasValueOf({ path: ['x'], hyperparameter: log }, feature))).toEqual([0, 1, 2]);
  const kinds: Feature = { name: 'x', kind: 'word', values: [0, 1], words: ['sgd', 'rmsprop'] };
  expect([0, 1].filter(hasValueOf({ path: ['x'], hyperparameter: words }, kinds))).toEqual([0]);
});

test('advice is a sentence', () => {
  const own = { path: ['lr'], name: 'lr', from: log };
  const gain = { mean: 0.02134, low: 0.01, high: 0.03 };
  const to: Hyperparameter = { ...log, minval: -3 };
  expect(adviceText({ ...own, kind: 'narrow', to, gain })).toBe(
    'narrow to 0.001 – 0.1: better by 0.0213 (0.0100 to 0.0300)',
  );
  expect(adviceText({ ...own, kind: 'too few', needed: 120 })).toBe(
    'keep: too few trials, about 120 needed',
  );
});

test.each([
  [{ mean: 0.0334, low: 1.871e-4, high: 0.0638 }, '0.0334 (0.0002 to 0.0638)'],
  [{ mean: 12.34, low: -0.5, high: 25 }, '12.3 (-0.5 to 25.0)'],
  [{ mean: 3e-9, low: 1e-9, high: 5e-9 }, '3.0000e-9 (1.0000e-9 to 5.0000e-9)'],
  [{ mean: 0, low: 0, high: 0 }, '0 (0 to 0)'],
])('a gain and its interval have the same decimals: %o', (gain, text) => {
  expect(gainText(gain)).toBe(text);
});
