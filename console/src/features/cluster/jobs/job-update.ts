import type { JobSummary, QueueControl, SchedulerType } from '@trainyard/sdk/types';
import { z } from '~/lib/zod';

/** The settings of a job in its queue, as they are typed. */
export type QueueValues = { pool: string; position: string; priority: string; weight: string };

/** Which of them a scheduler goes by. */
export function queueFields(scheduler: SchedulerType): Record<keyof QueueValues, boolean> {
  const isKubernetes = scheduler === 'SCHEDULER_TYPE_KUBERNETES';
  const isPriority = scheduler === 'SCHEDULER_TYPE_PRIORITY';
  return {
    pool: !isKubernetes,
    position: isKubernetes || isPriority,
    priority: isKubernetes || isPriority,
    weight: scheduler === 'SCHEDULER_TYPE_FAIR_SHARE',
  };
}

const isWhole = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

type Queue = { scheduler: SchedulerType; count: number };

/** The values that count with a scheduler, in a queue of `count` jobs. */
export function queueSchema({ scheduler, count }: Queue) {
  const has = queueFields(scheduler);
  const whole = (max: number) => (text: string) => isWhole(text, { min: 1, max });
  const field = (isUsed: boolean, isValid: (text: string) => boolean, error: string) =>
    z.string().check(z.refine((text) => !isUsed || isValid(text), error));
  return z.object({
    pool: z.string(),
    position: field(
      has.position,
      whole(count),
      `Position must be a whole number from 1 to ${count}`,
    ),
    priority: field(has.priority, whole(99), 'Priority must be a whole number from 1 to 99'),
    weight: field(
      has.weight,
      (text) => text.trim() !== '' && Number(text) >= 0,
      'Weight must be a number of 0 or more',
    ),
  });
}

type QueuedJob = { jobId: string; summary: JobSummary | null };
type Change = {
  jobId: string;
  before: QueueValues;
  after: QueueValues;
  /** the pool's jobs as they are now */
  queue: readonly QueuedJob[];
};

/**
 * The one change to send: the first that differs of pool, position, priority and weight; null when
 * nothing does. A position is sent as the job that is at it now.
 * @throws Error when no job is there any more
 */
export function queueUpdate({ jobId, before, after, queue }: Change): QueueControl | null {
  if (after.pool !== before.pool) return { jobId, resourcePool: after.pool };
  if (after.position !== before.position) {
    const wanted = Number(after.position) - 1;
    const anchor = queue.find(({ summary }) => summary?.jobsAhead === wanted);
    const now = queue.find((job) => job.jobId === jobId)?.summary?.jobsAhead;
    if (!anchor || now === undefined) throw new Error('Job view is out of sync. Please retry.');
    return wanted < now ? { jobId, aheadOf: anchor.jobId } : { jobId, behindOf: anchor.jobId };
  }
  if (after.priority !== before.priority) return { jobId, priority: Number(after.priority) };
  if (after.weight !== before.weight) return { jobId, weight: Number(after.weight) };
  return null;
}
