import type { UsageExperiment } from '@trainyard/insights/usage/parts';
import {
  lastPeriod,
  type UsageChunk,
  type UsageGroup,
  type UsageRange,
} from '@trainyard/insights/usage/range';
import { workloadSums } from '@trainyard/insights/usage/shares';
import {
  getExperiments,
  resourceAllocationAggregated,
  resourceAllocationRaw,
} from '@trainyard/sdk/calls';
import { staleMs } from '~/app/polling-intervals';
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

/** The hours of one week or month by experiment. The entries, of which there may be many, are dropped; changes do not refresh it. */
export const workloadsQuery = (chunk: UsageChunk, groupBy: UsageGroup) =>
  composed(
    'workloads',
    { groupBy, chunk },
    async (client) => {
      const { resourceEntries } = await resourceAllocationRaw(client, {
        timestampAfter: new Date(chunk.from).toISOString(),
        timestampBefore: new Date(chunk.to).toISOString(),
      });
      return workloadSums(resourceEntries, { chunk, groupBy, now: masterNow() });
    },
    {
      tags: [],
      staleTime: chunk.to < Date.parse(lastPeriod('day', masterNow())) ? Infinity : staleMs.sums,
    },
  );

/** An experiment with its owner. */
export type OwnedExperiment = UsageExperiment & { userId: number; username: string };

// the address of a request has no room for more ids
const idsAtOnce = 200;

/** The experiments of some ids; those that were deleted or may not be seen are missing. */
export const usageExperimentsQuery = (ids: readonly number[]) =>
  composed(
    'experimentsOfUsage',
    { ids },
    async (client) => {
      const found = new Map<number, OwnedExperiment>();
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const some = ids.slice(at, at + idsAtOnce);
        const query = { 'experimentIdFilter.incl': some, limit: 0 };
        const { experiments } = await getExperiments(client, query);
        for (const experiment of experiments) found.set(experiment.id, ownedExperiment(experiment));
      }
      return found;
    },
    { tags: [], enabled: ids.length > 0, staleTime: staleMs.sums },
  );

type Answered = Awaited<ReturnType<typeof getExperiments>>['experiments'][number];

const ownedExperiment = (experiment: Answered): OwnedExperiment => {
  const { id, name, projectId, projectName, workspaceId = 0, workspaceName } = experiment;
  const { resourcePool, userId = 0, username } = experiment;
  const place = { projectId, projectName, workspaceId, workspaceName };
  return { id, name, ...place, resourcePool, userId, username };
};
