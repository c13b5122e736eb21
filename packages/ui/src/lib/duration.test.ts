import { expect, test } from 'vitest';
import {
  durationMs,
  exactTime,
  formatDateTime,
  formatDuration,
  formatGoDuration,
  formatLogTime,
  timeAgo,
  timeAgoLivesMs,
  toDate,
} from './duration';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, '0s'],
  [-5, '0s'],
  [450, '450ms'],
  [1500, '1s 500ms'],
  [59 * second, '59s'],
  [65 * minute, '1h 5m'],
  [hour, '1h'],
  [3 * day + 4 * hour + 40 * minute, '3d 5h'],
  [59 * minute + 59.9 * second, '1h'],
  [9 * day, '9d'],
  [13 * day + 20 * hour, '13d 20h'],
  [40 * day, '40d'],
  [400 * day + 3 * hour, '400d 3h'],
  [12_000 * day, '12,000d'],
])('%s ms are formatted as %s (public-reports PB17)', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  ['48h0m0s', '2d'],
  ['30m0s', '30m'],
  ['1h30m0s', '1h 30m'],
  ['90s', '1m 30s'],
  ['1.5h', '1h 30m'],
  ['never', 'never'],
  ['10 parsecs', '10 parsecs'],
])('the duration %s of a config becomes %s', (text, read) => {
  expect(formatGoDuration(text)).toBe(read);
});

test('one unit on request', () => {
  expect(formatDuration(65 * minute, 1)).toBe('1h');
});

test('a running item lasts until now, and one that has not started has no duration', () => {
  const startTime = '2026-01-01T00:00:00Z';
  const now = Date.parse('2026-01-01T00:01:00Z');
  expect(durationMs({ startTime, endTime: '2026-01-01T00:00:30Z' }, now)).toBe(30_000);
  expect(durationMs({ startTime, endTime: null }, now)).toBe(60_000);
  expect(durationMs({ startTime: null }, now)).toBeNull();
});

const now = Date.parse('2026-06-15T12:00:00Z');

test.each([
  [30 * second, 'Just Now', 'just now'],
  [minute, '1m ago', '1 minute ago'],
  [5 * minute, '5m ago', '5 minutes ago'],
  [26 * hour, '1d ago', '1 day ago'],
  [8 * day, '1w ago', '1 week ago'],
  [40 * day, '1mo ago', '1 month ago'],
])('%s ms ago becomes %s', (ageMs, short, long) => {
  expect(timeAgo(now - ageMs, now)).toBe(short);
  expect(timeAgo(now - ageMs, now, { isLong: true })).toBe(long);
});

test('from one year on the date is shown', () => {
  expect(timeAgo(new Date(2024, 2, 4, 15, 7), now)).toBe('Mar 4, 2024');
});

test('a relative time updates when it becomes outdated', () => {
  expect([second, minute, hour, day].map((age) => timeAgoLivesMs(now - age, now))).toEqual([
    second,
    minute,
    hour,
    day,
  ]);
});

test('small numbers are seconds', () => {
  expect(toDate(1_700_000_000).toISOString()).toBe('2023-11-14T22:13:20.000Z');
  expect(toDate(1_700_000_000_000).toISOString()).toBe('2023-11-14T22:13:20.000Z');
});

test('absolute times', () => {
  expect(formatDateTime('2023-03-04T15:07:09.123Z')).toBe('2023-03-04, 15:07:09');
  expect(formatLogTime('2023-03-04T15:07:09.123Z')).toBe('[2023-03-04 15:07:09]');
  expect(exactTime(new Date(2023, 2, 4, 15, 7))).toBe('Mar 4, 2023 - 3:07 pm');
  expect(exactTime(new Date(2023, 11, 31, 0, 30))).toBe('Dec 31, 2023 - 12:30 am');
  expect(exactTime('2023-12-31T12:00:00Z', 'UTC')).toBe('Dec 31, 2023 - 12:00 pm UTC');
  expect(exactTime('2024-02-29T23:59:59.999Z', 'UTC')).toBe('Feb 29, 2024 - 11:59 pm UTC');
  expect(exactTime('not a time', 'UTC')).toBe('Invalid date');
});
