import type {
  JobUse,
  JobUseRules,
  QueueUse,
  QueueUseRules,
  RunningJobUse,
} from '@trainyard/sdk/flows';
import type { Experiment, Job, JobType, ResourcePool } from '@trainyard/sdk/types';
import { agentsIn } from '../cluster/slot-counts';
import {
  describedJob,
  type IdleTaskKind,
  idleGpuWaste,
  idleSince,
  idleTaskWaste,
  neverFitsWaste,
  type PoolSlots,
  pausedWaste,
  sortByWaste,
  timeOf,
  type WasteItem,
  wasteRules,
} from './waste';

export type Waste = {
  /** the time of reading in ms since 1970; its durations end there */
  at: number;
  items: WasteItem[];
  /** experiments of the items, by id: the possible actions depend on their state */
  experiments: ReadonlyMap<number, Experiment>;
  pools: ResourcePool[];
  /** the waiting jobs, each with its requested slots */
  waiting: { pool: string; slots: number }[];
};

/** The unused slots of jobs, and the slots of the cluster's pools. */
export type IdleJobs = Pick<Waste, 'items'> & { pools: PoolSlots[] };

/**
 * Selects the jobs and GPUs that may be idle: others need not be read. Agents are only needed if a
 * job is too large.
 */
export const idleRules = (now: number): QueueUseRules & JobUseRules => ({
  isIncluded: ({ submissionTime }) => now - (timeOf(submissionTime) ?? now) >= wasteRules.idleMs,
  isIdle: (use) => idleSince(use, now) !== undefined,
  needsAgents: (queue) => tooLarge(queue).length > 0,
});

/** Finds unused resources, and jobs that can never start, in the data that these rules select. */
export function findWaste(read: QueueUse, now: number): Waste {
  const { pools, jobs, experiments } = read;
  const parts = [
    ...waitingWaste(read),
    ...read.uses.map((use) => heldWaste(use, now)),
    ...[...experiments.values()].map((each) => pausedWaste(each, now)),
  ];
  return {
    at: now,
    items: sortByWaste(parts.filter((item) => item !== undefined)),
    experiments,
    pools,
    waiting: jobs.flatMap(({ summary, resourcePool: pool, requestedSlots: slots }) =>
      summary?.state === 'STATE_QUEUED' ? [{ pool, slots }] : [],
    ),
  };
}

/** Finds unused resources. */
export const findIdleJobs = ({ pools, uses }: RunningJobUse, now: number): IdleJobs => ({
  items: sortByWaste(uses.map((use) => heldWaste(use, now)).filter((item) => item !== undefined)),
  // no more of a pool, which would be out of date before the next search
  pools: pools.map(({ name, slotType }) => ({ name, slotType })),
});

/**
 * Returns idle jobs without those that hold no slot any more, with the names of now.
 * @param jobs the running jobs of their pools
 * @param ended the ids of experiments and tasks that stop or are in use again, although their jobs run
 */
export function stillIdle(
  { items, pools }: IdleJobs,
  { jobs, ended }: { jobs: readonly Job[]; ended: ReadonlySet<string> },
): IdleJobs {
  const byId = new Map(jobs.map((job) => [job.entityId, job]));
  const current = items.flatMap((item) => {
    const id = String(item.subject.id);
    const job = byId.get(id);
    return !job || ended.has(id)
      ? []
      : [{ ...item, ...describedJob(job), slots: job.allocatedSlots }];
  });
  return { items: sortByWaste(current), pools };
}

/** The jobs that wait for more slots than an agent of their pool has. */
const tooLarge = ({ pools, jobs, experiments }: Pick<QueueUse, 'pools' | 'jobs' | 'experiments'>) =>
  jobs.flatMap((job) => {
    const pool = pools.find(({ name }) => name === job.resourcePool);
    const needs = neededSlots(job, experiments.get(Number(job.entityId)));
    if (!pool || job.summary?.state !== 'STATE_QUEUED') return [];
    return needs > Math.max(0, pool.slotsPerAgent) ? [{ job, pool, needs }] : [];
  });

/** The jobs that never fit; none without permission to see agents. */
const waitingWaste = ({ agents, ...queue }: QueueUse) =>
  agents
    ? tooLarge(queue).map(({ job, pool, needs }) =>
        neverFitsWaste(job, { pool, agents: agentsIn(pool, agents), needs }),
      )
    : [];

/** The slots of one trial, from its config; a queue counts those of all waiting trials. */
function neededSlots({ requestedSlots }: Job, experiment: Experiment | undefined): number {
  const resources = experiment?.config?.resources;
  return typeof resources === 'object' &&
    resources !== null &&
    'slots_per_trial' in resources &&
    typeof resources.slots_per_trial === 'number'
    ? resources.slots_per_trial
    : requestedSlots;
}

const taskKinds: Partial<Record<JobType, IdleTaskKind>> = {
  TYPE_NOTEBOOK: 'notebook',
  TYPE_SHELL: 'shell',
  TYPE_TENSORBOARD: 'tensorboard',
};

function heldWaste({ job, lastLineAt, gpus }: JobUse, now: number): WasteItem | undefined {
  const kind = taskKinds[job.type];
  if (kind) return idleTaskWaste(job, { kind, lastLineAt, now });
  return gpus && idleGpuWaste(job, gpus, now);
}
