import { expect, test } from 'vitest';
import { comparedHyperparameters, comparedMetrics, summaryValue } from './comparison-rows';

const trial = {
  summaryMetrics: {
    avg_metrics: { loss: { type: 'number', last: 0.5 }, note: { type: 'string', last: 'a' } },
    validation_metrics: { loss: { type: 'number', last: 'NaN' } },
    extra: { gain: { type: 'number', last: 0 } },
  },
};

test.each([
  ['training', 'loss', 0.5],
  ['validation', 'loss', Number.NaN],
  ['extra', 'gain', 0],
  ['extra', 'constructor', undefined],
  ['nothing', 'loss', undefined],
])('the last value of %s %s', (group, name, value) => {
  expect(summaryValue(trial, { group, name }, 'last')).toBe(value);
});

test('the metrics of all trials, validation first, each once', () => {
  const other = { summaryMetrics: { validation_metrics: { accuracy: { type: 'number' } } } };
  const keys = comparedMetrics([trial, other, trial]).map(({ group, name }) => `${group} ${name}`);
  expect(keys).toEqual(['validation accuracy', 'validation loss', 'training loss', 'extra gain']);
});

test('the hyperparameters of all trials, and which of them differ', () => {
  const rows = comparedHyperparameters([
    { hparams: { rate: 0.1, net: { depth: 2, width: [8] } } },
    { hparams: { rate: 0.1, net: { depth: 3, width: [8] } } },
    { hparams: { rate: 0.1, net: { depth: 3, width: [8] } } },
  ]);
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['net.depth', true],
    ['net.width', false],
    ['rate', false],
  ]);
  expect(comparedHyperparameters([{ hparams: { seed: 1 } }, { hparams: null }])[0]).toEqual({
    name: 'seed',
    values: [1, undefined],
    differs: true,
  });
});
