import { expect, test } from 'vitest';
import { allTrials } from '../test/trials';
import { type Ladder, ladderOf } from './ladder';
import { computeStops, firstValues, type Validation, validationsIn } from './stopped-rungs';
import { whyText } from './why-text';

const ladderFor = (fields: Record<string, unknown>): Ladder => {
  const ladder = ladderOf({
    searcher: {
      ...{ name: 'adaptive_asha', metric: 'loss', time_metric: 'batches', max_time: 320 },
      ...{ divisor: 4, max_rungs: 3, max_trials: 8, mode: 'standard' },
      ...fields,
    },
  });
  if (typeof ladder === 'string') throw new Error(ladder);
  return ladder;
};

/** Validations in the order of a list: the trial, the batch, the value. */
const inOrder = (...rows: [number, number, number][]): Validation[] =>
  rows.map(([trialId, batch, value], time) => ({ trialId, batch, value, time }));

const completed = (...batches: number[]) =>
  allTrials(...batches.map((count): ['STATE_COMPLETED', number] => ['STATE_COMPLETED', count]));

test('a search of 8 trials has the brackets of the master: 6 from 80 to 320, 2 at 320 (real-masters M-1)', () => {
  const ladder = ladderFor({});
  expect(ladder.lengths).toEqual([80, 320]);
  expect(ladder.stopping.map(({ rungs, maxTrials }) => [rungs, maxTrials])).toEqual([
    [2, 6],
    [1, 2],
  ]);
  // each trial validates at 50, 100, … 300, 320, and runs on
  const trials = completed(320, 320, 320, 320, 320, 320, 320, 320);
  const batches = [50, 100, 150, 200, 250, 300, 320];
  const validations = inOrder(
    ...batches.flatMap((batch) =>
      trials.map(({ id }): [number, number, number] => [id, batch, id / batch]),
    ),
  );
  const { rungs } = computeStops({ trials, ladder, validations, smallerIsBetter: true });
  expect(rungs.map(({ start, batches, arrived }) => [start, batches, arrived])).toEqual([
    [0, 80, 6],
    [0, 320, 6],
    [1, 320, 2],
  ]);
});

test.each([
  [
    { max_trials: 64, max_time: 1600, max_rungs: 5 },
    [
      [4, 45],
      [3, 14],
      [2, 5],
    ],
  ],
  [
    { max_trials: 16, mode: 'conservative' },
    [
      [3, 12],
      [2, 3],
      [1, 1],
    ],
  ],
  [{ max_trials: 16, mode: 'aggressive' }, [[3, 16]]],
  [
    { max_trials: 10, bracket_rungs: [1, 3] },
    [
      [3, 9],
      [1, 1],
    ],
  ],
  [{ name: 'async_halving', num_rungs: 2, max_trials: 9 }, [[2, 9]]],
])('the brackets of %j have these rungs and trials: %j', (fields, sizes) => {
  const { stopping } = ladderFor(fields);
  expect(stopping.map(({ rungs, maxTrials }) => [rungs, maxTrials])).toEqual(sizes);
  expect(stopping.reduce((sum, { maxTrials }) => sum + maxTrials, 0)).toBe(fields.max_trials);
});

const one = ladderFor({ name: 'async_halving', num_rungs: 2, max_trials: 5 });
const stopsOf = (trials: ReturnType<typeof allTrials>, validations: Validation[]) =>
  computeStops({ trials, ladder: one, validations, smallerIsBetter: true });

test('a trial is judged at its first validation after a rung, among those judged before it', () => {
  const trials = completed(320, 100, 100, 110);
  const validations = inOrder(
    [1, 50, 9],
    [1, 100, 0.5],
    [2, 100, 0.7],
    [3, 100, 0.6],
    // better than the first one: it went on, and has not validated at the next rung
    [4, 80, 0.4],
    [1, 320, 0.1],
  );
  const { climbs, rungs } = stopsOf(trials, validations);
  expect(climbs.map(({ why }) => whyText(why))).toEqual([
    'Trained to the full length',
    'Not promoted at rung 1 (judged at batch 100): 4 of 4; cut at 0.5000',
    'Not promoted at rung 1 (judged at batch 100): 3 of 4; cut at 0.5000',
    'Ended at 110 batches, on its way to the full length; the master does not say why',
  ]);
  expect(rungs.map(({ batches, arrived, cut }) => [batches, arrived, cut.wentOn])).toEqual([
    [80, 4, 2],
    [320, 1, 0],
  ]);
});

