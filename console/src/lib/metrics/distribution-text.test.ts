import { expect, test } from 'vitest';
import { distributionText } from './difference-text';

const counts = [12, 14] as const;
const tested = (larger: number, p: number) => ({
  ...{ kind: 'tested' as const, counts, larger, p },
  difference: 0.1,
});

test.each([
  [
    { kind: 'few' as const, counts: [3, 14] as const },
    'larger',
    'Too few trials: 3 and 14, 5 each are needed',
    undefined,
  ],
  [
    tested(0.6, 0.2),
    'larger',
    'No difference shown (p = 0.20): a trial is better in 60% of pairs',
    undefined,
  ],
  [tested(0.9, 0.01), 'larger', 'A trial is better in 90% of pairs (p = 0.010)', 'better'],
  [tested(0.9, 0.01), 'smaller', 'A trial is better in only 10% of pairs (p = 0.010)', 'worse'],
  [tested(0.1, 0.0001), 'smaller', 'A trial is better in 90% of pairs (p < 0.001)', 'better'],
] as const)('%j, %s is better: %s', (against, direction, text, verdict) => {
  const options = { direction, noun: 'trial', plural: 'trials' };
  expect(distributionText(against, options)).toEqual({ text, verdict });
});
