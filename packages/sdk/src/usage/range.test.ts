import { expect, test } from 'vitest';
import {
  chartPeriodsOf,
  chunksOf,
  cutNote,
  daysOf,
  hoursIn,
  isPastPeriod,
  latestRange,
  monthRange,
  movedNote,
  movedRange,
  periodName,
  periodsOf,
  previousRange,
  usageRange,
} from './range';

const now = Date.parse('2026-03-20T10:00:00Z');

test('without a range the latest days or months are shown', () => {
  expect(usageRange({ groupBy: 'day' }, now)).toEqual({
    groupBy: 'day',
    startDate: '2026-03-05',
    endDate: '2026-03-19',
  });
  expect(usageRange({ groupBy: 'month' }, now)).toEqual({
    groupBy: 'month',
    startDate: '2025-09',
    endDate: '2026-03',
  });
});

test('a day that does not exist is refused, with a text that says what is shown (F9)', () => {
  const days = { groupBy: 'day', after: '2026-02-30', before: '2026-03-09' } as const;
  const range = usageRange(days, now);
  expect(range.startDate).toBe('2026-03-05');
  expect(cutNote(days, range)).toBe(
    '"2026-02-30" is not a day that exists: 2026-03-05 to 2026-03-19 are shown.',
  );
  expect(isPastPeriod('2026-02-30', 'day', now)).toBe(false);
  expect(isPastPeriod('2026-02-28', 'day', now)).toBe(true);
});

test('a link selects a valid range', () => {
  const days = { groupBy: 'day', after: '2026-01-02', before: '2026-01-09' } as const;
  expect(usageRange(days, now).startDate).toBe('2026-01-02');
  for (const wrong of [{ before: 'x' }, { after: '2026-13-40' }])
    expect(usageRange({ ...days, ...wrong }, now).startDate).toBe('2026-03-05');
});

test.each([
  ['ends before it begins', { after: '2026-02-01' }, '2025-12-10', '2026-01-09'],
  ['is too long', { after: '2025-01-01' }, '2025-12-10', '2026-01-09'],
  ['ends in the future', { before: '2026-05-01', after: '2026-03-18' }, '2026-03-18', '2026-03-20'],
])('a range that %s is limited', (_what, change, startDate, endDate) => {
  const days = { groupBy: 'day', after: '2026-01-02', before: '2026-01-09' } as const;
  expect(usageRange({ ...days, ...change }, now)).toEqual({ groupBy: 'day', startDate, endDate });
});

test.each([
  [{ after: '2026-03-01' }, '2026-03-01', '2026-03-19', undefined],
  [{ before: '2026-03-10' }, '2026-03-05', '2026-03-10', undefined],
  [{ before: '2026-02-10' }, '2026-01-11', '2026-02-10', undefined],
  [{ after: '2026-03-20' }, '2026-03-20', '2026-03-20', undefined],
  [
    { after: '2026-01-01' },
    '2026-02-17',
    '2026-03-19',
    /^At most 31 days .* instead of 2026-01-01/,
  ],
  [{ before: '2026-05-01' }, '2026-03-05', '2026-03-20', /^2026-05-01 is in the future/],
])('a link with one bound has the usual other one (M3): %o', (bound, startDate, endDate, note) => {
  const period = { groupBy: 'day', ...bound } as const;
  const range = usageRange(period, now);
  expect(range).toEqual({ groupBy: 'day', startDate, endDate });
  expect(cutNote(period, range) ?? '').toMatch(note ?? /^$/);
});

test('months are 36 at most', () => {
  const months = { groupBy: 'month', after: '2020-01', before: '2026-02' } as const;
  expect(usageRange(months, now).startDate).toBe('2023-03');
});

test('moving one end moves the other if the range would be too long', () => {
  const days = { groupBy: 'day', startDate: '2026-03-05', endDate: '2026-03-19' } as const;
  expect(movedRange(days, { after: '2026-03-01' })).toEqual({
    after: '2026-03-01',
    before: '2026-03-19',
  });
  expect(movedRange(days, { after: '2026-01-01' })).toEqual({
    after: '2026-01-01',
    before: '2026-01-31',
  });
  expect(movedRange(days, { after: '2026-03-20' }).before).toBe('2026-03-20');
  expect(movedRange(days, { before: '2026-05-01' }).after).toBe('2026-04-01');
  expect(movedRange(days, { before: '2026-03-01' }).after).toBe('2026-03-01');
});

test('months are downloaded by their days, up to today', () => {
  const month = { groupBy: 'month', startDate: '2026-01', endDate: '2026-02' } as const;
  expect(daysOf(month, now)).toEqual({ start: '2026-01-01', end: '2026-02-28' });
  expect(daysOf({ ...month, endDate: '2026-03' }, now).end).toBe('2026-03-20');
});

