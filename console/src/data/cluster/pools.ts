import { useQuery } from '@tanstack/react-query';
import { countSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import {
  getJobQueueStats,
  getJobsV2,
  getResourcePools,
  listWorkspacesBoundToRP,
} from '@trainyard/sdk/calls';
import type { Answer, JobState, ResourcePool } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { q } from '~/data/q';
import { agentsQuery } from './agents';
import { type JobRow, jobRowOf } from './job-row';

/** The lists of a pool's jobs: running, queued, both. */
export type QueuePart = 'active' | 'queued' | 'all';

const statesOf: Record<QueuePart, JobState[]> = {
  active: ['STATE_SCHEDULED', 'STATE_SCHEDULED_BACKFILLED'],
  queued: ['STATE_QUEUED'],
  all: [],
};

const poolsByName = ({ resourcePools }: Answer<'getResourcePools'>): ResourcePool[] =>
  resourcePools.toSorted((one, other) => one.name.localeCompare(other.name));

const jobRows = ({ jobs }: Answer<'getJobsV2'>): JobRow[] =>
  jobs.flatMap((job) => jobRowOf(job) ?? []);

const poolsEvery = (poll: 'pools' | 'settled') =>
  q(getResourcePools, {}, { select: poolsByName, poll, error: 'Unable to fetch resource pools.' });

export const poolsQuery = poolsEvery('pools');

export const poolQueries = {
  list: () => poolsEvery('settled'),

  /** jobs per pool, and how long they waited day by day */
  stats: () =>
    q(
      getJobQueueStats,
      {},
      {
        select: ({ results }) => results,
        poll: 'settled',
        error: 'Unable to fetch job queue stats.',
      },
    ),

  jobs: (resourcePool: string, part: QueuePart) =>
    q(
      getJobsV2,
      { resourcePool, states: statesOf[part], limit: 0 },
      {
        select: jobRows,
        poll: 'clusterPage',
        error: 'Unable to fetch job queue and stats.',
      },
    ),

  /** every job of a pool, running or queued; it is not polled */
  queue: (resourcePool: string) =>
    q(getJobsV2, { resourcePool, states: statesOf.all, limit: 0 }, { select: jobRows }),

  /** ids of the workspaces a pool is bound to; empty where all workspaces may use it */
  bindings: (resourcePoolName: string) =>
    q(
      listWorkspacesBoundToRP,
      { resourcePoolName, limit: 0 },
      {
        select: ({ workspaceIds }) => workspaceIds,
        poll: 'poolBindings',
        error: 'Unable to fetch resource pool bindings.',
      },
    ),
};

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
