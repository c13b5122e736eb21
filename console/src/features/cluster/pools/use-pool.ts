import type { QueryClient } from '@tanstack/react-query';
import { useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ResourcePool } from '@trainyard/sdk/types';
import { loadQuery } from '~/app/load-query';
import { poolQueries } from './pool-queries';

/** For loaders: the pool of a link; there is no page for a pool that there is not. */
export async function loadPool(queryClient: QueryClient, name: string): Promise<ResourcePool> {
  const pools = await loadQuery(queryClient, poolQueries.list());
  const pool = pools.find((each) => each.name === name);
  if (!pool) throw notFound();
  return pool;
}

/** A pool that its route has loaded; undefined once it is gone. */
export const usePool = (name: string): ResourcePool | undefined =>
  useSuspenseQuery(poolQueries.list()).data.find((pool) => pool.name === name);
