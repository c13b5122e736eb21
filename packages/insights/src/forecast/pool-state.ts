import type {
  Agent,
  AllocationSummary,
  Job,
  LimitedJob,
  ResourcePool,
  SchedulerType,
} from '@trainyard/sdk/types';
import { agentsIn, isDraining } from '../cluster/slot-counts';
import { entityIdOf } from '../cluster/slot-holders';
import type { PoolState, QueueJob } from './forecast';
import { type Held, ownerOf, type PastExperiment, pastRuns } from './past-runs';
import type { Scheduler } from './pool-run';
import type { AgentRoom, PoolRoom, Spot } from './room';

/** A job of a pool; without `seen` where only its weight on the cluster may be seen. */
export type JobAnswer = Pick<
  LimitedJob,
  | 'jobId'
  | 'summary'
  | 'type'
  | 'isPreemptible'
  | 'priority'
  | 'weight'
  | 'requestedSlots'
  | 'allocatedSlots'
  | 'progress'
> & { seen: Pick<Job, 'name' | 'entityId' | 'submissionTime' | 'username'> | null };

/** The answers of a master that a forecast goes by; those that may not be seen are undefined. */
export type PoolAnswers = {
  pool: ResourcePool;
  agents: readonly Agent[] | undefined;
  jobs: readonly JobAnswer[];
  allocations: readonly AllocationSummary[] | undefined;
  /** the newest experiments, in any state */
  experiments: readonly PastExperiment[];
  /** the time that each experiment and task held slots */
  held: ReadonlyMap<string, Held> | undefined;
  nowMs: number;
};

const schedulers: Partial<Record<SchedulerType, Scheduler>> = {
  SCHEDULER_TYPE_PRIORITY: 'priority',
  SCHEDULER_TYPE_KUBERNETES: 'priority',
  SCHEDULER_TYPE_FAIR_SHARE: 'fair share',
  SCHEDULER_TYPE_ROUND_ROBIN: 'round robin',
};

/** Returns what a forecast goes by; undefined for a pool with another scheduler, or without agents in sight. */
export function poolState(answers: PoolAnswers): PoolState | undefined {
  const { pool, agents, experiments, held, nowMs } = answers;
  const scheduler = schedulers[pool.schedulerType];
  if (!scheduler || !agents) return undefined;
  const { preemption = false, defaultPriority = 42 } = pool.details?.priorityScheduler ?? {};
  const own = agentsIn(pool, agents);
  return {
    name: pool.name,
    scheduler: scheduler === 'priority' && preemption ? 'preemption' : scheduler,
    ...poolRoom(pool, own),
    containers: pool.auxContainerCapacityPerAgent * own.length - pool.auxContainersRunning,
    jobs: jobsOf(answers, own),
    past: pastRuns({ experiments, held }),
    arrivalsPerMs: arrivalRate(pool.name, experiments, nowMs),
    defaultPriority,
  };
}

const takesWork = (agent: Agent) => agent.enabled && !agent.draining;

/** The room on an agent; none of it is free where it takes no work. */
export function roomOf(agent: Agent): AgentRoom {
  const slots = Object.values(agent.slots);
  const usable = takesWork(agent)
    ? slots.filter(({ enabled, draining }) => enabled && !draining)
    : [];
  return {
    size: slots.length,
    free: usable.filter(({ container }) => !container).length,
    disabled: slots.length - usable.length,
  };
}

/** a cloud without a limit may start that many, as far as a forecast goes */
const mostStarted = 64;

/** The room of a pool on its agents, and on those that it may start. */
export function poolRoom(pool: ResourcePool, agents: readonly Agent[]): PoolRoom {
  const { type, maxAgents, slotsPerAgent } = pool;
  const isCloud = type === 'RESOURCE_POOL_TYPE_AWS' || type === 'RESOURCE_POOL_TYPE_GCP';
  // a cluster of Kubernetes may grow; what it may start is not told
  const isUnlimited = type !== 'RESOURCE_POOL_TYPE_STATIC' && maxAgents <= 0;
  const most = maxAgents > 0 ? maxAgents : mostStarted;
  const count = isCloud && slotsPerAgent > 0 ? most - agents.length : 0;
  return {
    agents: agents.map(roomOf),
    startable: { count: Math.max(0, count), size: Math.max(0, slotsPerAgent) },
    isUnlimited,
  };
}

const hour = 3_600_000;
/** work comes today as it came during the last days */
const arrivalWindowMs = 48 * hour;

function arrivalRate(pool: string, experiments: readonly PastExperiment[], nowMs: number) {
  const times = experiments.map(({ startTime }) => Date.parse(startTime ?? ''));
  // the list may not reach back that far
  const from = Math.max(nowMs - arrivalWindowMs, Math.min(nowMs - hour, ...times));
  const count = experiments.filter(
    ({ resourcePool, startTime }) =>
      resourcePool === pool && startTime !== null && Date.parse(startTime) >= from,
  ).length;
  return count === 0 ? null : count / (nowMs - from);
}

