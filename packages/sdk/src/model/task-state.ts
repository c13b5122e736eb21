import type { TaskState } from '../types';

/** States of a task in which it can be killed. */
export const KILLABLE_TASK_STATES: readonly TaskState[] = [
  'STATE_PULLING',
  'STATE_QUEUED',
  'STATE_RUNNING',
  'STATE_STARTING',
];

/** States of a task that is over. */
export const TERMINAL_TASK_STATES: readonly TaskState[] = ['STATE_TERMINATED', 'STATE_TERMINATING'];

/** Whether an interactive task can still be killed; one that waits for its service cannot. */
export const isKillableTask = (state: TaskState) => KILLABLE_TASK_STATES.includes(state);

/** Whether an interactive task is over or about to be, so that opening it makes no sense. */
export const isTerminalTask = (state: TaskState) => TERMINAL_TASK_STATES.includes(state);
