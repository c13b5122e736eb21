import { expect, test } from 'vitest';
import { barLength, density, shareOf } from './map/log-map';
import { parseTime } from './parse-time';

const startMs = Date.parse('2026-11-19T22:00:00Z');
const endMs = Date.parse('2026-11-20T09:41:02Z');
const span = { startMs, endMs, offsetMinutes: 0 };

test.each([
  ['10m ago', '2026-11-20T09:31:02Z'],
  ['10m', '2026-11-20T09:31:02Z'],
  ['-1h 30m', '2026-11-20T08:11:02Z'],
  ['+1h30m', '2026-11-19T23:30:00Z'],
  ['09:41', '2026-11-20T09:41:00Z'],
  ['9:41:01.5', '2026-11-20T09:41:01.500Z'],
  // later than the end, so on the day before
  ['23:00', '2026-11-19T23:00:00Z'],
  ['2026-11-20 03:00', '2026-11-20T03:00:00Z'],
  ['2026-11-20', '2026-11-20T00:00:00Z'],
  ['2026-11-20T04:00:00+01:00', '2026-11-20T03:00:00Z'],
])('%j is %s', (typed, time) => {
  expect(parseTime(typed, span)).toBe(Date.parse(time));
});

test.each(['', 'soon', '10', '25:61', '2026-13-40', '2026-02-30 10:00', '+'])(
  '%j is not a time (F9)',
  (typed) => {
    expect(parseTime(typed, span)).toBeUndefined();
  },
);

test("local times are in the user's zone", () => {
  const local = { ...span, offsetMinutes: -60 };
  expect(parseTime('10:41', local)).toBe(Date.parse('2026-11-20T09:41:00Z'));
  expect(parseTime('2026-11-20 03:00', local)).toBe(Date.parse('2026-11-20T02:00:00Z'));
  expect(parseTime('2026-11-20 03:00Z', local)).toBe(Date.parse('2026-11-20T03:00:00Z'));
});

test('marks are counted along the time of a log', () => {
  const { bars, add } = density({ from: 0, to: 100 }, 10);
  for (const at of [0, 5, 99, 100, 101, -1, Number.NaN]) add(at, 'line');
  add(50, 'error');
  expect(bars.map(({ line }) => line)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(bars[5]).toMatchObject({ error: 1 });
});

test('an empty bar has no length, the fullest one is the longest', () => {
  expect(barLength(0, 100)).toBe(0);
  expect(barLength(100, 100)).toBe(1);
  expect(barLength(10, 100)).toBeGreaterThan(0.4);
  expect(shareOf(150, { from: 100, to: 200 })).toBe(0.5);
  expect(shareOf(10, { from: 100, to: 100 })).toBe(0);
});
