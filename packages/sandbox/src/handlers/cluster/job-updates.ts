import type { Job } from '../../simulation/cluster/job';
import { activeJob, jobsOf } from '../../simulation/cluster/job-queue';
import { placePending } from '../../simulation/cluster/placement';
import { moveJob } from '../../simulation/cluster/slot-request';
import { poolFields } from '../../simulation/logs/master-log';
import { isTerminal } from '../../simulation/rows';
import { allow } from '../allow';
import { MasterError, plainError } from '../errors';
import { applyPriority } from '../tasks/interactive-lists';
import { tick } from '../tick';
import type { HandlerRequest, Handlers, RequestBody } from '../types';

type QueueControl = RequestBody<'updateJobQueue'>['updates'][number];

type UpdateRequest = HandlerRequest<'updateJobQueue'>;

export const jobUpdateHandlers = {
  /**
   * Updates in order; a missing job ends it, other refusals are collected, and successful updates
   * stay.
   */
  updateJobQueue: (request) => {
    tick(request);
    allow(request.viewer, 'updateJobQueue');
    if (request.strictJobQueueControl)
      allow(request.viewer, 'updateJobQueue', { part: 'strictJobQueueControl' });
    const errors: string[] = [];
    for (const update of request.body.updates) {
      const job = findJob(request, update.jobId);
      if (!job) throw plainError(`job ${update.jobId} not found`);
      try {
        perform(request, job, update);
      } catch (error) {
        if (!(error instanceof MasterError)) throw error;
        errors.push(error.message);
      }
    }
    placePending(request.simulation.engine);
    if (errors.length === 1) throw plainError(errors[0] ?? '');
    if (errors.length > 1) {
      throw plainError(`encountered the following errors: ${errors.join(', ')}`);
    }
    return {};
  },
} satisfies Partial<Handlers>;

// paused experiments are jobs too, ended ones are not
function findJob({ db, simulation }: UpdateRequest, jobId: string): Job | undefined {
  return (
    activeJob(simulation.engine, jobId) ??
    db.experiments.where((each) => each.jobId === jobId && !isTerminal(each))[0]
  );
}

function perform(request: UpdateRequest, job: Job, update: QueueControl) {
  const { aheadOf, behindOf, resourcePool, priority, weight } = update;
  if (aheadOf !== undefined) return move(request, job, { anchorId: aheadOf, isAhead: true });
  if (behindOf !== undefined) return move(request, job, { anchorId: behindOf, isAhead: false });
  if (resourcePool !== undefined) return setPool(request, job, resourcePool);
  if (priority !== undefined) return setPriority(request, job, priority);
  if (weight === undefined) throw plainError('unexpected action: <nil>');
  if (weight <= 0) throw plainError('weight must be greater than 0');
  job.weight = weight;
}

type Move = { anchorId: string; isAhead: boolean };

function move({ db, simulation }: UpdateRequest, job: Job, { anchorId, isAhead }: Move) {
  if (anchorId === '' || anchorId === job.jobId) return;
  const type = db.pools.get(job.resourcePool)?.configuration.schedulerType ?? '';
  const scheduler = unordered[type];
  if (scheduler) {
    throw plainError(`unable to perform operation on resource pool with ${scheduler}`);
  }
  const jobs = jobsOf(simulation.engine, job.resourcePool).map((each) => each.job);
  const anchor = jobs.find((each) => each.jobId === anchorId);
  if (!anchor) throw plainError(`job ${anchorId} not found`);
  moveJob({ jobs, job, anchor, isAhead });
}

const unordered: Partial<Record<string, string>> = {
  SCHEDULER_TYPE_FAIR_SHARE: 'fair_share',
  SCHEDULER_TYPE_ROUND_ROBIN: 'round_robin',
};

function setPool({ db, simulation }: UpdateRequest, job: Job, pool: string) {
  const task = db.interactive.get(String(job.id));
  if (task) {
    const type = task.kind.toUpperCase();
    throw plainError(`setting resource pool for job type ${type} is not supported`);
  }
  if (pool === '') throw plainError('resource pool must be set');
  if (!db.pools.get(pool)) throw plainError(`invalid resource pool name ${pool}`);
  if (pool === job.resourcePool) {
    throw plainError(`resource pool is unchanged (${pool} == ${pool})`);
  }
  // running work continues in the other pool, from its checkpoint
  const { engine } = simulation;
  for (const each of engine.requests) {
    if (each.job === job && each.spots !== null && !each.isLeaving)
      engine.steps.preempt(engine, each);
  }
  job.resourcePool = pool;
}

function setPriority(request: UpdateRequest, job: Job, priority: number) {
  if (priority < 1 || priority > 99) throw plainError('priority must be between 1 and 99');
  const { db, simulation } = request;
  const { engine } = simulation;
  const task = db.interactive.get(String(job.id));
  if (task) applyPriority(request, task, priority);
  else job.priority = priority;
  const pool = job.resourcePool;
  engine.log.write({
    at: engine.now,
    message: `setting priority for group of ${task ? task.id : `/experiments/${job.id}`} to ${priority}`,
    fields: () => poolFields(pool),
  });
}
