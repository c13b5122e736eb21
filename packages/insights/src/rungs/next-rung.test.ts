import { describe, expect, test } from 'vitest';
import { allTrials } from '../test/trials';
import { type Ladder, ladderOf } from './ladder';
import { chanceOfBetter, nextRungOf, nextRungText, overtakenIn, stoppingText } from './next-rung';
import { computeRungs } from './rung-results';

const config = {
  searcher: {
    ...{ name: 'adaptive_asha', mode: 'aggressive', metric: 'loss', max_trials: 16 },
    ...{ max_length: { batches: 1600 }, max_rungs: 3, divisor: 4 },
  },
};
const ladder = ladderOf(config) as Ladder;

/** Eight trials at the first rung of 100 batches; two are at the second, at 400. */
function searchOf(seconds: number) {
  const trials = allTrials(
    ['STATE_COMPLETED', 400],
    ['STATE_RUNNING', 500],
    ...Array.from({ length: 6 }, (): ['STATE_COMPLETED', number] => ['STATE_COMPLETED', 100]),
  ).map((trial) => ({ ...trial, wallClockTime: trial.totalBatchesProcessed * seconds }));
  const first = new Map(trials.map(({ id }) => [id, id]));
  const second = new Map([
    [1, 0.9],
    [2, 0.5],
  ]);
  const values = [first, second, new Map<number, number>()];
  return computeRungs({ trials, ladder, values, smallerIsBetter: true });
}

describe('the next rung of a running search', () => {
  test('costs the rest of the way of its trials, in slot-hours', () => {
    const next = nextRungOf({ ladder, results: searchOf(9), slots: 4 });
    // one trial has 1,100 batches of 9 s on 4 slots before it
    expect(next).toMatchObject({ rung: 2, trials: 1, hours: { median: 11, low: 11, high: 11 } });
    expect(next?.hoursEach).toBe(12);
    expect(next && nextRungText(next)).toBe('1 trial to the full length: about 11 slot-hours.');
    const hours = { median: 11, low: 9, high: 14 };
    expect(next && nextRungText({ ...next, hours, isLast: false })).toBe(
      '1 trial to rung 3: about 11 slot-hours (9 to 14 by the speeds of the trials).',
    );
  });

  test('is not said before a rung is measured or a batch is timed', () => {
    const none = { rungs: [], climbs: [] };
    expect(nextRungOf({ ladder, results: none, slots: 4 })).toBeUndefined();
    expect(nextRungOf({ ladder, results: searchOf(0), slots: 4 })).toBeUndefined();
  });
});

describe('stopping now', () => {
  test('counts the rungs whose best trial was overtaken at the next', () => {
    const overtaken = overtakenIn(searchOf(9), true);
    expect(overtaken).toEqual({ times: 1, of: 1 });
    expect(overtakenIn(searchOf(9), false)).toEqual({ times: 1, of: 1 });
    expect(overtakenIn({ rungs: [], climbs: [] }, true)).toEqual({ times: 0, of: 0 });
    expect(stoppingText(overtaken, { left: 8, chance: 0.5 })).toBe(
      'Stopping now: the best trial of a rung was overtaken at the next one in 1 of 1 case; one of the 8 trials to come is the best at the first rung in 50% of searches.',
    );
    expect(stoppingText({ times: 0, of: 0 }, undefined)).toBeUndefined();
  });

  test.each([
    ['adaptive_asha', 4, { left: 12, chance: 0.75 }],
    ['random', 16, undefined],
    ['random', 0, undefined],
    ['grid', 4, undefined],
    ['custom', 4, undefined],
  ])('of %s with %i trials measured, %j are to come', (searcherType, measured, expected) => {
    expect(chanceOfBetter({ config, searcherType }, measured)).toEqual(expected);
  });
});