function jobsOf(answers: PoolAnswers, agents: readonly Agent[]): QueueJob[] {
  const { jobs, held, experiments, nowMs } = answers;
  const requestsOf = requestsByEntity(answers, agents);
  const facts = new Map(experiments.map((each) => [`${each.id}`, each]));
  const rows = jobs.map((job, at): QueueJob => {
    const { jobId, summary, type, priority, weight, isPreemptible, progress, seen } = job;
    const isRunning = summary !== null && summary.state !== 'STATE_QUEUED';
    const known = seen ? facts.get(seen.entityId) : undefined;
    const own = (seen && requestsOf.get(seen.entityId)) ?? reportedRequests(job, isRunning);
    const since = own.since ?? (seen?.submissionTime ? Date.parse(seen.submissionTime) : undefined);
    const age = since === undefined ? null : Math.max(0, nowMs - since);
    const heldMs = seen && held ? (held.get(seen.entityId)?.heldMs ?? (isRunning ? age : 0)) : age;
    return {
      ...{ id: jobId, priority, weight, isPreemptible, progress },
      order: summary && summary.jobsAhead >= 0 ? summary.jobsAhead : at,
      ...{ held: own.held, waiting: own.waiting, heldMs: isRunning ? heldMs : 0 },
      kind: type === 'TYPE_EXPERIMENT' ? 'experiment' : type,
      name: seen?.name ?? null,
      owner: known ? ownerOf(known) : (seen?.username ?? null),
      project: known?.projectName ?? null,
    };
  });
  return onAgents(rows, agents);
}

/** Gives requests of which the agents are not known the slots that others leave unexplained. */
function onAgents(jobs: readonly QueueJob[], agents: readonly Agent[]): QueueJob[] {
  const left = agents.map((agent) =>
    takesWork(agent)
      ? Object.values(agent.slots).filter((slot) => slot.container && !isDraining(slot)).length
      : 0,
  );
  for (const { agent, count } of jobs.flatMap(({ held }) => held.flatMap(({ spots }) => spots)))
    left[agent] = (left[agent] ?? 0) - count;
  return jobs.map((job) => ({
    ...job,
    held: job.held.map((request) => {
      if (request.spots.length > 0 || request.slots === 0) return request;
      let needed = request.slots;
      const spots = left.flatMap((free, agent): Spot[] => {
        const count = Math.min(needed, Math.max(0, free));
        needed -= count;
        left[agent] = free - count;
        return count > 0 ? [{ agent, count }] : [];
      });
      return { ...request, spots };
    }),
  }));
}

type Requests = {
  held: { slots: number; spots: Spot[] }[];
  waiting: number[];
  /** when the first of those that run was requested; in ms since 1970 */
  since?: number;
};

/** The requests of jobs by their allocations, which name the agents that they run on. */
function requestsByEntity(
  { allocations = [], pool, nowMs }: PoolAnswers,
  agents: readonly Agent[],
): Map<string, Requests> {
  const found = new Map<string, Requests>();
  const places = new Map(agents.map(({ id }, at) => [id, at]));
  for (const { taskId, resourcePool, resources, slotsNeeded, registeredTime } of allocations) {
    if (resourcePool !== pool.name) continue;
    const id = entityIdOf(taskId);
    const own = found.get(id) ?? { held: [], waiting: [] };
    found.set(id, own);
    if (resources.length === 0) {
      own.waiting.push(slotsNeeded);
      continue;
    }
    const spots = resources.flatMap(({ agentDevices }) =>
      Object.entries(agentDevices).flatMap(([agentId, { devices }]): Spot[] => {
        const place = places.get(agentId);
        const agent = place === undefined ? undefined : agents[place];
        if (place === undefined || !agent || !takesWork(agent)) return [];
        const slots = Object.values(agent.slots);
        const held = slots.filter(({ device }) => devices.some(({ id: at }) => at === device?.id));
        // a slot that drains takes no other work afterwards
        const count = held.filter((slot) => slot.container && !isDraining(slot)).length;
        return count > 0 ? [{ agent: place, count }] : [];
      }),
    );
    own.held.push({ slots: slotsNeeded, spots });
    const since = Date.parse(registeredTime ?? '');
    if (!Number.isNaN(since)) own.since = Math.min(own.since ?? nowMs, since);
  }
  return found;
}

/** Without allocations a job counts as one request of all its slots, on agents that are not known. */
function reportedRequests(job: JobAnswer, isRunning: boolean): Requests {
  const { requestedSlots, allocatedSlots } = job;
  if (!isRunning) return { held: [], waiting: [requestedSlots] };
  return { held: [{ slots: allocatedSlots, spots: [] }], waiting: [] };
}
