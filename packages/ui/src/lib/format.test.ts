import { expect, test } from 'vitest';
import {
  capitalize,
  formatBytes,
  formatCompact,
  formatCount,
  formatJobsAhead,
  formatMetric,
  formatNumber,
  formatPercent,
  formatSlotHours,
  keepUnits,
  plural,
  roundToPrecision,
  sentenceCase,
  toPercent,
  truncate,
} from './format';

test.each([
  [null, ''],
  [undefined, ''],
  [7, '7'],
  [12345678, '12,345,678'],
  [0.5, '0.500000'],
  [0.0099, '9.900000e-3'],
  [999.5, '9.995000e+2'],
  [998.25, '998.250000'],
  [-0.25, '-0.250000'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
])('number %s becomes %s (E14.11)', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [null, '–'],
  [0.123456789, '0.12346'],
  [1227.5, '1,227.5'],
  [-1227.456, '-1,227.5'],
  [16_000, '16,000'],
  [12, '12'],
  [0.00001234, '1.234e-5'],
  [123456789.5, '1.235e+8'],
  [1e9, '1.000e+9'],
  [0, '0'],
  [Number.NaN, 'NaN'],
])('metric %s in a cell becomes %s (E14.11)', (value, text) => {
  expect(formatMetric(value)).toBe(text);
});

test.each([
  [0, '0'],
  [999.4, '999'],
  [1000, '1k'],
  [1250, '1.2k'],
  [1290, '1.2k'],
  [-1290, '-1.2k'],
  [12_999, '12k'],
  [15_000_000, '15M'],
  [2_500_000_000, '2.5B'],
  [7e12, '7T'],
  [3e15, '3kT'],
  [3e24, '3TT'],
  [Number.NaN, 'NaN'],
])('the compact form of %s is %s', (value, text) => {
  expect(formatCompact(value)).toBe(text);
});

test.each([
  [0.12345, '12.35%'],
  [1, '100.00%'],
  [Number.NaN, 'NaN'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
])('share %s is %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

test.each([
  [0.5, 50],
  [0.33333, 33.3],
  [1.7, 100],
  [-2, 0],
  [Number.NaN, 0],
])('share %s fills %s percent of a bar', (share, percent) => {
  expect(toPercent(share)).toBe(percent);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1337, '1.34 kB'],
  [12_000_000, '12 MB'],
  [999_900, '1 MB'],
  [2.31e9, '2.31 GB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0'],
  [0.000447, '< 0.01'],
  [0.5291, '0.529'],
  [36.42, '36.4'],
  [1234.6, '1,235'],
])('%f slot-hours become %s', (hours, text) => {
  expect(formatSlotHours(hours)).toBe(text);
});

test('counts have thousands separators', () => {
  const counts = [0, 999, 1000, 1234567.8912, -12345];
  expect(counts.map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567.891', '-12,345']);
});

test('one is singular, zero is plural', () => {
  expect([0, 1, 2, 12345].map((count) => plural(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '12,345 items',
  ]);
  expect(plural(2, 'entry', 'entries')).toBe('2 entries');
});

test('long texts end in dots, within the given length', () => {
  expect(truncate('short')).toBe('short');
  expect(truncate('a'.repeat(21))).toBe(`${'a'.repeat(17)}...`);
  expect(truncate('metric_name', 8)).toBe('metri...');
});

test('a text starts with a capital, its other words stay as they are', () => {
  expect(capitalize('adaptive ASHA search')).toBe('Adaptive ASHA search');
  expect(capitalize('')).toBe('');
});

test('numbers are rounded to six digits', () => {
  expect(roundToPrecision(0.123456789)).toBe(0.123457);
});

test.each([
  [0, '0'],
  [1234, '1,234'],
  [-1, '–'],
  [null, '–'],
  [undefined, '–'],
])('%s jobs ahead become %s', (count, text) => expect(formatJobsAhead(count)).toBe(text));

test.each([
  ['maxIdleAgentPeriod', 'Max idle agent period'],
  ['name', 'Name'],
  ['k8Priorities', 'K8 priorities'],
])('%s becomes %s', (name, words) => expect(sentenceCase(name)).toBe(words));

test.each([
  ['no line for 2 h 12 min', 'no line for 2\u00a0h\u00a012\u00a0min'],
  ['in 35 min – 1 h', 'in 35\u00a0min – 1\u00a0h'],
  ['12 minutes, 3 hosts', '12 minutes, 3 hosts'],
])('a time and its units in "%s" stay in one line', (text, joined) => {
  expect(keepUnits(text)).toBe(joined);
});
