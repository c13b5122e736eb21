import { queryOptions } from '@tanstack/react-query';
import {
  getJobQueueStats,
  getJobsV2,
  getResourcePools,
  listWorkspacesBoundToRP,
} from '@trainyard/sdk/calls';
import type { JobState } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { jobRowOf } from './job-row';

// what a cluster page shows is looked at while it changes
const everyMs = 10_000;

/** The two lists of a pool's queue. */
export type QueuePart = 'active' | 'queued';

const statesOf: Record<QueuePart, JobState[]> = {
  active: ['STATE_SCHEDULED', 'STATE_SCHEDULED_BACKFILLED'],
  queued: ['STATE_QUEUED'],
};

export const poolQueries = {
  all: () => ['pools'] as const,

  list: () =>
    queryOptions({
      queryKey: [...poolQueries.all(), 'list'] as const,
      queryFn: async ({ signal }) => {
        const { resourcePools } = await getResourcePools(client, {}, { signal });
        return resourcePools.toSorted((one, other) => one.name.localeCompare(other.name));
      },
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: 'Unable to fetch resource pools.' },
    }),

  /** jobs per pool, and how long they waited day by day */
  stats: () =>
    queryOptions({
      queryKey: [...poolQueries.all(), 'stats'] as const,
      queryFn: async ({ signal }) => (await getJobQueueStats(client, {}, { signal })).results,
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: 'Unable to fetch job queue stats.' },
    }),

  jobs: (resourcePool: string, part: QueuePart) =>
    queryOptions({
      queryKey: [...poolQueries.all(), 'jobs', resourcePool, part] as const,
      queryFn: async ({ signal }) => {
        const query = { resourcePool, states: statesOf[part], limit: 0 };
        const { jobs } = await getJobsV2(client, query, { signal });
        return jobs.flatMap((job) => jobRowOf(job) ?? []);
      },
      refetchInterval: pollEvery(everyMs),
      meta: { errorMessage: 'Unable to fetch job queue and stats.' },
    }),

  /** every job of a pool, those that run and those that wait */
  queue: (resourcePool: string) =>
    queryOptions({
      queryKey: [...poolQueries.all(), 'queue', resourcePool] as const,
      queryFn: async ({ signal }) => {
        const { jobs } = await getJobsV2(client, { resourcePool, limit: 0 }, { signal });
        return jobs.flatMap((job) => jobRowOf(job) ?? []);
      },
      meta: { isSilent: true },
    }),

  /** ids of the workspaces a pool is kept for; none where it is everybody's */
  bindings: (resourcePoolName: string) =>
    queryOptions({
      queryKey: [...poolQueries.all(), 'bindings', resourcePoolName] as const,
      queryFn: async ({ signal }) => {
        const query = { resourcePoolName, limit: 0 };
        return (await listWorkspacesBoundToRP(client, query, { signal })).workspaceIds;
      },
      refetchInterval: pollEvery(60_000),
      meta: { errorMessage: 'Unable to fetch resource pool bindings.' },
    }),
};
