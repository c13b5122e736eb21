import type { ActionableJob } from '@trainyard/rbac';
import { items, supports } from '@trainyard/sdk';
import {
  type Caller,
  type CallOptions,
  getJobsV2,
  getMaster,
  getResourcePools,
} from '@trainyard/sdk/calls';

type Options = Pick<CallOptions, 'signal'>;

/**
 * Reads jobs of all queues as the tables of actions need them, by id; those that are in no queue are
 * missing. The queues are read one after the other, until all of the jobs are found.
 */
export async function readJobs(
  client: Caller,
  ids: readonly string[],
  options: Options,
): Promise<ReadonlyMap<string, ActionableJob>> {
  const [{ resourcePools }, { strictJobQueueControl }, hasPositions] = await Promise.all([
    getResourcePools(client, {}, options),
    getMaster(client, {}, options),
    supports(client, 'queuePositions'),
  ]);
  const requested = new Set(ids);
  const jobs = new Map<string, ActionableJob>();
  for (const { name: resourcePool, schedulerType: scheduler } of resourcePools) {
    if (jobs.size === requested.size) break;
    for await (const { full, limited } of items(client, getJobsV2, { resourcePool }, options)) {
      const job = full ?? limited;
      if (!job || !requested.has(job.jobId)) continue;
      jobs.set(job.jobId, {
        ...{ type: job.type, workspaceId: job.workspaceId, scheduler },
        jobsAhead: job.summary?.jobsAhead ?? 0,
        isStrict: strictJobQueueControl,
        hasNoPositions: !hasPositions,
        ...(full ? { entityId: full.entityId, userId: full.userId } : {}),
      });
    }
  }
  return jobs;
}
