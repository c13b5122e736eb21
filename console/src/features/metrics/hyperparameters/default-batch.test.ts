import { expect, test } from 'vitest';
import { commonBatch, defaultBatch } from './default-batch';

const reaching = (...batches: number[]) =>
  batches.map((totalBatches) => ({
    bestValidation: null,
    latestValidation:
      totalBatches === 0 ? null : { totalBatches, metrics: null, endTime: null, numInputs: 0 },
  }));

test.each([
  { name: 'all alike', batches: [1000, 1000, 1000], common: 1000 },
  // a quarter goes on at each rung
  { name: 'a halving search', batches: [1000, 1000, 1000, 4000, 1000, 16_000], common: 1000 },
  { name: 'a few that ended early', batches: [100, 900, 900, 900, 900], common: 900 },
  { name: 'trials that did not validate', batches: [0, 0, 0, 500], common: 500 },
  { name: 'no validation', batches: [0, 0], common: undefined },
])('the batch that most trials have reached, of $name', ({ batches, common }) => {
  expect(commonBatch(reaching(...batches))).toBe(common);
});

test.each([
  { common: 1000, own: undefined, batch: 1000 },
  { common: 1200, own: undefined, batch: 1000 },
  { common: 1000, own: 16_000, batch: 1000 },
  { common: 1000, own: 500, batch: 500 },
  { common: undefined, own: 16_000, batch: 16_000 },
  { common: undefined, own: undefined, batch: 500 },
  { common: 100, own: undefined, batch: 500 },
])('common $common and own $own: batch $batch is shown', ({ common, own, batch }) => {
  expect(defaultBatch([500, 1000, 4000, 16_000], { common, own })).toBe(batch);
});