test('a single day or month is shown within its whole year', () => {
  const days = { groupBy: 'day', startDate: '2026-03-01', endDate: '2026-03-03' } as const;
  const year = chartPeriodsOf(days, { entryCount: 1, now });
  expect([year.length, year[0], year.at(-1)]).toEqual([365, '2026-01-01', '2026-12-31']);
  const months = { groupBy: 'month', startDate: '2026-03', endDate: '2026-03' } as const;
  const monthly = chartPeriodsOf(months, { entryCount: 1, now });
  expect([monthly.length, monthly[0], monthly.at(-1)]).toEqual([12, '2026-01', '2026-12']);
});

test('days have month and day, months year and month', () => {
  expect(periodName('2026-03-01')).toBe('03-01');
  expect(periodName('2026-03')).toBe('2026-03');
});

test('a note explains how a period was limited', () => {
  const days = { groupBy: 'day', after: '2026-01-02', before: '2026-03-09' } as const;
  const noteOf = (period: Parameters<typeof cutNote>[0]) =>
    cutNote(period, usageRange(period, now));
  expect(noteOf(days)).toBe(
    'At most 31 days are shown, so this starts on 2026-02-07 instead of 2026-01-02.',
  );
  expect(noteOf({ ...days, after: '2026-03-01' })).toBeUndefined();
  expect(noteOf({ groupBy: 'day' })).toBeUndefined();
  expect(noteOf({ ...days, after: '2026-03-10' })).toContain('2026-03-10 is after 2026-03-09');
  expect(noteOf({ ...days, after: '2026-03-10', before: '2026-04-01' })).toContain('in the future');
  const months = { groupBy: 'month', after: '2020-01', before: '2026-02' } as const;
  expect(noteOf(months)).toContain('At most 36 months are shown');
});

test('a note explains that an end moved with the other', () => {
  const days = { groupBy: 'day', startDate: '2026-03-05', endDate: '2026-03-19' } as const;
  const noteOf = (change: Parameters<typeof movedRange>[1]) =>
    movedNote(days, movedRange(days, change));
  expect(noteOf({ after: '2026-01-01' })).toBe(
    'At most 31 days are shown: 2026-01-01 to 2026-01-31.',
  );
  expect(noteOf({ after: '2026-03-01' })).toBeUndefined();
});

test('the latest days end yesterday, the latest months now; the previous period has the same length', () => {
  const week = latestRange('day', 7, now);
  expect(week).toEqual({ groupBy: 'day', startDate: '2026-03-13', endDate: '2026-03-19' });
  expect(previousRange(week)).toMatchObject({ startDate: '2026-03-06', endDate: '2026-03-12' });
  const year = latestRange('month', 12, now);
  expect(year).toMatchObject({ startDate: '2025-04', endDate: '2026-03' });
  expect(previousRange(year)).toMatchObject({ startDate: '2024-04', endDate: '2025-03' });
  expect(hoursIn(week, now)).toBe(7 * 24);
  expect(hoursIn({ groupBy: 'month', startDate: '2026-03', endDate: '2026-03' }, now)).toBe(
    19 * 24 + 10,
  );
});

test('a period is read week by week or month by month, the latest first', () => {
  const days = { groupBy: 'day', startDate: '2026-03-01', endDate: '2026-03-09' } as const;
  const texts = (range: Parameters<typeof chunksOf>[0]) =>
    chunksOf(range, now).map(({ from, to }) =>
      [from, to].map((time) => new Date(time).toISOString().slice(0, 10)).join(' '),
    );
  expect(texts(days)).toEqual(['2026-03-08 2026-03-10', '2026-03-01 2026-03-08']);
  expect(texts({ groupBy: 'month', startDate: '2026-02', endDate: '2026-03' })).toEqual([
    '2026-03-01 2026-03-21',
    '2026-02-01 2026-03-01',
  ]);
});

test('this month ends yesterday, the last one on its last day, and neither has other days', () => {
  const at = Date.parse('2026-03-10T08:00:00Z');
  expect(monthRange(0, at)).toEqual({
    groupBy: 'day',
    startDate: '2026-03-01',
    endDate: '2026-03-09',
  });
  expect(monthRange(1, at)).toEqual({
    groupBy: 'day',
    startDate: '2026-02-01',
    endDate: '2026-02-28',
  });
  // nothing is summed up on the first day of a month
  expect(monthRange(0, Date.parse('2026-03-01T00:00:01Z'))).toMatchObject({
    startDate: '2026-03-01',
    endDate: '2026-03-01',
  });
  expect(monthRange(1, Date.parse('2026-01-31T23:59:59Z'))).toMatchObject({
    startDate: '2025-12-01',
    endDate: '2025-12-31',
  });
  expect(periodsOf(monthRange(1, at))).toHaveLength(28);
});
