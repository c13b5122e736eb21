import { quietColor } from '@trainyard/ui/charts/lines/series';
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

test('of many trials the best have full lines in different colors, the others are quiet (screens-experiments L17)', () => {
  const many = { trials: Array.from({ length: 60 }, (_, at) => trial(at + 1, [60 - at])) };
  const series = curveSeries(curveTrials(many, { metric, ranking: 'smallest' }));
  const best = series.slice(0, 5);
  expect(best.map(({ id }) => id)).toEqual(['60', '59', '58', '57', '56']);
  expect(new Set(best.map(({ color }) => color)).size).toBe(5);
  expect(best.every(({ color }) => /^--c\d+$/.test(color))).toBe(true);
  expect(new Set(series.slice(5).map(({ color }) => color))).toEqual(new Set([quietColor]));
  expect(series.every(({ dash = [] }) => dash.length === 0)).toBe(true);
});

test('up to twelve trials have a color each', () => {
  const few = { trials: Array.from({ length: 12 }, (_, at) => trial(at * 12 + 1, [at])) };
  const series = curveSeries(curveTrials(few, { metric, ranking: 'smallest' }));
  expect(new Set(series.map(({ color }) => color)).size).toBe(12);
});
