import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnedExperiment } from '@trainyard/sdk/flows';
import {
  chunksOf,
  mergeSums,
  type UsageChunk,
  type UsageRange,
  type UsageSums,
} from '@trainyard/sdk/usage';
import { useMemo } from 'react';
import { masterNow } from '~/lib/master-now';
import { usageExperimentsQuery, workloadsQuery } from './queries';

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

const noExperiments: ReadonlyMap<number, OwnedExperiment> = new Map();

/** The experiments of some ids; empty until they are read. */
export function useUsageExperiments(ids: readonly number[]) {
  const { data } = useQuery(usageExperimentsQuery(ids));
  return { experiments: data ?? noExperiments, isRead: data !== undefined };
}
