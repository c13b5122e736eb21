import type { JobSummary, QueueStats } from '@trainyard/sdk/types';
import type { Engine } from '../engine/engine';
import type { ExperimentRow } from '../rows';
import type { Job } from './job';
import { compareJobs, requestsByJob, type SlotRequest } from './slot-request';

/** A job of a pool, at its queue position. */
export type QueuedJob = { job: Job; requests: SlotRequest[]; summary: JobSummary };

/** The jobs of a pool in the order of its queue; without an order (fair share) by submission. */
export function jobsOf(engine: Engine, pool: string): QueuedJob[] {
  const scheduler = engine.db.pools.get(pool)?.configuration.schedulerType;
  const byJob = requestsByJob(engine.requests);
  const jobs = jobsWithRequests(engine, pool);
  jobs.sort(
    scheduler === 'SCHEDULER_TYPE_PRIORITY' || scheduler === undefined ? compareJobs : byStart,
  );
  return jobs.map((job, index) => {
    const requests = byJob.get(job) ?? [];
    const isScheduled = requests.some(({ spots }) => spots !== null);
    return {
      job,
      requests,
      summary: {
        state: isScheduled ? 'STATE_SCHEDULED' : 'STATE_QUEUED',
        jobsAhead: hasOrder(engine, pool) ? index : -1,
      },
    };
  });
}

/** Returns true if a pool's queue has an order; fair share has none. */
export const hasOrder = ({ db }: Engine, pool: string): boolean =>
  db.pools.get(pool)?.configuration.schedulerType !== 'SCHEDULER_TYPE_FAIR_SHARE';

const byStart = (left: Job, right: Job) =>
  left.startedAt - right.startedAt || compareJobs(left, right);

// a job that pauses or stops stays, as recorded, until its containers have ended
const jobsWithRequests = (engine: Engine, pool: string): Job[] =>
  [...new Set(engine.requests.map(({ job }) => job))].filter(
    ({ resourcePool }) => resourcePool === pool,
  );

/** The job of that id among those that have slots or wait for some. */
export const activeJob = ({ requests }: Engine, jobId: string): Job | undefined =>
  requests.find(({ job }) => job.jobId === jobId)?.job;

/** An experiment's row, if the job is an experiment. */
export const experimentOf = ({ db }: Engine, job: Job): ExperimentRow | undefined =>
  typeof job.id === 'number' ? db.experiments.get(job.id) : undefined;

/** The numbers of jobs of a pool that have slots and that wait. */
export function queueStats(engine: Engine, pool: string): QueueStats {
  const states = jobsOf(engine, pool).map(({ summary }) => summary.state);
  const isQueued = (state: string) => state === 'STATE_QUEUED';
  const queuedCount = states.filter(isQueued).length;
  return { queuedCount, scheduledCount: states.length - queuedCount };
}
