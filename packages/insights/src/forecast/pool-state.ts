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
import type { AgentFreeSlots, PoolFreeSlots, Spot } from './free-slots';
import { ownerOf, type PastExperiment, pastRuns, type SlotTime } from './past-runs';
import type { Scheduler } from './pool-run';

/** A job of a pool; without `seen` if only its slots are visible. */
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

/** The answers of a master for a forecast; undefined without permission to see them. */
export type PoolAnswers = {
  pool: ResourcePool;
  agents: readonly Agent[] | undefined;
  jobs: readonly JobAnswer[];
  allocations: readonly AllocationSummary[] | undefined;
  /** the newest experiments, in any state */
  experiments: readonly PastExperiment[];
  /** the time in which each experiment and task had slots */
  slotTimes: ReadonlyMap<string, SlotTime> | undefined;
  nowMs: number;
};

const schedulers: Partial<Record<SchedulerType, Scheduler>> = {
  SCHEDULER_TYPE_PRIORITY: 'priority',
  SCHEDULER_TYPE_KUBERNETES: 'priority',
  SCHEDULER_TYPE_FAIR_SHARE: 'fair share',
  SCHEDULER_TYPE_ROUND_ROBIN: 'round robin',
};

/**
 * Returns the input of a forecast; undefined for a pool with another scheduler, or without visible
 * agents.
 */
export function poolState(answers: PoolAnswers): PoolState | undefined {
  const { pool, agents, experiments, slotTimes, nowMs } = answers;
  const scheduler = schedulers[pool.schedulerType];
  if (!scheduler || !agents) return undefined;
  const { preemption = false, defaultPriority = 42 } = pool.details?.priorityScheduler ?? {};
  const own = agentsIn(pool, agents);
  return {
    name: pool.name,
    scheduler: scheduler === 'priority' && preemption ? 'preemption' : scheduler,
    ...poolFreeSlots(pool, own),
    containers: pool.auxContainerCapacityPerAgent * own.length - pool.auxContainersRunning,
    jobs: jobsOf(answers, own),
    past: pastRuns({ experiments, slotTimes }),
    arrivalsPerMs: arrivalRate(pool.name, experiments, nowMs),
    defaultPriority,
  };
}

const takesWork = (agent: Agent) => agent.enabled && !agent.draining;

