import type { ExperimentState, JobState, TaskState } from '../types';

/** A state of an experiment or of a trial (whose states are among the experiments'). */
export type RunState = ExperimentState;
type AnyState = RunState | JobState;

/** Has work to do: the experiment says active, or what its allocations are doing. */
export const ACTIVE_STATES: readonly RunState[] = [
  'STATE_ACTIVE',
  'STATE_PULLING',
  'STATE_QUEUED',
  'STATE_RUNNING',
  'STATE_STARTING',
];

/** Active ones, and the states of a job, since the job table pauses through its experiment. */
export const PAUSABLE_STATES: readonly AnyState[] = [
  ...ACTIVE_STATES,
  'STATE_SCHEDULED',
  'STATE_SCHEDULED_BACKFILLED',
];

/** The states in which a run can stop after its next checkpoint. */
export const CANCELLABLE_STATES: readonly AnyState[] = [...PAUSABLE_STATES, 'STATE_PAUSED'];

/** The states in which a run can be killed; also one that is being canceled. */
export const KILLABLE_STATES: readonly AnyState[] = [
  ...CANCELLABLE_STATES,
  'STATE_STOPPING_CANCELED',
];

/** Over, with its row still there. Only these can be archived, and polling may rest on them. */
export const TERMINAL_STATES: readonly RunState[] = [
  'STATE_CANCELED',
  'STATE_COMPLETED',
  'STATE_ERROR',
  'STATE_DELETE_FAILED',
];

/** Terminal, or gone altogether. */
export const FINISHED_STATES: readonly RunState[] = [...TERMINAL_STATES, 'STATE_DELETED'];

/** On its way to an end; the master takes no pause or activate any more. */
export const STOPPING_STATES: readonly RunState[] = [
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_COMPLETED',
  'STATE_STOPPING_ERROR',
  'STATE_STOPPING_KILLED',
];

/** Whether it has work to do, see `ACTIVE_STATES`. */
export const isActive = (state: AnyState) => isOneOf(ACTIVE_STATES, state);
/** Whether it is paused; a pause that is on its way does not count. */
export const isPaused = (state: AnyState) => state === 'STATE_PAUSED';
/** Whether a pause has something to stop. */
export const isPausable = (state: AnyState) => isOneOf(PAUSABLE_STATES, state);
/** Whether the experiment can be cancelled. */
export const isCancellable = (state: AnyState) => isOneOf(CANCELLABLE_STATES, state);
/** Whether the experiment can be killed. */
export const isKillable = (state: AnyState) => isOneOf(KILLABLE_STATES, state);
/** Whether it is on its way to an end. */
export const isStopping = (state: AnyState) => isOneOf(STOPPING_STATES, state);
/** Whether it has ended for good, see `TERMINAL_STATES`. */
export const isTerminal = (state: AnyState) => isOneOf(TERMINAL_STATES, state);
/** Whether it ended as a run does, see `FINISHED_STATES`. */
export const isFinished = (state: AnyState) => isOneOf(FINISHED_STATES, state);

/** Whether the experiment can be deleted; a failed deletion may be tried again. */
export const isDeletable = isTerminal;

function isOneOf(states: readonly AnyState[], state: AnyState): boolean {
  return states.includes(state);
}

/**
 * Returns the `states` to send so that these states are found. The master filters by stored states:
 * it answers 500 to QUEUED, PULLING, STARTING and RUNNING, all four of which are stored as
 * STATE_ACTIVE, and to DELETED and UNSPECIFIED, which no row ever has.
 * An empty answer to a non-empty question means that nothing can match; sent on, it would match all.
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

/** States of a task that is over. */
export const TERMINAL_TASK_STATES: readonly TaskState[] = ['STATE_TERMINATED', 'STATE_TERMINATING'];

/** Whether an interactive task can still be killed; one that waits for its service cannot. */
export const isKillableTask = (state: TaskState) => KILLABLE_TASK_STATES.includes(state);

/** Whether an interactive task is over or about to be, so that opening it makes no sense. */
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

/** Sorts experiments and trials by state: what needs attention first, what is gone last. */
export function compareStates(a: RunState, b: RunState): number {
  return RUN_STATES.indexOf(a) - RUN_STATES.indexOf(b);
}

/** Sorts interactive tasks by how far they have come. */
export function compareTaskStates(a: TaskState, b: TaskState): number {
  return taskOrder.indexOf(a) - taskOrder.indexOf(b);
}
