import type { Caller, CallOptions } from '../client/call';
import { badInput } from '../errors/errors';
import { getAgents } from '../generated/calls/agents';
import { getJobQueueStats, getJobs } from '../generated/calls/jobs';
import { getResourcePools } from '../generated/calls/resource-pools';
import type { Job, ResourcePool } from '../types';
import {
  jobsBefore,
  type PoolSlots,
  poolSlots,
  type QueueEstimate,
  type QueueReason,
  queueEstimate,
  queueReasons,
} from './queue-facts';

/** The explanation of a waiting job, in data and in words. */
export type WhyQueued = {
  job: Job;
  pool: ResourcePool;
  slots: PoolSlots;
  /** jobs before it, first to run first; empty where the scheduler has no order */
  before: Job[];
  /** reasons, the strongest first */
  reasons: QueueReason[];
  /** recent waiting times of jobs in this pool */
  estimate: QueueEstimate;
  /** the explanation in one paragraph */
  text: string;
};

type Options = Pick<CallOptions, 'signal'>;

// documented in flows.ts
export async function whyQueued(
  client: Caller,
  jobId: string,
  options: Options = {},
): Promise<WhyQueued> {
  const { resourcePools } = await getResourcePools(client, {}, options);
  const { job, jobs, pool } = await found({ client, jobId, options }, resourcePools);
  const [{ agents }, { results }] = await Promise.all([
    getAgents(client, {}, options),
    // master behavior: an unknown pool crashes its scheduler
    getJobQueueStats(client, { resourcePools: [pool.name] }, options),
  ]);
  const slots = poolSlots(agents, pool.name);
  const before = jobsBefore(jobs, job);
  const estimate = queueEstimate(results[0]?.aggregates ?? []);
  const facts = { job, pool, slots, before, reasons: queueReasons({ job, pool, slots, before }) };
  return { ...facts, estimate, text: paragraph({ ...facts, estimate }) };
}

type Search = { client: Caller; jobId: string; options: Options };

async function found({ client, jobId, options }: Search, pools: ResourcePool[]) {
  for (const pool of pools) {
    const { jobs } = await getJobs(client, { resourcePool: pool.name, limit: 10_000 }, options);
    const job = jobs.find((each) => each.jobId === jobId || each.entityId === jobId);
    if (job) return { job, jobs, pool };
  }
  throw badInput(`No queue has a job ${jobId}; it is over, paused, or never was`);
}

type Explanation = Omit<WhyQueued, 'text'>;

/** Writes whole sentences for users. */
function paragraph(explanation: Explanation): string {
  const { job, pool, reasons, estimate } = explanation;
  if (reasons[0] === 'not queued')
    return `${job.name} is not waiting: it has ${slotsText(job.allocatedSlots)} in the pool ${pool.name}.`;
  const head = `${job.name} waits for ${slotsText(job.requestedSlots)} in the pool ${pool.name}.`;
  return [head, ...reasons.map((reason) => sentences[reason](explanation)), usually(estimate)]
    .filter((text) => text !== '')
    .join(' ');
}

const slotsText = (count: number) => (count === 1 ? '1 slot' : `${count} slots`);
const jobsText = (count: number) => (count === 1 ? '1 job is' : `${count} jobs are`);

const sentences: Record<QueueReason, (explanation: Explanation) => string> = {
  'not queued': () => '',
  'no agents': () => 'The pool has no agents at all.',
  'no slots': ({ slots }) =>
    slots.unusable > 0
      ? `None of its ${slotsText(slots.unusable)} takes new work: they are switched off or draining.`
      : 'Its agents have no slots.',
  'too large': ({ slots }) =>
    `It will not start as things are: the pool has ${slotsText(slots.total)} in all.`,
  'behind others': ({ before, job }) =>
    `${jobsText(before.length)} before it, ${before
      .slice(0, 3)
      .map(({ name, priority }) => (priority < job.priority ? `${name} by priority` : name))
      .join(', ')}${before.length > 3 ? ' and more' : ''}.`,
  'slots busy': ({ slots }) => `${slots.free} of ${slotsText(slots.total)} free.`,
  scattered: ({ slots }) =>
    `There are ${slotsText(slots.free)} free, but at most ${slots.largestFree} on one agent.`,
  starting: () => 'Enough slots are free, so it should start within moments.',
};

function usually({ seconds, errorSeconds = 0, days }: QueueEstimate) {
  if (seconds === undefined) return '';
  const spread = errorSeconds > 0 ? `, give or take ${durationText(errorSeconds)}` : '';
  return `Jobs there waited ${durationText(seconds)} on average${spread} (${days} of the last 30 days).`;
}

function durationText(seconds: number) {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}
