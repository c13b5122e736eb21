import { expect, test } from 'vitest';
import { metricSummaries, shownValue, shownValueText } from './metric-summary';

const summaries = metricSummaries({
  summaryMetrics: {
    validation_metrics: {
      box_loss: { last: 0.25, min: 'NaN', max: 'NaN' },
      note: { last: 0.5, min: 'a', max: null },
    },
  },
});

test('the smallest value of a metric with NaN is said in words, not as a best one (screens-experiments L18)', () => {
  const summary = summaries.get('validation|box_loss');
  if (!summary) throw new Error('no summary');
  expect(shownValueText(shownValue(summary, 'best', 'smaller'), 'min')).toBe('has NaN');
  expect(shownValueText(shownValue(summary, 'last', 'smaller'), 'last')).toBe('0.2500');
  expect(shownValueText(Number.NaN, 'last')).toBe('NaN');
  expect(shownValueText(0.125, 'min')).toBe('0.1250');
  expect(shownValueText(undefined, 'max')).toBe('–');
});

test('other texts of a summary are left out', () => {
  expect(summaries.get('validation|note')).toEqual({ last: 0.5, min: undefined, max: undefined });
});
