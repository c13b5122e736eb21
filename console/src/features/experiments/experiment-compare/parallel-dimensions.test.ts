import { expect, test } from 'vitest';
import type { BestTrials } from './best-trials';
import { brushesText, readBrushes } from './compare-parallel';
import { parallelLines } from './parallel-dimensions';

const experiment = (id: number, hparams: Record<string, unknown>) => ({
  id,
  name: `run ${id}`,
  config: {
    hyperparameters: Object.fromEntries(
      Object.entries(hparams).map(([name, val]) => [name, { type: 'const', val }]),
    ),
  },
});

const best: BestTrials = new Map([
  [
    1,
    {
      trialId: 11,
      values: new Map([['validation|loss', 0.5]]),
      summaries: new Map(),
      hparams: { a: 1, lr: 0.1, opt: 'sgd' },
    },
  ],
  [
    2,
    {
      trialId: 12,
      values: new Map(),
      summaries: new Map(),
      hparams: { a: 1, lr: 0.00001, opt: 'adam' },
    },
  ],
]);

test('what differs has an axis, the metric the last one; missing values stay missing (L16)', () => {
  const { dimensions, lines } = parallelLines(
    [experiment(1, {}), experiment(2, {}), experiment(3, { a: 1, lr: 0.1 })],
    { best, metric: 'validation|loss' },
  );
  expect(dimensions).toMatchObject([
    { label: 'lr', kind: 'number', scale: 'log' },
    { label: 'opt', kind: 'category', names: ['adam', 'sgd'] },
    { label: '[V] loss' },
  ]);
  expect(lines.map(({ values }) => values)).toEqual([
    [0.1, 1, 0.5],
    [0.00001, 0, undefined],
    [0.1, undefined, undefined],
  ]);
});

test('brushes are written to the link and read again, whatever an axis is called', () => {
  const brushes = new Map([
    [
      'lr',
      [
        [0.1, 0.5],
        [0.7, 0.9],
      ] as const,
    ],
    ['a:b;c,d-e %', [[0, 1]] as const],
  ]);
  expect(readBrushes(brushesText(brushes))).toEqual(brushes);
});

test('a brush of the metric in an older link is kept', () => {
  const older = encodeURIComponent(' validation my loss');
  expect([...readBrushes(`${older}:0-0.5`).keys()]).toEqual([' validation|my loss']);
});

test.each(['', ';;', 'lr', 'lr:', 'lr:1-0', 'lr:-1-2', 'lr:a-b', '%E0%A4%A:0-1', ':0-1'])(
  '%j in a link does not become a brush',
  (text) => {
    expect(readBrushes(text).size).toBe(0);
  },
);

test('a name with a dot and a name in a group are two axes', () => {
  const { dimensions, lines } = parallelLines(
    [
      experiment(3, { 'a.b': 1 }),
      { ...experiment(4, {}), config: { hyperparameters: { a: { b: 2 } } } },
    ],
    { best, metric: 'validation|loss' },
  );
  expect(dimensions.map(({ label }) => label)).toEqual(['"a.b"', 'a.b', '[V] loss']);
  expect(lines.map(({ values }) => values)).toEqual([
    [1, undefined, undefined],
    [undefined, 2, undefined],
  ]);
});

test('values with the name of a secret are masked', () => {
  const { dimensions } = parallelLines(
    [experiment(3, { api_key: 'planted' }), experiment(4, { api_key: 'other', lr: 1 })],
    { best, metric: 'validation|loss' },
  );
  expect(JSON.stringify(dimensions)).not.toMatch(/planted|other/);
});
