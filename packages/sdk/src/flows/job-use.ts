import type { Caller, CallOptions } from '../client/call';
import { mapWithConcurrency } from '../client/map-with-concurrency';
import { getAgents } from '../generated/calls/agents';
import { getExperiments } from '../generated/calls/experiments';
import { getJobsV2 } from '../generated/calls/jobs';
import { taskLogs } from '../generated/calls/logs';
import { getResourcePools } from '../generated/calls/resource-pools';
import { isProfiled } from '../model/config';
import { collect, items } from '../pages/pages';
import type { Agent, Experiment, Job, JobState, ResourcePool } from '../types';
import { type GpuUse, idleGpuUse } from './gpu-use';

type Options = Pick<CallOptions, 'signal'>;

/** The jobs to read, and the rule for idle GPUs. */
export type JobUseRules = {
  /** returns true if the use of a running job is read */
  isIncluded: (job: Job) => boolean;
  /** returns true if a GPU is idle; reading an experiment stops at the first GPU in use */
  isIdle: (use: GpuUse) => boolean;
};

/** How a job uses its slots: the time of the last line of its log, or its GPUs if all are idle. */
export type JobUse = {
  job: Job;
  /** when the log was last written to, in ms since 1970; undefined while it is empty */
  lastLineAt?: number | undefined;
  gpus?: GpuUse[];
};

/** The running jobs whose use could be read, and the pools of the cluster. */
export type RunningJobUse = { pools: ResourcePool[]; uses: JobUse[] };

/** The same, with all jobs including waiting ones. */
export type QueueUse = RunningJobUse & {
  jobs: Job[];
  /** active and paused experiments, by id */
  experiments: ReadonlyMap<number, Experiment>;
  /** undefined if they were not requested, or the user may not see them */
  agents: Agent[] | undefined;
};

/** The jobs to read, the rule for idle GPUs, and whether to read the agents. */
export type QueueUseRules = JobUseRules & {
  /** returns true if the agents are read too; called once the queues are known */
  needsAgents: (queue: Pick<QueueUse, 'pools' | 'jobs' | 'experiments'>) => boolean;
};

// browsers send at most six concurrent requests to a server, and the page needs some of them
const atOnce = 3;

// documented in flows.ts
export async function queueUse(
  client: Caller,
  { needsAgents, ...rules }: QueueUseRules,
  options: Options = {},
): Promise<QueueUse> {
  const states = ['STATE_ACTIVE' as const, 'STATE_PAUSED' as const];
  const { resourcePools: pools } = await getResourcePools(client, {}, options);
  const active = { states, archived: false, limit: 200 };
  const listed = await collect(items(client, getExperiments, active, options));
  const experiments = new Map(listed.map((experiment) => [experiment.id, experiment]));
  const jobs = await readJobs(client, { pools, atOnce }, options);
  const agents = needsAgents({ pools, jobs, experiments })
    ? await getAgents(client, {}, options).then(
        (answer) => answer.agents,
        () => undefined,
      )
    : undefined;
  const included = jobs.filter((job) => isRunning(job) && rules.isIncluded(job));
  const uses = await readUses(client, { jobs: included, experiments, atOnce, ...rules }, options);
  return { pools, experiments, jobs, agents, uses };
}

// more ids would make the URL too long
const idsAtOnce = 100;

// documented in flows.ts
export async function runningJobUse(
  client: Caller,
  rules: JobUseRules,
  options: Options = {},
): Promise<RunningJobUse> {
  const { resourcePools: pools } = await getResourcePools(client, {}, options);
  const states = ['STATE_SCHEDULED' as const, 'STATE_SCHEDULED_BACKFILLED' as const];
  const running = await readJobs(client, { pools, states, atOnce: 1 }, options);
  const jobs = running.filter((job) => isRunning(job) && rules.isIncluded(job));
  const ids = jobs
    .filter(({ type }) => type === 'TYPE_EXPERIMENT')
    .map(({ entityId }) => +entityId);
  const experiments = new Map<number, Experiment>();
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = { 'experimentIdFilter.incl': ids.slice(from, from + idsAtOnce), limit: idsAtOnce };
    const answer = await getExperiments(client, some, options);
    for (const experiment of answer.experiments) experiments.set(experiment.id, experiment);
  }
  const uses = await readUses(client, { jobs, experiments, atOnce: 1, ...rules }, options);
  return { pools, uses };
}

const isRunning = ({ summary }: Job) => summary?.state !== 'STATE_QUEUED';

type JobQuery = { pools: readonly ResourcePool[]; states?: JobState[]; atOnce: number };

async function readJobs(client: Caller, { pools, states, atOnce }: JobQuery, options: Options) {
  const queues = await mapWithConcurrency(pools, atOnce, ({ name }) =>
    collect(items(client, getJobsV2, { resourcePool: name, ...(states && { states }) }, options)),
  );
  return queues.flat().flatMap(({ full }) => full ?? []);
}

type Jobs = Pick<JobUseRules, 'isIdle'> & {
  jobs: readonly Job[];
  experiments: ReadonlyMap<number, Experiment>;
  atOnce: number;
};

async function readUses(client: Caller, { jobs, atOnce, ...rest }: Jobs, options: Options) {
  const uses = await mapWithConcurrency(jobs, atOnce, async (job) => {
    try {
      return await jobUse(client, { job, ...rest }, options);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      // a job whose log or use cannot be read is left out
      return undefined;
    }
  });
  return uses.filter((use) => use !== undefined);
}

type One = Pick<Jobs, 'experiments' | 'isIdle'> & { job: Job };

async function jobUse(
  client: Caller,
  { job, experiments, isIdle }: One,
  options: Options,
): Promise<JobUse | undefined> {
  if (['TYPE_NOTEBOOK', 'TYPE_SHELL', 'TYPE_TENSORBOARD'].includes(job.type))
    return { job, lastLineAt: await readLastLine(client, job.entityId, options) };
  const experiment = experiments.get(Number(job.entityId));
  if (!experiment || !isProfiled(experiment.config)) return undefined;
  const gpus = await idleGpuUse(client, { experimentId: experiment.id, isIdle }, options);
  return gpus && { job, gpus };
}

async function readLastLine(client: Caller, taskId: string, options: Options) {
  const args = { taskId, limit: 1, orderBy: 'ORDER_BY_DESC' } as const;
  for await (const { timestamp } of taskLogs(client, args, options)) {
    const at = Date.parse(timestamp ?? '');
    return Number.isNaN(at) ? undefined : at;
  }
  return undefined;
}
