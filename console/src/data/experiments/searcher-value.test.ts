import { expect, test } from 'vitest';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searchRow } from '~/test/search-row';
import { commonMetric, searcherValue } from './searcher-value';

type Row = { metric?: string; values?: Record<string, unknown> };

function rowOf({ metric, values }: Row): ExperimentRow {
  const config = metric === undefined ? {} : { searcher: { metric } };
  const row = searchRow({ experiment: { config }, ...(values && { bestValidation: values }) });
  return { id: row.experiment.id, ...row };
}

test('the value is the best validation under the searcher metric', () => {
  expect(searcherValue(rowOf({ metric: 'loss', values: { loss: 0.25, accuracy: 0.9 } }))).toBe(
    0.25,
  );
});

test('a value that is not a number is shown unchanged', () => {
  expect(searcherValue(rowOf({ metric: 'loss', values: { loss: 'NaN' } }))).toBeNaN();
});

test.each([
  ['no trial has reported', { metric: 'loss' }],
  ['it reported something else', { metric: 'loss', values: { accuracy: 1 } }],
  ['the config names no metric', { values: { loss: 1 } }],
])('there is none when %s', (_, row) => expect(searcherValue(rowOf(row))).toBeUndefined());

test('the header names the metric only if all share it', () => {
  const loss = rowOf({ metric: 'loss' });
  expect(commonMetric([loss, loss])).toBe('loss');
  expect(commonMetric([loss, rowOf({ metric: 'accuracy' })])).toBeUndefined();
  expect(commonMetric([])).toBeUndefined();
});
