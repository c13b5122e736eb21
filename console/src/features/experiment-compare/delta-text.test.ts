import { expect, test } from 'vitest';
import { deltaText, numberOf } from './compare-rows';
import { lastValues, metricNames, metricRows } from './metric-rows';

test.each([
  [0.3, 0.1, '+0.2 (+200.0%)'],
  [8, 16, '-8 (-50.0%)'],
  [-1, -2, '+1 (+50.0%)'],
  [3, 0, '+3'],
  [2, 2, ''],
  [Number.NaN, 2, ''],
  [2, Number.POSITIVE_INFINITY, ''],
])('%s beside a base of %s is %j', (value, base, text) => {
  expect(deltaText(value, base)).toBe(text);
});

test('words and missing values have no difference', () => {
  expect(['0.5', 'adam', '', undefined].map(numberOf)).toEqual([0.5, NaN, NaN, NaN]);
});

test('last values are listed side by side, rounded to read and exact to compare', () => {
  const trial = (last: number) =>
    lastValues({
      summaryMetrics: {
        validation_metrics: { loss: { last, min: 0, type: 'number' }, note: { last: 'x' } },
      },
    });
  const columns = [trial(0.123456789), undefined];
  expect(metricRows(columns, metricNames(columns))).toEqual([
    {
      kind: 'Metrics',
      name: 'validation loss',
      values: ['0.12346', undefined],
      numbers: [0.123456789, NaN],
      differs: true,
    },
  ]);
});

test('a metric differs where one has another value, or none', () => {
  const column = (...entries: [string, number][]) => new Map(entries);
  expect(
    metricNames([
      column(['b', 1], ['a', 0.1]),
      column(['a', 0.1000001], ['b', 2]),
      column(['a', 0.1], ['b', 1], ['c', 3]),
    ]),
  ).toEqual([
    { name: 'a', differs: false },
    { name: 'b', differs: true },
    { name: 'c', differs: true },
  ]);
});
