import type { JobSummary, QueueControl, SchedulerType } from '@trainyard/sdk/types';
import { supports } from '~/app/abilities';
import { z } from '~/lib/zod';

/** The settings of a job in its queue, as they are typed. */
export type QueueValues = { pool: string; position: string; priority: string; weight: string };

/** The settings that a scheduler uses; positions only where the master has them. */
export function queueFields(
  scheduler: SchedulerType,
  keepsPositions = supports('queuePositions'),
): Record<keyof QueueValues, boolean> {
  const isKubernetes = scheduler === 'SCHEDULER_TYPE_KUBERNETES';
  const isPriority = scheduler === 'SCHEDULER_TYPE_PRIORITY';
  return {
    pool: !isKubernetes,
    position: keepsPositions && (isKubernetes || isPriority),
    priority: isKubernetes || isPriority,
    weight: scheduler === 'SCHEDULER_TYPE_FAIR_SHARE',
  };
}

const isInteger = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

type Queue = { scheduler: SchedulerType; count: number };

/**
 * The least priority that goes before that of the head of a queue: 1 is the highest, with Kubernetes
 * 99. @throws Error where the head has the highest
 */
export function priorityAbove(head: number, scheduler: SchedulerType): number {
  const priority = scheduler === 'SCHEDULER_TYPE_KUBERNETES' ? head + 1 : head - 1;
  if (priority < 1 || priority > 99)
    throw new Error(`The first job has the highest priority, ${head}, already.`);
  return priority;
}

/** The values that count with a scheduler, in a queue of `count` jobs. */
export function queueSchema({ scheduler, count }: Queue) {
  const has = queueFields(scheduler);
  const integerUpTo = (max: number) => (text: string) => isInteger(text, { min: 1, max });
  const field = (isUsed: boolean, isValid: (text: string) => boolean, error: string) =>
    z.string().check(z.refine((text) => !isUsed || isValid(text), error));
  return z.object({
    pool: z.string(),
    position: field(
      has.position,
      integerUpTo(count),
      `Position must be a whole number from 1 to ${count}`,
    ),
    priority: field(has.priority, integerUpTo(99), 'Priority must be a whole number from 1 to 99'),
    weight: field(
      has.weight,
      (text) => text.trim() !== '' && Number(text) >= 0,
      'Weight must be a number of 0 or more',
    ),
  });
}

/** The fields of a job that its position depends on. */
export type QueuedJob = { jobId: string; priority: number; summary: JobSummary | null };

/** The names of changes, in the order in which they are sent. */
export type QueueChange = keyof QueueValues;

/**
 * Returns the changed settings in the order of their dependencies: a position is relative to the
 * pool and to the jobs of the same priority. A position in the old pool is dropped if the pool
 * changes.
 */
export function queueChanges(before: QueueValues, after: QueueValues): QueueChange[] {
  const differs = (name: QueueChange) => before[name].trim() !== after[name].trim();
  return (['pool', 'priority', 'weight', 'position'] as const).filter(
    (name) => differs(name) && (name !== 'position' || !differs('pool')),
  );
}

/** "position 2" */
export const changeText = (change: QueueChange, values: QueueValues): string =>
  `${change === 'pool' ? 'resource pool' : change} ${values[change].trim()}`;

type Update = {
  jobId: string;
  change: QueueChange;
  after: QueueValues;
  /** the priority was changed as well: the position must not change it again */
  keepsPriority: boolean;
  /** the pool's jobs as they are now */
  queue: readonly QueuedJob[];
};

/**
 * The update for one change; null if the job already has that place. A position is sent as the job
 * to move before or after. The choice matters, because a moved job takes the priority of its new
 * neighbor.
 * @throws Error when the position cannot be reached
 */
export function queueUpdate({ jobId, change, after, ...rest }: Update): QueueControl | null {
  if (change === 'pool') return { jobId, resourcePool: after.pool };
  if (change === 'priority') return { jobId, priority: Number(after.priority) };
  if (change === 'weight') return { jobId, weight: Number(after.weight) };
  return moveTo({ jobId, position: Number(after.position) - 1, ...rest });
}

type Move = Pick<Update, 'jobId' | 'keepsPriority' | 'queue'> & {
  /** the jobs that should be ahead of it */
  position: number;
};

/** The update that moves a job to a place. @throws Error when the place cannot be reached */
export function moveTo({ jobId, position, keepsPriority, queue }: Move): QueueControl | null {
  const own = queue.find((job) => job.jobId === jobId);
  const at = (place: number) => queue.find(({ summary }) => summary?.jobsAhead === place);
  const now = own?.summary?.jobsAhead;
  if (!own || now === undefined || !at(position))
    throw new Error('Job view is out of sync. Please retry.');
  if (position === now) return null;
  const isUp = position < now;
  const anchors = [
    { anchor: at(position), isAhead: isUp },
    // the other neighbor at this position
    { anchor: at(isUp ? position - 1 : position + 1), isAhead: !isUp },
  ];
  const target = keepsPriority
    ? anchors.find(({ anchor }) => anchor?.priority === own.priority)
    : anchors[0];
  if (!target?.anchor) throw new Error(`With priority ${own.priority} the job is at ${now + 1}.`);
  const anchorId = target.anchor.jobId;
  return target.isAhead ? { jobId, aheadOf: anchorId } : { jobId, behindOf: anchorId };
}

/**
 * The update that moves a job back to its former place: next to a neighbor of the same priority,
 * or, if there is none, only back to its priority.
 */
export function undoOfMove(jobId: string, queue: readonly QueuedJob[]): QueueControl | null {
  const own = queue.find((job) => job.jobId === jobId);
  const now = own?.summary?.jobsAhead;
  if (!own || now === undefined) return null;
  const neighbor = (place: number) =>
    queue.find(
      ({ summary, priority }) => summary?.jobsAhead === place && priority === own.priority,
    );
  const before = neighbor(now - 1);
  if (before) return { jobId, behindOf: before.jobId };
  const next = neighbor(now + 1);
  return next ? { jobId, aheadOf: next.jobId } : { jobId, priority: own.priority };
}
