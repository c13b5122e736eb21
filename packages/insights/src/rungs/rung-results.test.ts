import { expect, test } from 'vitest';
import { allTrials } from '../test/trials';
import { type Ladder, ladderOf } from './ladder';
import { computeRungs } from './rung-results';
import { whyText } from './why-text';

const config = (searcher: Record<string, unknown>, rest: Record<string, unknown> = {}) => ({
  searcher: { metric: 'loss', max_length: { batches: 1600 }, ...searcher },
  ...rest,
});

test('rungs are at max_length divided by powers of the divisor, brackets follow the mode', () => {
  const adaptive = { name: 'adaptive_asha', max_trials: 64, max_rungs: 5, divisor: 4 };
  const rungs = (fields: Record<string, unknown>) => {
    const ladder = ladderOf(config({ ...adaptive, ...fields }));
    return typeof ladder === 'string' ? ladder : [ladder.lengths, ladder.brackets];
  };
  // 64 trials are divided by four three times
  expect(rungs({ mode: 'aggressive' })).toEqual([[25, 100, 400, 1600], [4]]);
  expect(rungs({ mode: 'standard' })).toEqual([
    [25, 100, 400, 1600],
    [4, 3, 2],
  ]);
  expect(rungs({ mode: 'conservative', max_rungs: 2 })).toEqual([
    [400, 1600],
    [2, 1],
  ]);
  expect(rungs({ bracket_rungs: [1, 3] })).toEqual([
    [100, 400, 1600],
    [3, 1],
  ]);
  expect(ladderOf(config({ name: 'async_halving', num_rungs: 2, divisor: 3 }))).toMatchObject({
    lengths: [533, 1600],
  });
});

test('the rungs of a search by time are those of the same length', () => {
  const byTime = {
    name: 'adaptive_asha',
    metric: 'loss',
    ...{ max_time: 1600, time_metric: 'batches', max_trials: 64, max_rungs: 3, divisor: 4 },
  };
  expect(ladderOf({ searcher: byTime })).toMatchObject({ lengths: [100, 400, 1600] });
  expect(ladderOf({ searcher: { ...byTime, time_metric: 'tokens' } })).toBe(
    'The search counts time by the metric tokens, so its rungs cannot be placed at batches.',
  );
});

test('rungs are in batches for any unit, and a config without the conversion is rejected', () => {
  const epochs = { name: 'async_halving', num_rungs: 2, divisor: 4, max_length: { epochs: 8 } };
  const counted = { records_per_epoch: 640, hyperparameters: { global_batch_size: 64 } };
  expect(ladderOf(config(epochs, counted))).toMatchObject({ lengths: [20, 80] });
  expect(ladderOf(config(epochs))).toMatch('does not say how many batches');
  expect(ladderOf(config({ name: 'random' }))).toMatch('random compares no trials');
  expect(ladderOf(config({ name: 'adaptive_simple' }))).toMatch('no longer runs');
  expect(ladderOf(config({ ...epochs, divisor: 1 }, counted))).toBe(
    'A divisor of 1 makes no rungs.',
  );
});

test.each([
  [undefined, true],
  [0, true],
  [100, false],
  [{ batches: 0 }, true],
  [{ batches: 100 }, false],
])(
  'with a min_validation_period of %j, that first validations tell the bracket is %s',
  (min_validation_period, isBracketKnown) => {
    const adaptive = { name: 'adaptive_asha', max_trials: 64, max_rungs: 3, divisor: 4 };
    expect(ladderOf(config(adaptive, { min_validation_period }))).toMatchObject({ isBracketKnown });
  },
);

const ladder: Ladder = {
  lengths: [100, 400],
  brackets: [2],
  divisor: 4,
  isBracketKnown: true,
  stopping: [],
};

const whysOf = (input: Parameters<typeof computeRungs>[0]) =>
  computeRungs(input).climbs.map(({ why }) => whyText(why));

test('each trial has its highest rung and its reason to stop', () => {
  const trials = allTrials(
    ['STATE_COMPLETED', 400],
    ['STATE_COMPLETED', 100],
    ['STATE_COMPLETED', 100],
    ['STATE_ERROR', 250],
    ['STATE_CANCELED', 40],
    ['STATE_QUEUED', 100],
    ['STATE_COMPLETED', 180],
    ['STATE_RUNNING', 20],
  );
  const first = [0.1, 0.5, Number.NaN, 0.2, undefined, 0.3, 0.4, undefined];
  const values = [
    new Map(first.flatMap((value, at) => (value === undefined ? [] : [[at + 1, value]]))),
    new Map([[1, 0.05]]),
  ];
  expect(whysOf({ trials, ladder, values, smallerIsBetter: true })).toEqual([
    'Trained to the full length',
    'Not promoted at rung 1: 5 of 6; cut at 0.4000',
    'Not promoted at rung 1: 6 of 6; cut at 0.4000',
    'Failed at 250 batches, on its way to the full length',
    'Canceled at 40 batches, on its way to rung 1',
    'At rung 1: 3 of 6 so far; cut at 0.4000',
    'Ended at 180 batches, on its way to the full length; the master does not say why',
    'On its way to rung 1',
  ]);
});

test('ranks are reversed if larger is better, and a late trial is reported as such', () => {
  const trials = allTrials(
    ['STATE_COMPLETED', 100],
    ['STATE_COMPLETED', 400],
    ['STATE_COMPLETED', 100],
  );
  const values = [
    new Map([
      [1, 0.9],
      [2, 0.8],
      [3, 0.1],
    ]),
    new Map([[2, 0.95]]),
  ];
  const { climbs, rungs } = computeRungs({ trials, ladder, values, smallerIsBetter: false });
  expect(climbs.map(({ why }) => whyText(why))).toEqual([
    'Not promoted at rung 1: 1 of 3; cut at 0.8000. Better than some that were promoted before it',
    'Trained to the full length',
    'Not promoted at rung 1: 3 of 3; cut at 0.8000',
  ]);
  expect(rungs.map(({ rung, arrived, cut }) => [rung, arrived, cut.wentOn])).toEqual([
    [0, 3, 1],
    [1, 1, 0],
  ]);
});

test('brackets are ranked separately if first validations identify them', () => {
  const trials = allTrials(['STATE_COMPLETED', 100], ['STATE_COMPLETED', 400]);
  const values = [new Map([[1, 0.5]]), new Map([[2, 0.9]])];
  const two: Ladder = { ...ladder, brackets: [2, 1] };
  const separate = computeRungs({ trials, ladder: two, values, smallerIsBetter: true });
  expect(separate.climbs.map(({ start }) => start)).toEqual([0, 1]);
  const mixed = { ...two, isBracketKnown: false };
  const together = computeRungs({ trials, ladder: mixed, values, smallerIsBetter: true });
  expect(together.climbs.map(({ start }) => start)).toEqual([0, 0]);
});
