import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import {
  daysOf,
  movedRange,
  periodName,
  periodsOf,
  sumUsage,
  totalUsage,
  usageRange,
  usageSeries,
} from './usage';

const now = Date.parse('2026-03-20T10:00:00Z');

test('without a stretch the latest days or months are shown', () => {
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

test('a link asks for its stretch, where it is one', () => {
  const days = { groupBy: 'day', after: '2026-01-02', before: '2026-01-09' } as const;
  expect(usageRange(days, now).startDate).toBe('2026-01-02');
  for (const wrong of [{ before: 'x' }, { after: '2026-13-40' }])
    expect(usageRange({ ...days, ...wrong }, now).startDate).toBe('2026-03-05');
});

test.each([
  ['ends before it begins', { after: '2026-02-01' }, '2025-12-10', '2026-01-09'],
  ['is too long', { after: '2025-01-01' }, '2025-12-10', '2026-01-09'],
  ['ends in the future', { before: '2026-05-01', after: '2026-03-18' }, '2026-03-18', '2026-03-20'],
])('a stretch that %s is cut', (_what, change, startDate, endDate) => {
  const days = { groupBy: 'day', after: '2026-01-02', before: '2026-01-09' } as const;
  expect(usageRange({ ...days, ...change }, now)).toEqual({ groupBy: 'day', startDate, endDate });
});

test('months are 36 at most', () => {
  const months = { groupBy: 'month', after: '2020-01', before: '2026-02' } as const;
  expect(usageRange(months, now).startDate).toBe('2023-03');
});

test('an end that is moved takes the other with it, where the stretch would be too long', () => {
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

const entry = {
  periodStart: '2026-03-01',
  period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY' as const,
  seconds: 10_800,
  byExperimentLabel: {},
  byResourcePool: {},
  byAgentLabel: {},
  byUsername: {},
};

test('hours are summed by name, the largest first', () => {
  const entries: ResourceAllocationAggregatedEntry[] = [
    { ...entry, byUsername: { ada: 3600, bob: 7200 } },
    { ...entry, byUsername: { bob: 3600 } },
  ];
  expect(sumUsage(entries, 'byUsername')).toEqual([
    { name: 'bob', hours: 3 },
    { name: 'ada', hours: 1 },
  ]);
});

test('the five largest have parts of their own, the rest one together, the total is hidden', () => {
  const hours = { a: 7, b: 6, c: 5, d: 4, e: 3, f: 2, g: 1 };
  const byUsername = Object.fromEntries(
    Object.entries(hours).map(([name, count]) => [name, count * 3600]),
  );
  const entries = [
    { ...entry, byUsername },
    { ...entry, periodStart: '2026-03-03', byUsername: { g: 3600 } },
  ];
  const range = { groupBy: 'day', startDate: '2026-03-01', endDate: '2026-03-03' } as const;
  const periods = periodsOf(range, { entries, now });
  expect(periods).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  const sums = { entries, periods };
  const series = usageSeries(sums, { part: 'byUsername', nameOf: (name) => name.toUpperCase() });
  expect(series.map(({ name }) => name)).toEqual([
    'A',
    'B',
    'C',
    'D',
    'E',
    'other labels',
    'total',
  ]);
  expect(series.at(-2)?.values).toEqual([3, 0, 1]);
  expect(series.at(-1)).toMatchObject({ isHidden: true, isOutline: true, values: [3, 0, 3] });
  expect(usageSeries({ entries: [entry], periods }, { part: 'byUsername' })).toEqual([]);
  expect(totalUsage({ entries: [entry], periods }).values).toEqual([3, 0, 0]);
});

test('a single day or month is shown within its whole year', () => {
  const days = { groupBy: 'day', startDate: '2026-03-01', endDate: '2026-03-03' } as const;
  const year = periodsOf(days, { entries: [entry], now });
  expect([year.length, year[0], year.at(-1)]).toEqual([365, '2026-01-01', '2026-12-31']);
  const months = { groupBy: 'month', startDate: '2026-03', endDate: '2026-03' } as const;
  const monthly = periodsOf(months, { entries: [{ ...entry, periodStart: '2026-03' }], now });
  expect([monthly.length, monthly[0], monthly.at(-1)]).toEqual([12, '2026-01', '2026-12']);
});

test('days are named by month and day, months by year and month', () => {
  expect(periodName('2026-03-01')).toBe('03-01');
  expect(periodName('2026-03')).toBe('2026-03');
});
