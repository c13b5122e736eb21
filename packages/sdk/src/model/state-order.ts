import type { TaskState } from '../types';
import type { RunState } from './run-state';

/** Every state of an experiment or a trial, in the order in which `compareStates` sorts. */
export const RUN_STATES: readonly RunState[] = [
  'STATE_ACTIVE',
  'STATE_RUNNING',
  'STATE_PAUSED',
  'STATE_STARTING',
  'STATE_PULLING',
  'STATE_QUEUED',
  'STATE_STOPPING_ERROR',
  'STATE_ERROR',
  'STATE_STOPPING_COMPLETED',
  'STATE_COMPLETED',
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_KILLED',
  'STATE_CANCELED',
  'STATE_DELETE_FAILED',
  'STATE_DELETING',
  'STATE_DELETED',
  'STATE_UNSPECIFIED',
];

const taskOrder: readonly TaskState[] = [
  'STATE_QUEUED',
  'STATE_PULLING',
  'STATE_STARTING',
  'STATE_RUNNING',
  'STATE_WAITING',
  'STATE_TERMINATING',
  'STATE_TERMINATED',
  'STATE_UNSPECIFIED',
];

/** Sorts experiments and trials by state: what needs attention first, what is gone last. */
export function compareStates(a: RunState, b: RunState): number {
  return RUN_STATES.indexOf(a) - RUN_STATES.indexOf(b);
}

/** Sorts interactive tasks by how far they have come. */
export function compareTaskStates(a: TaskState, b: TaskState): number {
  return taskOrder.indexOf(a) - taskOrder.indexOf(b);
}
