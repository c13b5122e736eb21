import { assert, double, maxSafeInteger, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  capitalize,
  formatBytes,
  formatCompact,
  formatCount,
  formatJobsAhead,
  formatMetric,
  formatPercent,
  formatPlain,
  formatRounded,
  formatSlotHours,
  keepUnits,
  plural,
  roundMetric,
  sentenceCase,
  toPercent,
  truncate,
} from './format';

test.each([
  [null, '–'],
  [undefined, '–'],
  [7, '7'],
  [0, '0'],
  [-0, '0'],
  [123_456, '123,456'],
  [12_345_678, '12,345,678'],
  [3.26, '3.2600'],
  [3.016, '3.0160'],
  [3.42527, '3.4253'],
  [0.4548, '0.4548'],
  [0.52001, '0.5200'],
  [0.1764367250725627, '0.1764'],
  [0.05, '0.0500'],
  [0.0099999, '9.9999e-3'],
  [0.009999999, '0.0100'],
  [0.0012, '1.2000e-3'],
  [0.001234567, '1.2346e-3'],
  [9e-5, '9.0000e-5'],
  [-3.70354e-10, '-3.7035e-10'],
  [1e-300, '1.0000e-300'],
  [999.99999, '1,000.0000'],
  [1227.5, '1,227.5000'],
  [-123458.789, '-123,458.7890'],
  [999_999.97, '999,999.9700'],
  [999_999.999_97, '1,000,000'],
  [-1_234_567.89, '-1,234,568'],
  [999_999_999.6, '1.0000e9'],
  [-1.23456e15, '-1.2346e15'],
  [1e10, '1.0000e10'],
  [1e-10, '1.0000e-10'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
])('the figure %s is %s (public-reports PB4, screens-experiments L4)', (value, text) => {
  expect(formatMetric(value)).toBe(text);
});

test.each([
  [0.1764367250725627, '0.1764'],
  [0.2, '0.2'],
  [0.05, '0.05'],
  [0.001, '0.001'],
  [3e-4, '0.0003'],
  [9e-5, '9e-5'],
  [123_456.789, '123,456.789'],
  [0.0001234567, '0.00012346'],
])('the chosen value %s is %s (screens-experiments L14)', (value, text) => {
  expect(formatPlain(value)).toBe(text);
});

const finite = double({ min: -1e307, max: 1e307, noNaN: true });

/** The number that a text says. */
const read = (text: string) => Number(text.replaceAll(',', ''));

test('a figure of any size says its value in thirteen characters (public-reports PB4)', () => {
  assert(
    property(
      oneof(finite, double({ min: -1e10, max: 1e10, noNaN: true }), maxSafeInteger()),
      (value) => {
        const text = formatMetric(value);
        expect(text.length).toBeLessThanOrEqual(13);
        expect(read(text)).toBe(roundMetric(value) + 0);
        expect(read(formatPlain(value))).toBe(roundMetric(value) + 0);
        // the digits before the point are whole, and four of the others right
        const error = Math.abs(read(text) - value);
        expect(error).toBeLessThanOrEqual(Math.max(0.5, Math.abs(value) * 5.1e-5));
        if (Math.abs(value) < 1e6) expect(error).toBeLessThanOrEqual(Math.abs(value) * 5.1e-3);
      },
    ),
  );
});

test('figures with a point have four decimals, of any size (screens-experiments L4)', () => {
  assert(
    property(finite, oneof(double({ min: -1e7, max: 1e7, noNaN: true }), finite), (one, other) => {
      for (const text of [formatMetric(one), formatMetric(other)])
        expect(text).toMatch(/^-?[\d,]+(\.\d{4}(e-?\d+)?)?$/);
    }),
  );
  const column = [0.0012, 3.26, 0.4548, 1234.5, -99_999.123_46].map(formatMetric);
  expect(column).toEqual(['1.2000e-3', '3.2600', '0.4548', '1,234.5000', '-99,999.1235']);
});

test.each([
  [36.42, 3, '36.4'],
  [1234.6, 3, '1,235'],
  [0.000123, 2, '0.00012'],
  [1e-7, 3, '1e-7'],
  [Number.NaN, 3, 'NaN'],
])('the estimate %s of %s digits is %s', (value, digits, text) => {
  expect(formatRounded(value, digits)).toBe(text);
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
