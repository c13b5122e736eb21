import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { UsageExperiment } from '@trainyard/insights/usage/parts';
import {
  chunksOf,
  lastPeriod,
  type UsageChunk,
  type UsageGroup,
  type UsageRange,
} from '@trainyard/insights/usage/range';
import { mergeSums, type UsageSums, workloadSums } from '@trainyard/insights/usage/shares';
import {
  getExperiments,
  resourceAllocationAggregated,
  resourceAllocationRaw,
} from '@trainyard/sdk/calls';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling-intervals';
import { q } from '~/data/q';
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
const workloadsQuery = (chunk: UsageChunk, groupBy: UsageGroup) =>
  queryOptions({
    queryKey: ['workloads', { groupBy, chunk }],
    queryFn: async ({ signal }) => {
      const query = {
        timestampAfter: new Date(chunk.from).toISOString(),
        timestampBefore: new Date(chunk.to).toISOString(),
      };
      const { resourceEntries } = await resourceAllocationRaw(client, query, { signal });
      return workloadSums(resourceEntries, { chunk, groupBy, now: masterNow() });
    },
    staleTime: chunk.to < Date.parse(lastPeriod('day', masterNow())) ? Infinity : staleMs.sums,
  });

/** The hours by experiment that have been read. */
export type Workloads = {
  sums: UsageSums;
  /** parts that were read, of how many */
  readCount: number;
  count: number;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

function joined(results: UseQueryResult<UsageSums>[]): Workloads {
  const read = results.flatMap(({ data }) => data ?? []);
  const failed = results.find(({ error }) => error !== null);
  return {
    sums: mergeSums(read),
    readCount: read.length,
    count: results.length,
    error: failed?.error ?? null,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: async () => failed?.refetch(),
  };
}

/** requests at the same time: the master answers without pages */
const atOnce = 2;

/** Reads the workloads of a period part by part, the latest first. */
export function useWorkloads(range: UsageRange, isEnabled: boolean): Workloads {
  const queryClient = useQueryClient();
  const { groupBy } = range;
  const chunks = useMemo(() => (isEnabled ? chunksOf(range, masterNow()) : []), [range, isEnabled]);
  const isRead = (chunk: UsageChunk | undefined) =>
    chunk === undefined ||
    queryClient.getQueryData(workloadsQuery(chunk, groupBy).queryKey) !== undefined;
  return useQueries({
    queries: chunks.map((chunk, index) => ({
      ...workloadsQuery(chunk, groupBy),
      enabled: isRead(chunks[index - atOnce]),
    })),
    combine: joined,
  });
}

/** An experiment with its owner. */
export type OwnedExperiment = UsageExperiment & { userId: number; username: string };

// the address of a request has no room for more ids
const idsAtOnce = 200;

/** The experiments of some ids; those that were deleted or may not be seen are missing. */
const usageExperimentsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['experimentsOfUsage', { ids }],
    queryFn: async ({ signal }) => {
      const found = new Map<number, OwnedExperiment>();
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const some = ids.slice(at, at + idsAtOnce);
        const query = { 'experimentIdFilter.incl': some, limit: 0 };
        const { experiments } = await getExperiments(client, query, { signal });
        for (const experiment of experiments) found.set(experiment.id, ownedExperiment(experiment));
      }
      return found;
    },
    enabled: ids.length > 0,
    staleTime: staleMs.sums,
  });

type Answered = Awaited<ReturnType<typeof getExperiments>>['experiments'][number];

const ownedExperiment = (experiment: Answered): OwnedExperiment => {
  const { id, name, projectId, projectName, workspaceId = 0, workspaceName } = experiment;
  const { resourcePool, userId = 0, username } = experiment;
  const place = { projectId, projectName, workspaceId, workspaceName };
  return { id, name, ...place, resourcePool, userId, username };
};

const noExperiments: ReadonlyMap<number, OwnedExperiment> = new Map();

/** The experiments of some ids; empty until they are read. */
export function useUsageExperiments(ids: readonly number[]) {
  const { data } = useQuery(usageExperimentsQuery(ids));
  return { experiments: data ?? noExperiments, isRead: data !== undefined };
}