test('one validation completes every rung before it, until the trial is stopped at one', () => {
  const three = ladderFor({ name: 'async_halving', num_rungs: 3, max_trials: 5 });
  expect(three.lengths).toEqual([20, 80, 320]);
  const trials = completed(100, 100, 330);
  const validations = inOrder([1, 100, 0.5], [2, 100, 0.9], [3, 330, 0.1]);
  const { climbs, rungs } = computeStops({
    trials,
    ladder: three,
    validations,
    smallerIsBetter: true,
  });
  expect(rungs.map(({ batches, arrived }) => [batches, arrived])).toEqual([
    [20, 3],
    [80, 2],
    [320, 1],
  ]);
  expect(climbs.map(({ ranks }) => ranks.map(({ rung, judgedAt }) => [rung, judgedAt]))).toEqual([
    [
      [0, 100],
      [1, 100],
    ],
    [[0, 100]],
    [
      [0, 330],
      [1, 330],
      [2, 330],
    ],
  ]);
});

test('a trial is judged once at its last rung: a value that is not a number is the worst there, what it validates afterwards counts no more, and a canceled one is said to be', () => {
  const trials = allTrials(
    ['STATE_COMPLETED', 80],
    ['STATE_COMPLETED', 80],
    ['STATE_COMPLETED', 200],
    ['STATE_CANCELED', 90],
  ).map((trial) => (trial.id === 4 ? { ...trial, endTime: '1970-01-01T00:00:00.009Z' } : trial));
  const validations = inOrder(
    [1, 80, 0.3],
    [2, 80, Number.NaN],
    [3, 80, 0.6],
    [3, 90, 0.1],
    [3, 200, 0.05],
    [4, 50, 0.9],
  );
  const { climbs, rungs } = stopsOf(trials, validations);
  expect(climbs.map(({ why }) => whyText(why))).toEqual([
    'Ended at 80 batches, on its way to the full length; the master does not say why',
    'Not promoted at rung 1: 3 of 3; cut at 0.3000',
    'Not promoted at rung 1: 2 of 3; cut at 0.3000',
    'Canceled at 90 batches, on its way to rung 1',
  ]);
  expect(rungs.map(({ arrived }) => arrived)).toEqual([3, 0]);
});

test('a trial that fails counts as the worst of its rung, and its bracket starts the next one', () => {
  const ladder = ladderFor({ max_concurrent_trials: 2 });
  const trials = allTrials(['STATE_ERROR', 30], ['STATE_RUNNING', 100], ['STATE_RUNNING', 90]).map(
    (trial) => (trial.id === 1 ? { ...trial, endTime: '1970-01-01T00:00:00.001Z' } : trial),
  );
  const validations = [
    { trialId: 3, batch: 90, value: 0.5, time: 5 },
    { trialId: 2, batch: 100, value: 0.7, time: 2 },
  ];
  const { climbs } = computeStops({ trials, ladder, validations, smallerIsBetter: true });
  // the second trial is the first of the other bracket
  expect(climbs.map(({ start }) => start)).toEqual([0, 1, 0]);
  expect(climbs.map(({ why }) => whyText(why))).toEqual([
    'Failed at 30 batches, on its way to rung 1',
    'On its way to the full length',
    'On its way to the full length',
  ]);
});

test('validations are read from curves, and the first one after a batch is compared', () => {
  const point = (batches: number, loss: unknown) => ({
    ...{ batches, time: '2026-11-05T10:00:00Z', values: { loss } },
  });
  const curves = [
    { trialId: 1, metrics: [{ data: [point(50, 3), point(100, 2), point(150, 1)] }] },
    { trialId: 2, metrics: [{ data: [point(80, 'NaN'), point(90, null)] }] },
    { trialId: 3, metrics: [] },
  ];
  const validations = validationsIn(curves, 'loss');
  expect(validations).toHaveLength(4);
  expect(firstValues(validations, 80)).toEqual(
    new Map([
      [1, 2],
      [2, Number.NaN],
    ]),
  );
});
