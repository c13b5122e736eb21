import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ResourcePool, RPQueueStat } from '@trainyard/sdk/types';
import { loadInTime, loadPart, loadQuery } from '~/app/loading/load-query';
import { agentsQuery } from '~/data/cluster/agents';
import { poolQueries, type QueuePart } from '~/data/cluster/pools';

/** For loaders: the pool of a link; not found for an unknown pool. */
export async function loadPool(queryClient: QueryClient, name: string): Promise<ResourcePool> {
  const [pools] = await Promise.all([
    loadQuery(queryClient, poolQueries.list()),
    // without them the legend of the slots has fewer entries
    loadInTime(loadQuery(queryClient, agentsQuery)),
  ]);
  const pool = pools.find((each) => each.name === name);
  if (!pool) throw notFound();
  return pool;
}

/**
 * For loaders: a pool. A list of its jobs is requested; the slots are drawn before the jobs come.
 */
export async function loadQueue(queryClient: QueryClient, name: string, part: QueuePart) {
  await loadPool(queryClient, name);
  void queryClient.prefetchQuery(poolQueries.jobs(name, part));
}

/**
 * For loaders: the queue that the page of the cluster shows.
 * @param name of its pool; for an unknown or empty name the busiest pool is shown
 */
export async function loadClusterQueue(queryClient: QueryClient, name: string) {
  const [pools, stats] = await Promise.all([
    loadQuery(queryClient, poolQueries.list()),
    loadQuery(queryClient, poolQueries.stats()),
  ]);
  const pool = pools.find((each) => each.name === name) ?? busiestPool(pools, stats);
  if (pool) await loadPart(queryClient, poolQueries.jobs(pool.name, 'all'));
}

/** The pool with most jobs that wait, then with most that run. */
export function busiestPool(
  pools: readonly ResourcePool[],
  stats: readonly RPQueueStat[],
): ResourcePool | undefined {
  const loadOf = ({ name }: ResourcePool) => {
    const queue = stats.find(({ resourcePool }) => resourcePool === name)?.stats;
    return [queue?.queuedCount ?? 0, queue?.scheduledCount ?? 0] as const;
  };
  return pools.toSorted((one, other) => {
    const [queued, scheduled] = loadOf(one);
    const [otherQueued, otherScheduled] = loadOf(other);
    return otherQueued - queued || otherScheduled - scheduled;
  })[0];
}

/** A pool that its route has loaded; undefined once the pool no longer exists. */
export const usePool = (name: string): ResourcePool | undefined =>
  useSuspenseQuery(poolQueries.list()).data.find((pool) => pool.name === name);
