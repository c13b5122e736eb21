import { expect, test } from 'vitest';
import { deltaText, numberOf } from './compare-rows';
import { lastValues, metricNames, metricRows, shownValues } from './metrics/metric-rows';
import { metricSummaries } from './metrics/metric-summary';

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
      name: 'validation|loss',
      values: ['0.1235', undefined],
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

test('best values are the smallest or largest as the config or the name says, else the last', () => {
  const trial = (loss: number, score: number) =>
    metricSummaries({
      summaryMetrics: {
        validation_metrics: {
          loss: { last: loss + 1, min: loss, max: 9, type: 'number' },
          odd: { last: score + 1, min: 0, max: score, type: 'number' },
        },
        avg_metrics: { speed: { last: 7, min: 1, max: 9, type: 'number' } },
      },
    });
  const valueRule = { kind: 'best', searched: [['odd', 'larger']] } as const;
  const columns = [trial(0.2, 3), trial(0.1, 2)].map((each) => shownValues(each, valueRule));
  const rows = metricRows(columns, metricNames(columns), valueRule);
  expect(rows.map(({ name, numbers, note, best }) => [name, numbers, note, best])).toEqual([
    ['training|speed', [7, 7], 'last', undefined],
    ['validation|loss', [0.2, 0.1], 'min', 0.1],
    ['validation|odd', [3, 2], 'max', 3],
  ]);
});
