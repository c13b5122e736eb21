import { expect, test } from 'vitest';
import { summarizedMetrics } from './summary-groups';

test('the summary of a trial names its numeric metrics by their groups', () => {
  const number = { count: 1, last: 1, max: 1, min: 1, sum: 1, type: 'number' };
  expect(
    summarizedMetrics({
      avg_metrics: { loss: number, note: { last: 'x', type: 'string' } },
      validation_metrics: { accuracy: number },
      inference: { latency: number },
    }),
  ).toEqual([
    { group: 'training', name: 'loss' },
    { group: 'validation', name: 'accuracy' },
    { group: 'inference', name: 'latency' },
  ]);
  expect(summarizedMetrics(null)).toEqual([]);
});
