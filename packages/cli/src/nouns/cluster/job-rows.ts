import { items } from '@trainyard/sdk';
import { getJobsV2 } from '@trainyard/sdk/calls';
import { stateOf } from '@trainyard/sdk/model';
import type { Job, JobType, LimitedJob } from '@trainyard/sdk/types';
import { computed, field, numberField, percentText, timeField } from '../../core/output/columns';
import { jobStates } from '../../core/output/state-names';
import type { Cli } from '../../core/verb';

/** A job, or its visible part. */
export type JobRow = LimitedJob & Partial<Job>;

const typeName = (type: JobType) => type.replace('TYPE_', '').replaceAll('_', ' ').toLowerCase();

export const jobColumns = [
  computed<JobRow>('jobsAhead', '#', ({ summary }) => summary?.jobsAhead, {
    align: 'right',
    show: ({ summary }) => (summary && summary.jobsAhead >= 0 ? String(summary.jobsAhead) : ''),
  }),
  field<JobRow>('jobId', 'ID'),
  field<JobRow>('type', 'Type', { show: ({ type }) => typeName(type) }),
  field<JobRow>('entityId', 'Of', {
    isMinor: true,
    show: ({ entityId }: JobRow) => entityId ?? '***',
  }),
  field<JobRow>('name', 'Name', { show: ({ name }: JobRow) => name ?? '***' }),
  computed<JobRow>('state', 'State', ({ summary }) => summary?.state, {
    states: jobStates,
    show: ({ summary }) => (summary ? stateOf(summary.state) : ''),
  }),
  numberField<JobRow>('priority', 'Priority'),
  numberField<JobRow>('weight', 'Weight', { isMinor: true }),
  computed<JobRow>(
    'slots',
    'Slots',
    ({ allocatedSlots, requestedSlots }) => `${allocatedSlots}/${requestedSlots}`,
    { align: 'right' },
  ),
  field<JobRow>('username', 'User', { show: ({ username }: JobRow) => username ?? '***' }),
  timeField<JobRow>('submissionTime', 'Submitted', { isMinor: true }),
  field<JobRow>('resourcePool', 'Pool'),
  field<JobRow>('progress', 'Progress', {
    show: ({ progress }) => percentText(progress),
    isExtra: true,
  }),
];

/** The jobs of these pools, each in its order. */
export async function* jobsIn(
  cli: Cli,
  pools: readonly string[],
  orderBy: 'ORDER_BY_ASC' | 'ORDER_BY_DESC' = 'ORDER_BY_ASC',
): AsyncGenerator<JobRow, void, undefined> {
  const { client } = await cli.session();
  for (const resourcePool of pools)
    for await (const { full, limited } of items(
      client,
      getJobsV2,
      { resourcePool, orderBy },
      { signal: cli.signal },
    )) {
      const job = full ?? limited;
      if (job) yield job;
    }
}

/** The named pool, or all pools. */
export async function poolNames(cli: Cli, named: string | undefined): Promise<string[]> {
  if (named !== undefined) return [named];
  const { client } = await cli.session();
  const { resourcePools } = await client.getResourcePools({}, { signal: cli.signal });
  return resourcePools.map(({ name }) => name);
}
