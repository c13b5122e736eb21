import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { getJobQueueStats, getJobsV2, listWorkspacesBoundToRP } from '@trainyard/sdk/calls';
import type { JobState, ResourcePool } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { loadQuery } from '~/app/load-query';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { jobRowOf } from '~/features/cluster/jobs/job-row';
import { agentsQuery, poolsQuery } from '~/features/cluster/queries';

/** The lists of a pool's jobs: running, queued, both. */
export type QueuePart = 'active' | 'queued' | 'all';

const statesOf: Record<QueuePart, JobState[]> = {
  active: ['STATE_SCHEDULED', 'STATE_SCHEDULED_BACKFILLED'],
  queued: ['STATE_QUEUED'],
  all: [],
};

export const poolQueries = {
  list: () => queryOptions({ ...poolsQuery, refetchInterval: pollEvery(pollMs.clusterPage) }),

  /** jobs per pool, and how long they waited day by day */
  stats: () =>
    queryOptions({
      queryKey: queryKeys.pools.stats,
      queryFn: async ({ signal }) => (await getJobQueueStats(client, {}, { signal })).results,
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to fetch job queue stats.' },
    }),

  jobs: (resourcePool: string, part: QueuePart) =>
    queryOptions({
      queryKey: queryKeys.pools.jobs(resourcePool, part),
      queryFn: async ({ signal }) => {
        const query = { resourcePool, states: statesOf[part], limit: 0 };
        const { jobs } = await getJobsV2(client, query, { signal });
        return jobs.flatMap((job) => jobRowOf(job) ?? []);
      },
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to fetch job queue and stats.' },
    }),

  /** every job of a pool, running or queued */
  queue: (resourcePool: string) =>
    queryOptions({
      queryKey: queryKeys.pools.queue(resourcePool),
      queryFn: async ({ signal }) => {
        const { jobs } = await getJobsV2(client, { resourcePool, limit: 0 }, { signal });
        return jobs.flatMap((job) => jobRowOf(job) ?? []);
      },
    }),

  /** ids of the workspaces a pool is bound to; empty where all workspaces may use it */
  bindings: (resourcePoolName: string) =>
    queryOptions({
      queryKey: queryKeys.pools.bindings(resourcePoolName),
      queryFn: async ({ signal }) => {
        const query = { resourcePoolName, limit: 0 };
        return (await listWorkspacesBoundToRP(client, query, { signal })).workspaceIds;
      },
      refetchInterval: pollEvery(pollMs.poolBindings),
      meta: { errorMessage: 'Unable to fetch resource pool bindings.' },
    }),
};

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
