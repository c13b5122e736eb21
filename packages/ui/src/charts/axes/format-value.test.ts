import { expect, test } from 'vitest';
import { formatMoment, formatTick, formatTimeTick, formatValue } from './format-value';

test.each([
  [0, '0'],
  [0.758312345, '0.758312'],
  [1212, '1,212'],
  [71.6, '71.6'],
  [123456.789, '123,457'],
  [-0.00412345678, '-0.00412346'],
  [0.00001234567, '1.23457e-5'],
  [1e-7, '1e-7'],
  [12345678901, '1.23457e10'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
])('value %d reads %s', (value, text) => expect(formatValue(value)).toBe(text));

test.each([
  [0, '0'],
  [0.333, '0.333'],
  [2.4, '2.4'],
  [1280, '1,280'],
  [5000, '5,000'],
  [-9999.5, '-9,999.5'],
  [10_000, '10k'],
  [20_000, '20k'],
  [100_000, '100k'],
  [2_500_000, '2.5M'],
  [12_345, '12.35k'],
  [-12_345, '-12.35k'],
  [999_994, '999.99k'],
  [999_996, '1M'],
  [7.25e9, '7.25B'],
  [123e12, '123T'],
  [0.0004, '0.0004'],
  [0.00001, '1e-5'],
  [-0.5, '-0.5'],
])('tick %d reads %s (E14.11)', (value, text) => expect(formatTick(value)).toBe(text));

const start = Date.UTC(2026, 10, 20, 9, 5, 7) / 1000;

test.each([
  [3, '09:05:07.00'],
  [60, '09:05:07'],
  [3600, '09:05'],
  [20 * 3600, '11-20 09:05'],
  [30 * 86_400, '11-20'],
])('a time tick of an axis of %i s reads %s', (seconds, text) => {
  expect(formatTimeTick(start, { span: [start, start + seconds], timeZone: 'UTC' })).toBe(text);
});

test('a moment names day and second', () => {
  expect(formatMoment(start, 'UTC')).toBe('11-20 09:05:07');
});
