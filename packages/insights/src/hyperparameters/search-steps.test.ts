import { expect, test } from 'vitest';
import { stepsText } from './search-steps';

const train = (length: number) => ({ type: 'RUNNABLE_TYPE_TRAIN' as const, length });
const validate = { type: 'RUNNABLE_TYPE_VALIDATE' as const, length: 0 };
const withLength = (max_length: unknown) => ({ searcher: { name: 'single', max_length } });

test.each([
  [
    [train(16), validate, train(64)],
    { records: 64 },
    'train 16 records, validate, train 64 records',
  ],
  [[train(4), train(4), validate], { batches: 4 }, '2 × train 4 batches, validate'],
  [[train(1)], { epochs: 1 }, 'train 1 epoch'],
  [[train(1000)], { batches: 1000 }, 'train 1,000 batches'],
  [[train(1000)], 1000, 'train 1,000'],
])('the steps %j of a search of %j are %s (screens-experiments L18)', (operations, length, text) =>
  expect(stepsText({ operations }, withLength(length))).toBe(text),
);

test('a halving search of a 0.38.1 master names the unit of its time metric', () => {
  const searcher = { name: 'adaptive_asha', max_time: 64, time_metric: 'batches' };
  expect(stepsText({ operations: [train(16)] }, { searcher })).toBe('train 16 batches');
});
