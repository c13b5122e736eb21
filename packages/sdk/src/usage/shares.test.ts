import { expect, test } from 'vitest';
import {
  aggregatedSums,
  hoursByPeriod,
  largestOf,
  mergeSums,
  sharesOf,
  totalSums,
  workloadSums,
} from './shares';

const entry = {
  periodStart: '2026-03-01',
  period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY' as const,
  seconds: 10_800,
  byExperimentLabel: {},
  byResourcePool: {},
  byAgentLabel: {},
  byUsername: {},
};

const days = ['2026-03-01', '2026-03-02', '2026-03-03'];

test('hours are summed up by name, the largest first', () => {
  const sums = aggregatedSums(
    [
      { ...entry, byUsername: { ada: 3600, bob: 7200 } },
      { ...entry, periodStart: '2026-03-03', byUsername: { bob: 3600 } },
    ],
    'byUsername',
  );
  expect(sharesOf(sums)).toEqual([
    { key: 'bob', hours: 3 },
    { key: 'ada', hours: 1 },
  ]);
  expect(largestOf(sums, 1)).toEqual({ largest: ['bob'], others: ['ada'] });
  expect(hoursByPeriod(sums, days, ['bob'])).toEqual([2, 0, 1]);
  expect(hoursByPeriod(sums, days)).toEqual([3, 0, 1]);
  expect(hoursByPeriod(totalSums([entry]), days)).toEqual([3, 0, 0]);
});

const workload = (experimentId: number, startTime: string, endTime: string | null, slots = 2) => ({
  experimentId,
  startTime,
  endTime,
  slots,
});

test('workloads count by experiment and day, within the requested time', () => {
  const chunk = { from: Date.parse('2026-03-01'), to: Date.parse('2026-03-03') };
  const now = Date.parse('2026-03-02T12:00:00Z');
  const entries = [
    workload(7, '2026-02-28T23:00:00Z', '2026-03-01T01:00:00Z'),
    workload(7, '2026-03-01T23:00:00Z', '2026-03-02T02:00:00Z'),
    workload(8, '2026-03-02T11:00:00Z', null, 4),
    // an agent's connection
    workload(0, '2026-02-01T00:00:00Z', null, 8),
  ];
  const sums = workloadSums(entries, { chunk, groupBy: 'day', now });
  expect(hoursByPeriod(sums, days, ['7'])).toEqual([4, 4, 0]);
  expect(hoursByPeriod(sums, days, ['8'])).toEqual([0, 4, 0]);
  expect(sharesOf(sums).map(({ key }) => key)).toEqual(['7', '8']);
  const monthly = workloadSums(entries, { chunk, groupBy: 'month', now });
  expect(hoursByPeriod(monthly, ['2026-03'])).toEqual([12]);
  expect(sharesOf(mergeSums([sums, sums], () => 'all'))).toEqual([{ key: 'all', hours: 24 }]);
});
