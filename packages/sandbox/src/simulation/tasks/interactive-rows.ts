import type { TaskState } from '@trainyard/sdk/types';
import type { Job } from '../cluster/job';
import type { Placement } from '../rows';

export type InteractiveKind = 'command' | 'notebook' | 'shell' | 'tensorboard';

/** Why a task's container ended: it exited, a user killed it, or the master ended it. */
export type TaskEnd = 'exited' | 'killed' | 'idle' | 'slot disabled';

/** A command, notebook, shell or TensorBoard: launched by a user, never restarted. */
export type InteractiveRow = Job & {
  readonly id: string;
  readonly kind: InteractiveKind;
  readonly seed: number;
  readonly userId: number;
  readonly workspaceId: number;
  readonly description: string;
  /** the merged config at its launch, as in answers */
  config: Record<string, unknown>;
  readonly slots: number;
  /** experiments of a TensorBoard */
  readonly experimentIds: number[];
  readonly trialIds: number[];
  /** idle time in milliseconds after which it ends; null is unlimited */
  readonly idleTimeoutMs: number | null;
  /** last use known to the master */
  activeAt: number;
  assignedAt: number | null;
  pulledAt: number | null;
  runningAt: number | null;
  /** time from which its service answers; null for commands */
  readyAt: number | null;
  stoppingAt: number | null;
  endedAt: number | null;
  end: TaskEnd | null;
  /** exit code of a task that ended without being killed */
  exitCode: number;
  placements: Placement[];
  /** its container has reported that it waits */
  isWaiting?: boolean;
  /** the master was restarted after its end: lists no longer show it */
  isForgotten?: boolean;
};

export const interactiveAllocationId = (task: InteractiveRow): string => `${task.id}.1`;

/** The state of a task at a time. */
export function taskState(task: InteractiveRow, now: number): TaskState {
  const { assignedAt, pulledAt, runningAt, stoppingAt, endedAt } = task;
  if (endedAt !== null && endedAt <= now) return 'STATE_TERMINATED';
  // a task without slots ends as soon as it is killed
  if (assignedAt === null) return stoppingAt === null ? 'STATE_QUEUED' : 'STATE_TERMINATED';
  if (pulledAt === null || pulledAt > now) return 'STATE_PULLING';
  if (runningAt === null || runningAt > now) return 'STATE_STARTING';
  return task.isWaiting ? 'STATE_WAITING' : 'STATE_RUNNING';
}

/** Returns true while its service answers. */
export const isServing = (task: InteractiveRow, now: number): boolean =>
  task.readyAt !== null && task.readyAt <= now && taskState(task, now) === 'STATE_RUNNING';

const day = 86_400_000;

/** Terminated tasks stay in lists for a day. */
export const isListed = ({ endedAt, isForgotten }: InteractiveRow, now: number): boolean =>
  !isForgotten && (endedAt === null || now < endedAt + day);
