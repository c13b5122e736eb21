import type { ExperimentState, JobState, TaskState } from '../types';

/** A state of an experiment or of a trial (whose states are among the experiments'). */
export type RunState = ExperimentState;
type AnyState = RunState | JobState;

/** Has work to do: the experiment is active, or in a state of its allocations. */
export const ACTIVE_STATES: readonly RunState[] = [
  'STATE_ACTIVE',
  'STATE_PULLING',
  'STATE_QUEUED',
  'STATE_RUNNING',
  'STATE_STARTING',
];

/**
 * Active states, and the states of a job, because the job table pauses jobs through their
 * experiment.
 */
export const PAUSABLE_STATES: readonly AnyState[] = [
  ...ACTIVE_STATES,
  'STATE_SCHEDULED',
  'STATE_SCHEDULED_BACKFILLED',
];

/** The states in which a run can stop after its next checkpoint. */
export const CANCELLABLE_STATES: readonly AnyState[] = [...PAUSABLE_STATES, 'STATE_PAUSED'];

/** The states in which a run can be killed, including one that is being canceled. */
export const KILLABLE_STATES: readonly AnyState[] = [
  ...CANCELLABLE_STATES,
  'STATE_STOPPING_CANCELED',
];

/** Ended, with an existing row. Only these can be archived, and polling may stop at them. */
export const TERMINAL_STATES: readonly RunState[] = [
  'STATE_CANCELED',
  'STATE_COMPLETED',
  'STATE_ERROR',
  'STATE_DELETE_FAILED',
];

/** Terminal, or deleted. */
export const FINISHED_STATES: readonly RunState[] = [...TERMINAL_STATES, 'STATE_DELETED'];

/** Stopping; the master no longer accepts pause or activate. */
export const STOPPING_STATES: readonly RunState[] = [
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_COMPLETED',
  'STATE_STOPPING_ERROR',
  'STATE_STOPPING_KILLED',
];

/** Returns true for a state with work to do, see `ACTIVE_STATES`. */
export const isActive = (state: AnyState) => isOneOf(ACTIVE_STATES, state);
/** Returns true if it is paused; a pending pause does not count. */
export const isPaused = (state: AnyState) => state === 'STATE_PAUSED';
/** Returns true if it can be paused. */
export const isPausable = (state: AnyState) => isOneOf(PAUSABLE_STATES, state);
/** Returns true if the experiment can be canceled. */
export const isCancellable = (state: AnyState) => isOneOf(CANCELLABLE_STATES, state);
/** Returns true if the experiment can be killed. */
export const isKillable = (state: AnyState) => isOneOf(KILLABLE_STATES, state);
/** Returns true while it is stopping. */
export const isStopping = (state: AnyState) => isOneOf(STOPPING_STATES, state);
/** Returns true if it has ended permanently, see `TERMINAL_STATES`. */
export const isTerminal = (state: AnyState) => isOneOf(TERMINAL_STATES, state);
/** Returns true if it has ended or was deleted, see `FINISHED_STATES`. */
export const isFinished = (state: AnyState) => isOneOf(FINISHED_STATES, state);

/** Returns true if the experiment can be deleted; a failed deletion may be repeated. */
export const isDeletable = isTerminal;

function isOneOf(states: readonly AnyState[], state: AnyState): boolean {
  return states.includes(state);
}

/**
 * Returns the `states` to send in order to find these states. The master filters by stored states:
 * it answers 500 to QUEUED, PULLING, STARTING and RUNNING, all four of which are stored as
 * STATE_ACTIVE, and to DELETED and UNSPECIFIED, which no row ever has. An empty result for a
 * non-empty list means that nothing can match; if it were sent, it would match all.
 */
export function statesFilter(states: readonly RunState[]): RunState[] {
  const stored = states.filter((state) => !neverStored.has(state)).map(storedState);
  return [...new Set(stored)];
}

const neverStored: ReadonlySet<RunState> = new Set(['STATE_DELETED', 'STATE_UNSPECIFIED']);

function storedState(state: RunState): RunState {
  return isActive(state) ? 'STATE_ACTIVE' : state;
}

/** States of a task in which it can be killed. */
export const KILLABLE_TASK_STATES: readonly TaskState[] = [
  'STATE_PULLING',
  'STATE_QUEUED',
  'STATE_RUNNING',
  'STATE_STARTING',
];

/** States of a task that has ended. */
export const TERMINAL_TASK_STATES: readonly TaskState[] = ['STATE_TERMINATED', 'STATE_TERMINATING'];

/**
 * Returns true if an interactive task can still be killed; one that waits for its service cannot.
 */
export const isKillableTask = (state: TaskState) => KILLABLE_TASK_STATES.includes(state);

/** Returns true if an interactive task has ended or is about to, so that it cannot be opened. */
export const isTerminalTask = (state: TaskState) => TERMINAL_TASK_STATES.includes(state);

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

/** Compares experiments and trials by state: those that need attention first, deleted ones last. */
export function compareStates(a: RunState, b: RunState): number {
  return RUN_STATES.indexOf(a) - RUN_STATES.indexOf(b);
}

/** Compares interactive tasks by their progress. */
export function compareTaskStates(a: TaskState, b: TaskState): number {
  return taskOrder.indexOf(a) - taskOrder.indexOf(b);
}
