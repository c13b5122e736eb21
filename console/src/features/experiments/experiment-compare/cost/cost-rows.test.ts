import { expect, test } from 'vitest';
import { type Cost, costOf, costRows } from './cost-rows';

const trial = (wallClockTime: number, state = 'STATE_COMPLETED') =>
  ({ wallClockTime, state }) as Parameters<typeof costOf>[1]['trials'][number];

const run = (slots?: number, unmanaged = false) => ({
  config: slots === undefined ? {} : { resources: { slots_per_trial: slots } },
  unmanaged,
});

test.each([
  ['four slots', run(4), { trial: 1, slot: 4, failed: 2 }],
  ['no slots', run(0), { trial: 1, slot: 0, failed: 0 }],
  ['no number of slots', run(), { trial: 1, slot: undefined, failed: undefined }],
])('the cost of trials with %s', (_, experiment, cost) => {
  const trials = [trial(1800), trial(1800, 'STATE_ERROR')];
  expect(costOf(experiment, { trials, isLive: false })).toEqual({ ...cost, isLive: false });
});

test('trials that the master has not scheduled have no cost', () => {
  expect(costOf(run(4, true), { trials: [trial(1800)], isLive: false })).toBeUndefined();
});

const cost = (slot: number | undefined, more: Partial<Cost> = {}): Cost => ({
  trial: 1,
  slot,
  failed: 0,
  isLive: false,
  ...more,
});

test.each([
  ['equal costs', [cost(2), cost(2)], [['Slot-hours', ['2', '2'], false]]],
  [
    'one that still runs',
    [cost(2), cost(1.5, { isLive: true })],
    [['Slot-hours', ['2', '1.5 so far'], true]],
  ],
  ['one that is not read', [cost(2), undefined], [['Slot-hours', ['2', undefined], false]]],
  [
    'failed trials',
    [cost(2, { failed: 1 }), cost(2)],
    [
      ['Slot-hours', ['2', '2'], false],
      ['Slot-hours of failed trials', ['1', '0'], true],
    ],
  ],
  ['no number of slots', [cost(undefined, { failed: undefined })], []],
])('rows of %s', (_, costs, rows) => {
  const found = costRows(costs).filter(({ name }) => name !== 'Trial-hours');
  expect(found.map(({ name, values, differs }) => [name, values, differs])).toEqual(rows);
});
