import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { sumUsage, usageRange } from './usage';

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
  for (const wrong of [{ after: '2026-02-01' }, { before: 'x' }, { after: '2026-13-40' }])
    expect(usageRange({ ...days, ...wrong }, now).startDate).toBe('2026-03-05');
});

test('hours are summed by name, the largest first', () => {
  const entry = {
    periodStart: '2026-03-01',
    period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY' as const,
    seconds: 10_800,
    byExperimentLabel: {},
    byResourcePool: {},
    byAgentLabel: {},
  };
  const entries: ResourceAllocationAggregatedEntry[] = [
    { ...entry, byUsername: { ada: 3600, bob: 7200 } },
    { ...entry, byUsername: { bob: 3600 } },
  ];
  expect(sumUsage(entries, 'byUsername')).toEqual([
    { name: 'bob', hours: 3 },
    { name: 'ada', hours: 1 },
  ]);
});
