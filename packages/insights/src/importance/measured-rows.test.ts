import { decodeResponse } from '@trainyard/sdk/decode';
import { expect, test } from 'vitest';
import { atRung, bestOfTrials, measuredRows } from './measured-rows';

type Fixture = [batches: number, loss: unknown, hparams?: Record<string, unknown>];

const completedTrials = (...fixtures: Fixture[]) =>
  decodeResponse('getExperimentTrials', {
    trials: fixtures.map(([batches, loss, hparams = { lr: 0.1 }], at) => ({
      ...{ id: at + 1, experimentId: 1, state: 'STATE_COMPLETED', hparams, restarts: 0 },
      startTime: '2026-11-05T10:00:00Z',
      totalBatchesProcessed: batches,
      bestValidation: {
        ...{ totalBatches: batches, numInputs: 0, endTime: '2026-11-05T11:00:00Z' },
        metrics: { avgMetrics: { loss } },
      },
    })),
    pagination: {},
  }).trials;

const searchOf = (searcher: Record<string, unknown>, hyperparameters = {}) => ({
  config: { searcher: { metric: 'loss', ...searcher }, hyperparameters },
  searcherType: String(searcher.name),
});

const idsOf = (searcher: Record<string, unknown>, ...fixtures: Fixture[]) =>
  bestOfTrials(searchOf(searcher), completedTrials(...fixtures)).map(({ trial }) => trial.id);

test('a trial that a search stopped early does not count by what it reached until then (H1)', () => {
  const stopped: Fixture[] = [
    [1000, 0.1],
    [100, 0.9],
    [980, 0.2],
  ];
  expect(idsOf({ name: 'custom' }, ...stopped)).toEqual([1, 3]);
  expect(idsOf({ name: 'random', max_length: { batches: 1000 } }, ...stopped)).toEqual([1, 3]);
  // the code of each trial decides when it is done
  expect(idsOf({ name: 'random' }, ...stopped)).toEqual([1, 2, 3]);
});

test('a trial with larger batches trains fewer of them to the full length', () => {
  const searcher = { name: 'grid', max_length: { records: 64_000 } };
  const batches = (size: number) => ({ global_batch_size: size });
  expect(
    idsOf(searcher, [1000, 0.1, batches(64)], [500, 0.2, batches(128)], [500, 0.3, batches(64)]),
  ).toEqual([1, 2]);
});

test('a metric that is not a number is the worst one, and a missing one is left out', () => {
  const trials = completedTrials([10, 0.5], [10, 'NaN'], [10, undefined]);
  const search = searchOf({ name: 'random' });
  expect(bestOfTrials(search, trials).map(({ value }) => value)).toEqual([
    0.5,
    Number.POSITIVE_INFINITY,
  ]);
  const larger = searchOf({ name: 'random', smaller_is_better: false });
  const values = new Map([
    [1, 0.5],
    [3, Number.NaN],
  ]);
  expect(atRung(larger, trials, values).map(({ value }) => value)).toEqual([
    0.5,
    Number.NEGATIVE_INFINITY,
  ]);
});

test('the scale of a hyperparameter is that of its search', () => {
  const trials = completedTrials(
    [10, 1, { lr: 1e-4, wd: 1e-4, depth: 2, decay: 1e-4, activation: 'relu' }],
    [10, 2, { lr: 1e-1, wd: 1e-1, depth: 900, decay: 1e-1, activation: 'gelu' }],
  );
  const range = { minval: 0, maxval: 1 };
  const search = searchOf(
    { name: 'random' },
    {
      lr: { type: 'log', base: 10, minval: -4, maxval: -1 },
      wd: { type: 'double', ...range },
      depth: { type: 'int', minval: 2, maxval: 900 },
      decay: { type: 'categorical', vals: [1e-4, 1e-1] },
      activation: { type: 'categorical', vals: ['relu', 'gelu'] },
    },
  );
  const { features } = measuredRows(search, bestOfTrials(search, trials));
  expect(features.map(({ name, isLog, words }) => [name, isLog ?? words])).toEqual([
    ['lr', true],
    ['wd', false],
    ['depth', false],
    ['decay', true],
    ['activation', ['relu', 'gelu']],
  ]);
});
