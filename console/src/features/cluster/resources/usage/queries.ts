import { resourceAllocationAggregated } from '@trainyard/sdk/calls';
import { usageExperiments, workloadSeconds } from '@trainyard/sdk/flows';
import {
  lastPeriod,
  type UsageChunk,
  type UsageGroup,
  type UsageRange,
} from '@trainyard/sdk/usage';
import { staleMs } from '~/app/polling/polling-intervals';
import { fetchAllocations } from '~/data/cluster/allocations';
import { composed, q } from '~/data/q';
import { masterNow } from '~/lib/master-now';

/** The allocation per day or month. It changes once a day, so it is not polled. */
export const usageQuery = ({ groupBy, startDate, endDate }: UsageRange) =>
  q(
    resourceAllocationAggregated,
    {
      startDate,
      endDate,
      period:
        groupBy === 'day'
          ? 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY'
          : 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY',
    },
    {
      select: ({ resourceEntries }) => resourceEntries,
      error: 'Unable to fetch historical usage.',
    },
  );

/** The hours of one week or month by experiment. The entries, of which there may be many, are dropped. */
export const workloadsQuery = (chunk: UsageChunk, groupBy: UsageGroup) =>
  composed(
    'workloads',
    { groupBy, chunk },
    (client) => workloadSeconds(client, { chunk, groupBy, now: masterNow() }),
    {
      staleTime: chunk.to < Date.parse(lastPeriod('day', masterNow())) ? Infinity : staleMs.sums,
    },
  );

/** The experiments of some ids; those that were deleted or may not be seen are missing. */
export const usageExperimentsQuery = (ids: readonly number[]) =>
  composed('experimentsOfUsage', { ids }, (client) => usageExperiments(client, ids), {
    enabled: ids.length > 0,
    staleTime: staleMs.sums,
  });

const day = 86_400_000;

/** The allocations of the last 24 hours; null without permission to see them. */
export const lastDayQuery = composed(
  'slotsOfLastDay',
  {},
  async (_, { client }) => {
    const to = masterNow();
    const span = { from: to - day, to };
    return { ...span, stretches: (await fetchAllocations(span, client)) ?? null };
  },
  // the table of allocations is too long to read it after changes
  { poll: 'slotHistory', retry: false },
);
