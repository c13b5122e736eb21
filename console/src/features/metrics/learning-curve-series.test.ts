import { expect, test } from 'vitest';
import { curveSeries, curveTrials, type Ranking } from './learning-curve-series';

const metric = { group: 'validation', name: 'error' };

const trial = (trialId: number, errors: unknown[]) => ({
  trialId,
  hparams: { lr: trialId },
  data: errors.map((error, index) => ({
    batches: (index + 1) * 10,
    values: { error },
    time: null,
  })),
});

const sample = { trials: [trial(3, [5, 2, 4]), trial(1, [9, 3, Number.NaN]), trial(7, [null])] };

test.each<[Ranking, number[], (number | undefined)[]]>([
  ['smallest', [3, 1, 7], [2, 3, undefined]],
  ['largest', [1, 3, 7], [9, 5, undefined]],
  ['last', [3, 1, 7], [4, 3, undefined]],
])('by its %s value the trials come as %j', (ranking, ids, values) => {
  const trials = curveTrials(sample, { metric, ranking });
  expect(trials.map(({ trialId }) => trialId)).toEqual(ids);
  expect(trials.map(({ value }) => value)).toEqual(values);
});

test('NaN stays in the curve, and a missing value is left out', () => {
  const trials = curveTrials(sample, { metric, ranking: 'smallest' });
  expect(trials.map(({ points }) => points.length)).toEqual([3, 3, 0]);
});

test('a line has the color of its trial, in any order', () => {
  const series = curveSeries(curveTrials(sample, { metric, ranking: 'smallest' }));
  expect(series.map(({ name, color }) => [name, color])).toEqual([
    ['trial 3', '--c3'],
    ['trial 1', '--c1'],
    ['trial 7', '--c7'],
  ]);
});
