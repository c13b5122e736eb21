import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ResourcePool } from '@trainyard/sdk/types';
import { loadQuery } from '~/app/load-query';
import { agentsQuery } from '~/data/agents';
import { poolQueries, type QueuePart } from '~/data/pools';

/** For loaders: the pool of a link; not found for an unknown pool. */
export async function loadPool(queryClient: QueryClient, name: string): Promise<ResourcePool> {
  const pools = await loadQuery(queryClient, poolQueries.list());
  const pool = pools.find((each) => each.name === name);
  if (!pool) throw notFound();
  return pool;
}

/**
 * For loaders: a pool. Its agents and a list of its jobs are requested; the slots are drawn before
 * the jobs come.
 */
export async function loadQueue(queryClient: QueryClient, name: string, part: QueuePart) {
  void queryClient.prefetchQuery(agentsQuery);
  await loadPool(queryClient, name);
  void queryClient.prefetchQuery(poolQueries.jobs(name, part));
}

/** A pool that its route has loaded; undefined once the pool no longer exists. */
export const usePool = (name: string): ResourcePool | undefined =>
  useSuspenseQuery(poolQueries.list()).data.find((pool) => pool.name === name);
