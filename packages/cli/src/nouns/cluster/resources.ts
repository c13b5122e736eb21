import { formatCount, formatSlotHours } from '@trainyard/insights/figures';
import { timeOfText } from '@trainyard/sdk/model';
import type { GetJobQueueStatsResponse, ResourceAllocationRawEntry } from '@trainyard/sdk/types';
import { UsageError } from '../../core/option-values';
import { type Column, countField, field, numberField, timeField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';

const rawColumns = [
  field<ResourceAllocationRawEntry>('kind', 'Kind'),
  timeField<ResourceAllocationRawEntry>('startTime', 'Started'),
  timeField<ResourceAllocationRawEntry>('endTime', 'Ended'),
  numberField<ResourceAllocationRawEntry>('experimentId', 'Experiment'),
  field<ResourceAllocationRawEntry>('username', 'User'),
  numberField<ResourceAllocationRawEntry>('slots', 'Slots'),
  countField<ResourceAllocationRawEntry>('seconds', 'Slot seconds'),
  field<ResourceAllocationRawEntry>('labels', 'Labels', {
    show: ({ labels }) => labels.join(', '),
  }),
];

const raw = defineVerb({
  name: 'raw',
  summary: 'List every allocation between two times',
  operands: '<after> <before>',
  prints: 'rows',
  examples: ['trainyard resources raw 2026-11-01T00:00:00Z 2026-11-08T00:00:00Z -o csv'],
  run: async ({ operands: [after = '', before = ''], cli }) => {
    const { client } = await cli.session();
    const args = { timestampAfter: timeOf(after), timestampBefore: timeOf(before) };
    const { resourceEntries } = await client.resourceAllocationRaw(args, { signal: cli.signal });
    await cli.out.rows(rawColumns, resourceEntries);
  },
});

/** A time in the wire's format; a plain date means its first moment, UTC. */
function timeOf(text: string): string {
  const time = timeOfText(text);
  if (time !== undefined) return new Date(time).toISOString();
  throw new UsageError(`"${text}" is not a time such as 2026-11-01T00:00:00Z.`);
}

type Share = { period: string; by: string; name: string; hours: number };

const shareColumns = [
  field<Share>('period', 'Period'),
  field<Share>('by', 'By'),
  field<Share>('name', 'Name'),
  numberField<Share>('hours', 'Slot hours', {
    show: ({ hours }) => formatSlotHours(hours),
  }) satisfies Column<Share>,
];

const groups = {
  byUsername: 'user',
  byExperimentLabel: 'label',
  byResourcePool: 'pool',
  byAgentLabel: 'agent label',
} as const;

const aggregated = defineVerb({
  name: 'aggregated',
  aliases: ['agg'],
  summary: 'Sum up slot hours by day or month, user, label and pool',
  operands: '<first-day> <last-day>',
  prints: 'rows',
  options: { monthly: { type: 'boolean', help: 'By month instead of by day' } },
  examples: ['trainyard resources aggregated 2026-11-01 2026-11-08'],
  run: async ({ values, operands: [startDate = '', endDate = ''], cli }) => {
    const { client } = await cli.session();
    const period = values.monthly
      ? 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY'
      : 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY';
    const answer = await client.resourceAllocationAggregated(
      { startDate, endDate, period },
      { signal: cli.signal },
    );
    const shares = answer.resourceEntries.flatMap((entry): Share[] => [
      { period: entry.periodStart, by: 'all', name: '', hours: entry.seconds / 3600 },
      ...Object.entries(groups).flatMap(([key, by]) =>
        Object.entries(entry[key as keyof typeof groups]).map(([name, seconds]) => ({
          period: entry.periodStart,
          by,
          name,
          hours: seconds / 3600,
        })),
      ),
    ]);
    await cli.out.rows(shareColumns, shares);
  },
});

type PoolStats = GetJobQueueStatsResponse['results'][number];
type Waits = { pool: string; queued: number; scheduled: number; day: string; seconds: number };

const waitColumns = [
  field<Waits>('pool', 'Pool'),
  countField<Waits>('queued', 'Queued'),
  countField<Waits>('scheduled', 'Scheduled'),
  field<Waits>('day', 'Day'),
  countField<Waits>('seconds', 'Mean wait (s)', {
    show: ({ seconds }) => formatCount(Math.round(seconds)),
  }) satisfies Column<Waits>,
];

const waits = defineVerb({
  name: 'waits',
  summary: 'Show how long jobs waited in each pool, day by day',
  prints: 'rows',
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { results } = await client.getJobQueueStats({}, { signal: cli.signal });
    await cli.out.rows(waitColumns, results.flatMap(waitRows));
  },
});

const waitRows = ({ resourcePool: pool, stats, aggregates }: PoolStats): Waits[] =>
  aggregates.map(({ periodStart: day, seconds }) => ({
    pool,
    queued: stats?.queuedCount ?? 0,
    scheduled: stats?.scheduledCount ?? 0,
    day,
    seconds,
  }));

export const verbs = [raw, aggregated, waits];
