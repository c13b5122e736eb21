import { queryOptions, useQuery } from '@tanstack/react-query';
import { countSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import { getAgents, getResourcePools } from '@trainyard/sdk/calls';
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
