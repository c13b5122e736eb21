import { queryOptions, useQuery } from '@tanstack/react-query';
import { countSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import { getAgents, getExperiments, getResourcePools, getTasks } from '@trainyard/sdk/calls';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

export const agentsQuery = queryOptions({
  queryKey: queryKeys.agents,
  queryFn: async ({ signal }) => (await getAgents(client, {}, { signal })).agents,
  refetchInterval: pollEvery(pollMs.agents),
  meta: { errorMessage: 'Unable to fetch agents.' },
});

export const poolsQuery = queryOptions({
  queryKey: queryKeys.pools.list,
  queryFn: async ({ signal }) => {
    const { resourcePools } = await getResourcePools(client, {}, { signal });
    return resourcePools.toSorted((one, other) => one.name.localeCompare(other.name));
  },
  refetchInterval: pollEvery(pollMs.agents),
  meta: { errorMessage: 'Unable to fetch resource pools.' },
});

/** Every allocation that holds slots or waits for some. */
export const allocationsQuery = queryOptions({
  queryKey: queryKeys.cluster.allocations,
  queryFn: async ({ signal }) => {
    const { allocationIdToSummary } = await getTasks(client, {}, { signal });
    return Object.values(allocationIdToSummary);
  },
  refetchInterval: pollEvery(pollMs.clusterPage),
  // the slots are drawn without it
});

/** Experiments that hold slots and are in no queue any more, for example while they save a last checkpoint. */
export const leavingExperimentsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: queryKeys.cluster.leavingExperiments(ids),
    queryFn: async ({ signal }) => {
      const args = { 'experimentIdFilter.incl': [...ids], limit: ids.length };
      return (await getExperiments(client, args, { signal })).experiments;
    },
    enabled: ids.length > 0,
    // their names do not change
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The slots of the whole cluster; undefined until they are known. */
export function useSlotCounts(): SlotCounts | undefined {
  const agents = useQuery(agentsQuery);
  const pools = useQuery(poolsQuery);
  const isPending = agents.isPending || pools.isPending;
  return useMemo(
    () =>
      isPending || (!agents.data && !pools.data)
        ? undefined
        : countSlots({ agents: agents.data, pools: pools.data ?? [] }),
    [isPending, agents.data, pools.data],
  );
}
