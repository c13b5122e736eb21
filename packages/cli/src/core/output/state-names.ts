import type { SlotState } from '@trainyard/insights/cluster/slot-counts';
import {
  ACTIVE_STATES,
  isActive,
  STOPPING_STATES,
  stateOf,
  TERMINAL_STATES,
} from '@trainyard/sdk/model';
import type {
  CheckpointState,
  ExperimentState,
  JobState,
  TaskState,
  Workspace,
} from '@trainyard/sdk/types';

/** The short names of states, `ERROR` for `STATE_ERROR`, that `--where` accepts in a list. */
export type StateNames = readonly string[];

/** The states of experiments and trials. */
export const runStates: StateNames = [
  ...new Set<ExperimentState>([
    ...ACTIVE_STATES,
    'STATE_PAUSED',
    ...STOPPING_STATES,
    ...TERMINAL_STATES,
    'STATE_DELETING',
  ]),
].map(stateOf);

/** The states of runs in a list, where the master says of an active one nothing more. */
export const listedRunStates: StateNames = [
  ...new Set<ExperimentState>([
    'STATE_ACTIVE',
    'STATE_PAUSED',
    ...STOPPING_STATES,
    ...TERMINAL_STATES,
  ]),
].map(stateOf);

/** The broader names of a state: the master stores all states with work to do as ACTIVE. */
export const broadStates = (state: ExperimentState): string[] =>
  isActive(state) ? ['ACTIVE', 'STATE_ACTIVE'] : [];

/** A list that the compiler rejects when it lacks a state of the wire. */
const every = <State extends string>(states: Record<ShortName<State>, true>): StateNames =>
  Object.keys(states);

type ShortName<State extends string> = State extends `${string}STATE_${infer Name}` ? Name : State;

/** The states of interactive tasks. */
export const taskStates = every<Exclude<TaskState, 'STATE_UNSPECIFIED'>>({
  QUEUED: true,
  WAITING: true,
  PULLING: true,
  STARTING: true,
  RUNNING: true,
  TERMINATING: true,
  TERMINATED: true,
});

/** The states of checkpoints. */
export const checkpointStates = every<Exclude<CheckpointState, 'STATE_UNSPECIFIED'>>({
  ACTIVE: true,
  COMPLETED: true,
  ERROR: true,
  PARTIALLY_DELETED: true,
  DELETED: true,
});

/** The states of jobs in a queue. */
export const jobStates = every<Exclude<JobState, 'STATE_UNSPECIFIED'>>({
  QUEUED: true,
  SCHEDULED: true,
  SCHEDULED_BACKFILLED: true,
});

/** The states of slots. */
export const slotStates = every<SlotState>({
  running: true,
  pending: true,
  free: true,
  disabled: true,
});

/** The states of workspaces and projects; one that is not being deleted is UNSPECIFIED. */
export const workspaceStates = every<Workspace['state']>({
  UNSPECIFIED: true,
  DELETING: true,
  DELETE_FAILED: true,
  DELETED: true,
});