/** The free slots of an agent; none of them if it accepts no work. */
export function roomOf(agent: Agent): AgentFreeSlots {
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

/** a cloud without a limit may start this many, in a forecast */
const maxStarted = 64;

/** The slots of a pool on its agents, and on those that it may start. */
export function poolFreeSlots(pool: ResourcePool, agents: readonly Agent[]): PoolFreeSlots {
  const { type, maxAgents, slotsPerAgent } = pool;
  const isCloud = type === 'RESOURCE_POOL_TYPE_AWS' || type === 'RESOURCE_POOL_TYPE_GCP';
  // a Kubernetes cluster may grow; its limit is unknown
  const isUnlimited = type !== 'RESOURCE_POOL_TYPE_STATIC' && maxAgents <= 0;
  const max = maxAgents > 0 ? maxAgents : maxStarted;
  const count = isCloud && slotsPerAgent > 0 ? max - agents.length : 0;
  return {
    agents: agents.map(roomOf),
    startable: { count: Math.max(0, count), size: Math.max(0, slotsPerAgent) },
    isUnlimited,
  };
}

const hour = 3_600_000;
/** the rate of new work is that of the last days */
const arrivalWindowMs = 48 * hour;

function arrivalRate(pool: string, experiments: readonly PastExperiment[], nowMs: number) {
  const times = experiments.map(({ startTime }) => Date.parse(startTime ?? ''));
  // the list may not go back that far
  const from = Math.max(nowMs - arrivalWindowMs, Math.min(nowMs - hour, ...times));
  const count = experiments.filter(
    ({ resourcePool, startTime }) =>
      resourcePool === pool && startTime !== null && Date.parse(startTime) >= from,
  ).length;
  return count === 0 ? null : count / (nowMs - from);
}

function jobsOf(answers: PoolAnswers, agents: readonly Agent[]): QueueJob[] {
  const { jobs, slotTimes, experiments, nowMs } = answers;
  const requestsOf = requestsByEntity(answers, agents);
  const facts = new Map(experiments.map((each) => [`${each.id}`, each]));
  const rows = jobs.map((job, at): QueueJob => {
    const { jobId, summary, type, priority, weight, isPreemptible, progress, seen } = job;
    const isRunning = summary !== null && summary.state !== 'STATE_QUEUED';
    const fact = seen ? facts.get(seen.entityId) : undefined;
    const own = (seen && requestsOf.get(seen.entityId)) ?? reportedRequests(job, isRunning);
    const since = own.since ?? (seen?.submissionTime ? Date.parse(seen.submissionTime) : undefined);
    const age = since === undefined ? null : Math.max(0, nowMs - since);
    const heldMs =
      seen && slotTimes ? (slotTimes.get(seen.entityId)?.heldMs ?? (isRunning ? age : 0)) : age;
    return {
      ...{ id: jobId, priority, weight, isPreemptible, progress },
      order: summary && summary.jobsAhead >= 0 ? summary.jobsAhead : at,
      ...{ running: own.running, waiting: own.waiting, heldMs: isRunning ? heldMs : 0 },
      kind: type === 'TYPE_EXPERIMENT' ? 'experiment' : type,
      name: seen?.name ?? null,
      owner: fact ? ownerOf(fact) : (seen?.username ?? null),
      project: fact?.projectName ?? null,
    };
  });
  return onAgents(rows, agents);
}

/** Assigns slots that others leave unexplained to requests with unknown agents. */
function onAgents(jobs: readonly QueueJob[], agents: readonly Agent[]): QueueJob[] {
  const unexplained = agents.map((agent) =>
    takesWork(agent)
      ? Object.values(agent.slots).filter((slot) => slot.container && !isDraining(slot)).length
      : 0,
  );
  for (const { agent, count } of jobs.flatMap(({ running }) =>
    running.flatMap(({ spots }) => spots),
  ))
    unexplained[agent] = (unexplained[agent] ?? 0) - count;
  return jobs.map((job) => ({
    ...job,
    running: job.running.map((request) => {
      if (request.spots.length > 0 || request.slots === 0) return request;
      let needed = request.slots;
      const spots = unexplained.flatMap((free, agent): Spot[] => {
        const count = Math.min(needed, Math.max(0, free));
        needed -= count;
        unexplained[agent] = free - count;
        return count > 0 ? [{ agent, count }] : [];
      });
      return { ...request, spots };
    }),
  }));
}

type Requests = {
  running: { slots: number; spots: Spot[] }[];
  waiting: number[];
  /** request time of the first running one; in ms since 1970 */
  since?: number;
};

/** The requests of jobs by their allocations, which name their agents. */
function requestsByEntity(
  { allocations = [], pool, nowMs }: PoolAnswers,
  agents: readonly Agent[],
): Map<string, Requests> {
  const requests = new Map<string, Requests>();
  const places = new Map(agents.map(({ id }, at) => [id, at]));
  for (const { taskId, resourcePool, resources, slotsNeeded, registeredTime } of allocations) {
    if (resourcePool !== pool.name) continue;
    const id = entityIdOf(taskId);
    const own = requests.get(id) ?? { running: [], waiting: [] };
    requests.set(id, own);
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
        const heldSlots = slots.filter(({ device }) =>
          devices.some(({ id: at }) => at === device?.id),
        );
        // a draining slot accepts no other work afterwards
        const count = heldSlots.filter((slot) => slot.container && !isDraining(slot)).length;
        return count > 0 ? [{ agent: place, count }] : [];
      }),
    );
    own.running.push({ slots: slotsNeeded, spots });
    const since = Date.parse(registeredTime ?? '');
    if (!Number.isNaN(since)) own.since = Math.min(own.since ?? nowMs, since);
  }
  return requests;
}

/** Without allocations a job counts as one request of all its slots, on unknown agents. */
function reportedRequests(job: JobAnswer, isRunning: boolean): Requests {
  const { requestedSlots, allocatedSlots } = job;
  if (!isRunning) return { running: [], waiting: [requestedSlots] };
  return { running: [{ slots: allocatedSlots, spots: [] }], waiting: [] };
}
