import { expect, test } from 'vitest';
import { relatedHyperparameters, valuesOfRows } from './related';

const config = (hyperparameters: Record<string, unknown>) => ({ hyperparameters });

const rowOf = (...[sources]: Parameters<typeof relatedHyperparameters>) => {
  const [row, ...rest] = relatedHyperparameters(sources);
  expect(rest).toEqual([]);
  return row;
};

test.each([
  ['the same', { a: 1 }, { a: 1 }, { kind: 'same', value: 1 }],
  [
    'the same, with its type',
    { a: 1 },
    { a: { type: 'const', val: 1 } },
    { kind: 'same', value: 1 },
  ],
  ['another', { a: 1 }, { a: 2 }, { kind: 'other', value: 2 }],
  ['one that the trial lacks', {}, { a: 2 }, { kind: 'other', value: 2 }],
  ['none', { a: 1 }, {}, { kind: 'missing' }],
  ['a text in place of a number', { a: 1 }, { a: '1' }, { kind: 'other', value: '1' }],
  [
    'a range',
    { a: 1 },
    { a: { type: 'log', minval: -4, maxval: -1, base: 10 } },
    { kind: 'searched', text: '0.0001 – 0.1' },
  ],
  [
    'choices',
    { a: 1 },
    { a: { type: 'categorical', vals: [1, 'x', true] } },
    { kind: 'searched', text: '1, x, true' },
  ],
])('the parent has %s', (_, hparams, parent, expected) => {
  expect(rowOf({ hparams, parent: config(parent) })?.parent).toEqual(expected);
});

test.each([
  ['nothing without others', [], undefined],
  ['that all are alike', [1, 1], { isVaried: false, text: '1' }],
  ['a few values', [4, 2, 2], { isVaried: true, text: '2, 4' }],
  ['the ends of many numbers', [6, 3, 4, 2, 5], { isVaried: true, text: '2 – 6' }],
  ['the number of many texts', ['a', 'b', 'c', 'd', 'e'], { isVaried: true, text: '5 values' }],
  ['that others lack it', [undefined], { isVaried: true, text: '' }],
])('of other trials a row says %s', (_, values, expected) => {
  const others = values.map((a) => (a === undefined ? {} : { a }));
  expect(rowOf({ hparams: { a: 1 }, others })?.others).toEqual(expected);
});

test('nested names are those of the trial, secrets are masked everywhere, and copies keep the form', () => {
  const rows = relatedHyperparameters({
    hparams: { net: { depth: 2 }, layer10: 1, layer2: 1, api_key: 'planted-1' },
    parent: config({ net: { depth: 3 }, api_key: 'planted-2', gone: 4 }),
    others: [{ net: { depth: 2 }, api_key: 'planted-3' }],
  });
  expect(rows.map(({ name }) => name)).toEqual([
    'api_key',
    'gone',
    'layer2',
    'layer10',
    'net.depth',
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/planted/);
  expect(rows[0]?.parent).toMatchObject({ kind: 'other' });
  expect(valuesOfRows(rows)).toEqual({
    net: { depth: 2 },
    layer10: 1,
    layer2: 1,
    api_key: expect.stringMatching(/^\*+$/),
  });
});

test('a trial without hyperparameters has no rows', () => {
  expect(relatedHyperparameters({ hparams: null })).toEqual([]);
});
