import type { Agent, AggregateQueueStats, Job, ResourcePool } from '../types';

/** Slots of a pool's agents, as a scheduler counts them. */
export type PoolSlots = {
  agents: number;
  /** on agents and slots that accept new work */
  total: number;
  free: number;
  /** the most free slots on one agent */
  largestFree: number;
  /** on agents or slots that are disabled or draining */
  unusable: number;
};

/** A summary of the waiting times per day, in seconds; undefined where they are unknown. */
export type QueueEstimate = {
  seconds: number | undefined;
  /** one standard deviation of the daily means */
  errorSeconds: number | undefined;
  days: number;
};

/** Counts the slots of a pool's agents. */
export function poolSlots(agents: readonly Agent[], pool: string): PoolSlots {
  const inPool = agents.filter(({ resourcePools }) => resourcePools.includes(pool));
  const counts = inPool.map(agentSlots);
  const sum = (pick: (count: (typeof counts)[number]) => number) =>
    counts.reduce((total, count) => total + pick(count), 0);
  return {
    agents: inPool.length,
    total: sum(({ total }) => total),
    free: sum(({ free }) => free),
    largestFree: Math.max(0, ...counts.map(({ free }) => free)),
    unusable: sum(({ unusable }) => unusable),
  };
}

function agentSlots({ slots, enabled, draining }: Agent) {
  const all = Object.values(slots);
  const usable = enabled && !draining ? all.filter((slot) => slot.enabled && !slot.draining) : [];
  const free = usable.filter(({ container }) => !container).length;
  return { total: usable.length, free, unusable: all.length - usable.length };
}

/**
 * Computes it from the master's mean queue times of the last 30 days; ignores days without a wait.
 */
export function queueEstimate(aggregates: readonly AggregateQueueStats[]): QueueEstimate {
  const days = aggregates.map(({ seconds }) => seconds).filter((seconds) => seconds > 0);
  if (days.length === 0) return { seconds: undefined, errorSeconds: undefined, days: 0 };
  const mean = days.reduce((sum, day) => sum + day, 0) / days.length;
  const variance = days.reduce((sum, day) => sum + (day - mean) ** 2, 0) / days.length;
  return { seconds: mean, errorSeconds: Math.sqrt(variance), days: days.length };
}

/** Jobs of the pool that come before this one in the order of the list. */
export function jobsBefore(jobs: readonly Job[], job: Job): Job[] {
  const place = jobs.findIndex(({ jobId }) => jobId === job.jobId);
  const ahead = job.summary?.jobsAhead ?? -1;
  // a fair-share scheduler has no order
  return ahead < 0
    ? []
    : jobs
        .slice(0, Math.max(0, place))
        .filter(({ allocatedSlots, requestedSlots }) => allocatedSlots < requestedSlots);
}

/** A reason why a job has to wait. */
export type QueueReason =
  | 'behind others'
  | 'no agents'
  | 'no slots'
  | 'not queued'
  | 'scattered'
  | 'slots busy'
  | 'starting'
  | 'too large';

type Facts = { job: Job; pool: ResourcePool; slots: PoolSlots; before: readonly Job[] };

/** The reasons why a job waits, the strongest first. */
export function queueReasons({ job, pool, slots, before }: Facts): QueueReason[] {
  const { requestedSlots, summary } = job;
  if (summary && summary.state !== 'STATE_QUEUED') return ['not queued'];
  if (slots.agents === 0) return ['no agents'];
  const canGrow = pool.maxAgents > slots.agents;
  const reasons: QueueReason[] = [];
  if (requestedSlots > 0 && slots.total === 0) reasons.push('no slots');
  else if (requestedSlots > slots.total && !canGrow) reasons.push('too large');
  if (before.length > 0) reasons.push('behind others');
  if (requestedSlots > slots.free) reasons.push('slots busy');
  else if (requestedSlots > slots.largestFree) reasons.push('scattered');
  return reasons.length > 0 ? reasons : ['starting'];
}
