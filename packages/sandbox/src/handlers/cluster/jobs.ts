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

  // who may not see a job sees that there is one
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
    const wanted = query.resourcePools ?? [];
    // a pool that is not there has no stats
    const pools = db.pools.where(({ id }) => wanted.length === 0 || wanted.includes(id));
    return {
      results: pools.map(({ id }) => ({
        stats: queueStats(simulation.engine, id),
        resourcePool: id,
        aggregates: waitsByDay({ db, pool: id, now }),
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

type WaitsInput = { db: Database; pool: string; now: number };

/** Seconds an allocation waited for slots, on average: each of 30 days that had some, and today. */
function waitsByDay({ db, pool, now }: WaitsInput): AggregateQueueStats[] {
  const today = Math.floor(now / day) * day;
  const span = { from: today - 30 * day, to: now + 1 };
  const waits = new Map<string, number[]>();
  for (const use of allocationsIn({ db, span, now })) {
    if (use.pool !== pool || use.start < span.from) continue;
    const date = dateOf(use.start);
    waits.set(date, [...(waits.get(date) ?? []), use.start - use.requestedAt]);
  }
  const date = dateOf(now);
  waits.set(date, waits.get(date) ?? []);
  return [...waits]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([periodStart, times]) => ({ periodStart, seconds: average(times) / 1000 }));
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const average = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
