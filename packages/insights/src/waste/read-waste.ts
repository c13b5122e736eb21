import { type CallOptions, collect, items, mapWithConcurrency } from '@trainyard/sdk';
import {
  type Caller,
  getAgents,
  getExperiments,
  getJobsV2,
  getResourcePools,
  taskLogs,
} from '@trainyard/sdk/calls';
import type { Experiment, Job, JobState, JobType, ResourcePool } from '@trainyard/sdk/types';
import { agentsIn } from '../cluster/slot-counts';
import { readIdleGpus } from './read-gpu-use';
import {
  type IdleTaskKind,
  idleGpuWaste,
  idleTaskWaste,
  isProfiled,
  mostWasteFirst,
  neverFitsWaste,
  pausedWaste,
  timeOf,
  type WasteItem,
  wasteRules,
} from './waste';

// a browser asks a server six things at once, and the page has others to ask
const atOnce = 3;

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

/**
 * Reads what is held without use, and what waits in vain. An experiment without measurements and a
 * task without a readable log are not judged.
 * @throws ApiError where pools, queues or experiments cannot be read
 */
export async function readWaste(client: Caller, now: number, options: CallOptions): Promise<Waste> {
  const states = ['STATE_ACTIVE' as const, 'STATE_PAUSED' as const];
  const { resourcePools: pools } = await getResourcePools(client, {}, options);
  const active = { states, archived: false, limit: 200 };
  const experiments = await collect(items(client, getExperiments, active, options));
  const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));
  const jobs = await readJobs(client, { pools, atOnce }, options);
  const waiting = await waitingWaste(client, { pools, jobs, experiments: byId }, options);
  const held = await mapWithConcurrency(jobs.filter(isOld(now)), atOnce, (job) =>
    heldWaste(client, { job, experiment: byId.get(Number(job.entityId)), now }, options),
  );
  const found = [...waiting, ...held, ...experiments.map((each) => pausedWaste(each, now))];
  return {
    items: mostWasteFirst(found.filter((item) => item !== undefined)),
    experiments: byId,
    pools,
    waiting: jobs.flatMap(({ summary, resourcePool: pool, requestedSlots: slots }) =>
      summary?.state === 'STATE_QUEUED' ? [{ pool, slots }] : [],
    ),
  };
}

type Asked = { pools: readonly ResourcePool[]; states?: JobState[]; atOnce: number };

async function readJobs(client: Caller, { pools, states, atOnce }: Asked, options: CallOptions) {
  const queues = await mapWithConcurrency(pools, atOnce, ({ name }) =>
    collect(items(client, getJobsV2, { resourcePool: name, ...(states && { states }) }, options)),
  );
  return queues.flat().flatMap(({ full }) => full ?? []);
}

// as many ids as an address has room for
const idsAtOnce = 100;

/**
 * Reads what is held without use by the jobs that `isAsked` says yes to, one request at a time:
 * neither what waits nor what is paused is looked at, and experiments are read by their ids.
 * @throws ApiError where pools, queues or experiments cannot be read
 */
export async function readIdleJobs(
  client: Caller,
  now: number,
  { isAsked, ...options }: CallOptions & { isAsked: (job: Job) => boolean },
): Promise<IdleJobs> {
  const { resourcePools: pools } = await getResourcePools(client, {}, options);
  const states = ['STATE_SCHEDULED' as const, 'STATE_SCHEDULED_BACKFILLED' as const];
  const running = await readJobs(client, { pools, states, atOnce: 1 }, options);
  const jobs = running.filter((job) => isOld(now)(job) && isAsked(job));
  const ids = jobs
    .filter(({ type }) => type === 'TYPE_EXPERIMENT')
    .map(({ entityId }) => +entityId);
  const byId = new Map<number, Experiment>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = { 'experimentIdFilter.incl': ids.slice(from, from + idsAtOnce), limit: idsAtOnce };
    const { experiments } = await getExperiments(client, some, options);
    for (const experiment of experiments) byId.set(experiment.id, experiment);
  }
  const held = await mapWithConcurrency(jobs, 1, (job) =>
    heldWaste(client, { job, experiment: byId.get(Number(job.entityId)), now }, options),
  );
  return { items: mostWasteFirst(held.filter((item) => item !== undefined)), pools };
}

/** Whether a job may have been idle for long enough: others need not be looked at. */
const isOld = (now: number) => (job: Job) =>
  job.summary?.state !== 'STATE_QUEUED' &&
  now - (timeOf(job.submissionTime) ?? now) >= wasteRules.idleMs;

type Queues = {
  pools: readonly ResourcePool[];
  jobs: readonly Job[];
  experiments: ReadonlyMap<number, Experiment>;
};

/**
 * The jobs that never fit. The agents are asked for only where one needs more than an agent of its
 * pool has; where they may not be seen no job is judged.
 */
async function waitingWaste(
  client: Caller,
  { pools, jobs, experiments }: Queues,
  options: CallOptions,
) {
  const large = jobs.flatMap((job) => {
    const pool = pools.find(({ name }) => name === job.resourcePool);
    const needs = neededSlots(job, experiments.get(Number(job.entityId)));
    if (!pool || job.summary?.state !== 'STATE_QUEUED') return [];
    return needs > Math.max(0, pool.slotsPerAgent) ? [{ job, pool, needs }] : [];
  });
  if (large.length === 0) return [];
  const agents = await getAgents(client, {}, options).then(
    (answer) => answer.agents,
    () => undefined,
  );
  if (!agents) return [];
  return large.map(({ job, pool, needs }) =>
    neverFitsWaste(job, { pool, agents: agentsIn(pool, agents), needs }),
  );
}

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

type Held = { job: Job; experiment: Experiment | undefined; now: number };

async function heldWaste(client: Caller, { job, experiment, now }: Held, options: CallOptions) {
  const kind = taskKinds[job.type];
  try {
    if (kind) {
      const lastLineAt = await readLastLine(client, job.entityId, options);
      return idleTaskWaste(job, { kind, lastLineAt, now });
    }
    if (!experiment || !isProfiled(experiment)) return undefined;
    const gpus = await readIdleGpus(client, { experimentId: experiment.id, now }, options);
    return gpus && idleGpuWaste(job, gpus, now);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // a job whose log or use cannot be read is not judged
    return undefined;
  }
}

/** When the log of a task was last written to, in ms since 1970; undefined while it is empty. */
async function readLastLine(client: Caller, taskId: string, options: CallOptions) {
  const args = { taskId, limit: 1, orderBy: 'ORDER_BY_DESC' } as const;
  for await (const { timestamp } of taskLogs(client, args, options)) return timeOf(timestamp);
  return undefined;
}
