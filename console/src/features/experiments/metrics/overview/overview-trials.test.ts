import { expect, test } from 'vitest';
import { rankedTrials } from './overview-trials';

const metric = { group: 'validation', name: 'loss' };
const trial = (id: number, loss: unknown) => ({
  id,
  hparams: {},
  bestValidation: { metrics: { avgMetrics: { loss } } },
});
const curve = (trialId: number, value: number) => ({ trialId, hparams: {}, points: [], value });
const trials = [trial(1, 0.5), trial(2, 0.1), trial(3, 'NaN'), trial(4, 0.3), trial(5, 'NaN')];

test.each([
  ['smallest', [2, 4, 1, 3, 5]],
  ['largest', [1, 4, 2, 3, 5]],
  // the master does not tell the newest value of each trial
  ['last', [2, 1, 3, 4, 5]],
] as const)('trials with and without curves are in one order by the %s value', (ranking, ids) => {
  const ranked = rankedTrials(trials, { curves: [curve(2, 0.1)], metric, ranking });
  expect(ranked.map(({ trialId }) => trialId)).toEqual(ids);
});

test('until the trials are read, those with curves are all', () => {
  const curves = [curve(7, 0.2), curve(2, 0.3)];
  expect(rankedTrials([], { curves, metric, ranking: 'smallest' })).toBe(curves);
});
