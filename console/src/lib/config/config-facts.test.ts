import { expect, test } from 'vitest';
import { maxRestarts, slotHours, slotsPerTrial, sourceTrialId } from './config-facts';

test('facts of a config', () => {
  const config = {
    max_restarts: 5,
    resources: { slots_per_trial: 4 },
    searcher: { source_trial_id: 7 },
  };
  expect([slotsPerTrial(config), maxRestarts(config), sourceTrialId(config)]).toEqual([4, 5, 7]);
});

test.each([[null], [{}], [{ resources: 'many', max_restarts: 'x', searcher: [] }]])(
  '%j has no facts',
  (config) => {
    expect([slotsPerTrial(config), maxRestarts(config), sourceTrialId(config)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test.each([
  [{ resources: { slots_per_trial: 4 } }, 1800, 2],
  [{ resources: { slots_per_trial: 0 } }, 1800, 0],
  [{}, 1800, undefined],
])('%j for %d s: %j slot-hours', (config, seconds, hours) => {
  expect(slotHours(config, seconds)).toBe(hours);
});
