import { expect, test } from 'vitest';
import { batchOfLink, commonBatch, defaultBatch } from './default-batch';

test.each([
  { name: 'all alike', batches: [1000, 1000, 1000], common: 1000 },
  // a quarter goes on at each rung
  { name: 'a halving search', batches: [1000, 1000, 1000, 4000, 1000, 16_000], common: 1000 },
  { name: 'a few that ended early', batches: [100, 900, 900, 900, 900], common: 900 },
  { name: 'no measurement', batches: [], common: undefined },
])('the batch that most trials have reached, of $name', ({ batches, common }) => {
  expect(commonBatch(batches)).toBe(common);
});

test.each([
  { common: 1000, own: undefined, batch: 1000 },
  { common: 1200, own: undefined, batch: 1000 },
  { common: 1000, own: 16_000, batch: 16_000 },
  { common: 1000, own: 15_000, batch: 4000 },
  { common: 1000, own: 500, batch: 500 },
  { common: undefined, own: 16_000, batch: 16_000 },
  { common: undefined, own: undefined, batch: 500 },
  { common: 100, own: undefined, batch: 500 },
])(
  'common $common and own $own: batch $batch is shown (screens-experiments L10)',
  ({ common, own, batch }) => {
    expect(defaultBatch([500, 1000, 4000, 16_000], { common, own })).toBe(batch);
  },
);

test('before the batches are known the last batch of most trials is shown', () => {
  expect(defaultBatch(undefined, { common: 1000, own: 500 })).toBe(500);
  expect(defaultBatch(undefined, { common: undefined, own: undefined })).toBe(undefined);
});

test('the batch of a link counts until the batches are known, and then where it is one of them', () => {
  expect(batchOfLink(undefined, 700)).toBe(700);
  expect(batchOfLink([500, 1000], 700)).toBe(undefined);
  expect(batchOfLink([500, 1000], 1000)).toBe(1000);
  expect(batchOfLink(undefined, 0)).toBe(undefined);
});
