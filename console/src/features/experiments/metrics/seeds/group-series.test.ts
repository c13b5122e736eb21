import { seedGroups } from '@trainyard/insights/seeds/seed-groups';
import { expect, test } from 'vitest';
import { groupSeries } from './group-series';

const trial = (trialId: number, lr: number) => ({
  trialId,
  hparams: { lr, seed: trialId },
  points: [{ x: 100, y: 1 }],
  value: 1,
});

test('a line is named by the hyperparameters of its group and the number of trials', () => {
  const trials = [trial(1, 0.1), trial(2, 0.2), trial(3, 0.1), trial(4, 0.1)];
  const groups = seedGroups(trials, new Set(['seed']));
  const names = groupSeries(groups, { spread: 'range', names: ['lr'] }).map(({ name }) => name);
  expect(names).toEqual(['lr 0.1 (n 3)', 'lr 0.2 (n 1)']);
});
