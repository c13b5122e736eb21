import type { AggregateQueueStats, Job, JobType, LimitedJob } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { pageInMemory } from '../../lists/paging';
import {
  experimentOf,
  jobsOf,
  type QueuedJob,
  queueStats,
} from '../../simulation/cluster/job-queue';
import { allocationsIn } from '../../simulation/cluster/usage';
import { progressOf } from '../../simulation/metrics/figures';
import type { InteractiveKind } from '../../simulation/tasks/interactive-rows';
import { isInListOf } from '../allow';
import { plainError } from '../errors';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

const day = 86_400_000;

type JobsRequest = Pick<
  HandlerRequest<'getJobs'>,
  'db' | 'clock' | 'simulation' | 'viewer' | 'query'
>;

export const jobHandlers = {
  getJobs: (request) => {
    const { rows, pagination } = pageOf(request, (job) => isVisible(request, job));
    return { pagination, jobs: rows };
  },

  // viewers without permission only see that a job exists
  getJobsV2: (request) => {
    const { rows, pagination } = pageOf(request, () => true);
    return {
      pagination,
      jobs: rows.map((job) =>
        isVisible(request, job) ? { full: job } : { limited: limitedJob(job) },
      ),
    };
  },

  getJobQueueStats: (request) => {
    const now = tick(request);
    const { db, query, simulation } = request;
    const requested = query.resourcePools ?? [];
    // unknown pools have no stats
    const pools = db.pools.where(({ id }) => requested.length === 0 || requested.includes(id));
    const waitsOf = waitsByDay({ db, now });
    return {
      results: pools.map(({ id }) => ({
        stats: queueStats(simulation.engine, id),
        resourcePool: id,
        aggregates: waitsOf(id),
      })),
    };
  },
} satisfies Partial<Handlers>;

function pageOf(request: JobsRequest, isListed: (job: Job) => boolean) {
  tick(request);
  const { db, query, simulation } = request;
  const pool = query.resourcePool || defaultComputePool(db);
  if (!db.pools.get(pool)) throw plainError(`resource pool ${pool} not found`);
  const states = query.states ?? [];
  const jobs = jobsOf(simulation.engine, pool)
    .map((queued) => jobAnswer(request, queued))
    .filter(({ summary }) => states.length === 0 || (summary && states.includes(summary.state)))
    .filter(isListed)
    .sort(byPlace);
  if (query.orderBy === 'ORDER_BY_DESC') jobs.reverse();
  return pageInMemory(jobs, { offset: query.offset ?? 0, limit: query.limit || 100 });
}

const defaultComputePool = (db: Database): string =>
  db.pools.where(({ configuration }) => configuration.defaultComputePool)[0]?.id ?? '';

const byPlace = (left: Job, right: Job) =>
  (left.summary?.jobsAhead ?? 0) - (right.summary?.jobsAhead ?? 0) ||
  (left.jobId < right.jobId ? -1 : 1);

const isVisible = ({ viewer }: JobsRequest, { workspaceId, userId }: Job) =>
  isInListOf(viewer, 'getJobs', { workspaceId, ownerId: userId });

const types: Record<InteractiveKind, JobType> = {
  command: 'TYPE_COMMAND',
  notebook: 'TYPE_NOTEBOOK',
  shell: 'TYPE_SHELL',
  tensorboard: 'TYPE_TENSORBOARD',
};

function jobAnswer({ db, clock, simulation }: JobsRequest, queued: QueuedJob): Job {
  const { job, requests, summary } = queued;
  const slotsOf = (isCounted: (spots: unknown) => boolean) =>
    requests.reduce((total, { slots, spots }) => total + (isCounted(spots) ? slots : 0), 0);
  const experiment = experimentOf(simulation.engine, job);
  const task = db.interactive.get(String(job.id));
  const userId = experiment?.userId ?? task?.userId ?? 0;
  return {
    summary,
    type: task ? types[task.kind] : 'TYPE_EXPERIMENT',
    submissionTime: timestamp(job.startedAt),
    username: db.users.get(userId)?.username ?? '',
    userId,
    resourcePool: job.resourcePool,
    isPreemptible: experiment !== undefined,
    priority: job.priority,
    weight: job.weight,
    entityId: String(job.id),
    jobId: job.jobId,
    requestedSlots: slotsOf(() => true),
    allocatedSlots: slotsOf((spots) => spots !== null),
    name: experiment?.name ?? task?.description ?? '',
    progress: experiment ? (progressOf({ db, experiment, now: clock.now() }) ?? 0) : 0,
    workspaceId: experiment
      ? (db.projects.get(experiment.projectId)?.workspaceId ?? 0)
      : (task?.workspaceId ?? 0),
  };
}

function limitedJob(job: Job): LimitedJob {
  const { submissionTime, username, userId, entityId, name, ...limited } = job;
  return limited;
}

type WaitsInput = { db: Database; now: number };
type Waits = { total: number; count: number };

/**
 * Seconds an allocation waited for slots, on average: by pool, for each of 30 days with waits, and
 * today.
 */
function waitsByDay({ db, now }: WaitsInput): (pool: string) => AggregateQueueStats[] {
  const today = Math.floor(now / day) * day;
  const span = { from: today - 30 * day, to: now + 1 };
  const pools = new Map<string, Map<number, Waits>>();
  for (const use of allocationsIn({ db, span, now })) {
    if (use.start < span.from) continue;
    const days = getOrMake(pools, use.pool, () => new Map<number, Waits>());
    const waits = getOrMake(days, Math.floor(use.start / day) * day, () => ({
      total: 0,
      count: 0,
    }));
    waits.total += use.start - use.requestedAt;
    waits.count += 1;
  }
  return (pool) => {
    const days = new Map(pools.get(pool));
    getOrMake(days, today, () => ({ total: 0, count: 0 }));
    return [...days]
      .sort(([left], [right]) => left - right)
      .map(([at, { total, count }]) => ({
        periodStart: new Date(at).toISOString().slice(0, 10),
        seconds: count === 0 ? 0 : total / count / 1000,
      }));
  };
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
