import type { Trial } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { valuesOf } from './search-values';

const config = { searcher: { name: 'random', metric: 'loss', smaller_is_better: true } };

const trial = (id: number, more: object) =>
  ({ id, state: 'STATE_COMPLETED', summaryMetrics: null, bestValidation: null, ...more }) as Trial;

const summary = (last: unknown, min: unknown) => ({
  summaryMetrics: { validation_metrics: { loss: { last, min, max: last } } },
});

test.each([
  ['the smallest value', trial(1, summary(3, 2)), [2]],
  [
    'the validation of the search without a summary',
    trial(1, { bestValidation: { metrics: { avgMetrics: { loss: 4 } } } }),
    [4],
  ],
  ['nothing of a trial that runs', trial(1, { ...summary(3, 2), state: 'STATE_RUNNING' }), []],
  ['a trial that failed with its best', trial(1, { ...summary(3, 2), state: 'STATE_ERROR' }), [2]],
  ['nothing where NaN is among the values', trial(1, summary(3, 'NaN')), []],
  ['nothing without a value', trial(1, {}), []],
])('%s', (_, one, values) => {
  const found = valuesOf(
    { config },
    { trials: [one], metric: 'validation|loss', direction: 'smaller' },
  );
  expect(found.map(({ value }) => value)).toEqual(values);
});
