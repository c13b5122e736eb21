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
  type IdleTaskKind,
  idleGpuWaste,
  idleSince,
  idleTaskWaste,
  mostWasteFirst,
  neverFitsWaste,
  pausedWaste,
  timeOf,
  type WasteItem,
  wasteRules,
} from './waste';

export type Waste = {
  items: WasteItem[];
  /** experiments of the items, by id: what may be done depends on their state */
  experiments: ReadonlyMap<number, Experiment>;
  pools: ResourcePool[];
  /** the jobs that wait, each with the slots it asks for */
  waiting: { pool: string; slots: number }[];
};

/** The slots that jobs hold without use, and the pools of the cluster. */
export type IdleJobs = Pick<Waste, 'items' | 'pools'>;

/** The jobs and GPUs that may be idle: others need not be read. Agents are where a job is too large. */
export const idleRules = (now: number): QueueUseRules & JobUseRules => ({
  isAsked: ({ submissionTime }) => now - (timeOf(submissionTime) ?? now) >= wasteRules.idleMs,
  isIdle: (use) => idleSince(use, now) !== undefined,
  needsAgents: (queue) => tooLarge(queue).length > 0,
});

/** Finds what is held without use, and what waits in vain, in what was read by these rules. */
export function findWaste(read: QueueUse, now: number): Waste {
  const { pools, jobs, experiments } = read;
  const found = [
    ...waitingWaste(read),
    ...read.uses.map((use) => heldWaste(use, now)),
    ...[...experiments.values()].map((each) => pausedWaste(each, now)),
  ];
  return {
    items: mostWasteFirst(found.filter((item) => item !== undefined)),
    experiments,
    pools,
    waiting: jobs.flatMap(({ summary, resourcePool: pool, requestedSlots: slots }) =>
      summary?.state === 'STATE_QUEUED' ? [{ pool, slots }] : [],
    ),
  };
}

/** Finds what is held without use. */
export const findIdleJobs = ({ pools, uses }: RunningJobUse, now: number): IdleJobs => ({
  items: mostWasteFirst(
    uses.map((use) => heldWaste(use, now)).filter((item) => item !== undefined),
  ),
  pools,
});

/** The jobs that wait for more slots than an agent of their pool has. */
const tooLarge = ({ pools, jobs, experiments }: Pick<QueueUse, 'pools' | 'jobs' | 'experiments'>) =>
  jobs.flatMap((job) => {
    const pool = pools.find(({ name }) => name === job.resourcePool);
    const needs = neededSlots(job, experiments.get(Number(job.entityId)));
    if (!pool || job.summary?.state !== 'STATE_QUEUED') return [];
    return needs > Math.max(0, pool.slotsPerAgent) ? [{ job, pool, needs }] : [];
  });

/** The jobs that never fit; where the agents may not be seen no job is judged. */
const waitingWaste = ({ agents, ...queue }: QueueUse) =>
  agents
    ? tooLarge(queue).map(({ job, pool, needs }) =>
        neverFitsWaste(job, { pool, agents: agentsIn(pool, agents), needs }),
      )
    : [];

/** The slots of one trial, as its config says; a queue counts those of all trials that wait. */
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
