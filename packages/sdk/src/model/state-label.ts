import type { CheckpointState, JobState, TaskState } from '../types';
import type { RunState } from './run-state';

/**
 * The short name of a state, for links, filters and the search call (which refuses the long one):
 * `STATE_PAUSED` gives `PAUSED`.
 */
export function stateOf<Name extends string>(state: `STATE_${Name}`): Name;
export function stateOf(state: string): string {
  return state.slice('STATE_'.length);
}

const runLabels: Record<RunState, string> = {
  STATE_UNSPECIFIED: 'Unspecified',
  STATE_ACTIVE: 'Active',
  STATE_RUNNING: 'Running',
  STATE_STARTING: 'Running (preparing env)',
  STATE_PULLING: 'Pulling Image',
  STATE_QUEUED: 'Queued',
  STATE_PAUSED: 'Paused',
  STATE_COMPLETED: 'Completed',
  STATE_STOPPING_COMPLETED: 'Completing',
  STATE_CANCELED: 'Canceled',
  STATE_STOPPING_CANCELED: 'Canceling',
  // this state ends as canceled too, and users did not want a third label
  STATE_STOPPING_KILLED: 'Canceling',
  STATE_ERROR: 'Errored',
  STATE_STOPPING_ERROR: 'Erroring',
  STATE_DELETED: 'Deleted',
  STATE_DELETING: 'Deleting',
  STATE_DELETE_FAILED: 'Delete Failed',
};

const taskLabels: Record<TaskState, string> = {
  STATE_UNSPECIFIED: 'Unspecified',
  STATE_WAITING: 'Waiting',
  STATE_PULLING: 'Pulling',
  STATE_QUEUED: 'Queued',
  STATE_STARTING: 'Starting',
  STATE_RUNNING: 'Running',
  STATE_TERMINATING: 'Terminating',
  STATE_TERMINATED: 'Terminated',
};

const checkpointLabels: Record<CheckpointState, string> = {
  STATE_UNSPECIFIED: 'Unspecified',
  STATE_ACTIVE: 'Active',
  STATE_COMPLETED: 'Completed',
  STATE_ERROR: 'Error',
  STATE_DELETED: 'Deleted',
  STATE_PARTIALLY_DELETED: 'Partially Deleted',
};

const jobLabels: Record<JobState, string> = {
  STATE_UNSPECIFIED: 'Unspecified',
  STATE_QUEUED: 'Queued',
  STATE_SCHEDULED: 'Scheduled',
  STATE_SCHEDULED_BACKFILLED: 'ScheduledBackfilled',
};

/** The label for the state of an experiment or a trial. */
export const stateLabel = (state: RunState): string => runLabels[state];
/** The label for the state of an interactive task or an allocation. */
export const taskStateLabel = (state: TaskState): string => taskLabels[state];
/** The label for the state of a checkpoint. */
export const checkpointStateLabel = (state: CheckpointState): string => checkpointLabels[state];
/** The label for the state of a job in the queue. */
export const jobStateLabel = (state: JobState): string => jobLabels[state];
