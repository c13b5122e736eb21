import { expect, test } from 'vitest';
import type { TaskState } from '../types';
import {
  compareStates,
  compareTaskStates,
  isActive,
  isCancellable,
  isDeletable,
  isFinished,
  isKillable,
  isKillableTask,
  isPausable,
  isStopping,
  isTerminal,
  isTerminalTask,
  type RunState,
  statesFilter,
} from './run-state';

const letters = {
  A: isActive,
  P: isPausable,
  C: isCancellable,
  K: isKillable,
  S: isStopping,
  D: isDeletable,
  T: isTerminal,
  F: isFinished,
};

function setsOf(state: RunState): string {
  return Object.entries(letters)
    .filter(([, belongs]) => belongs(state))
    .map(([letter]) => letter)
    .join('');
}

// active, pausable, cancellable, killable, stopping, deletable, terminal, finished
const table: Record<RunState, string> = {
  STATE_UNSPECIFIED: '',
  STATE_ACTIVE: 'APCK',
  STATE_QUEUED: 'APCK',
  STATE_PULLING: 'APCK',
  STATE_STARTING: 'APCK',
  STATE_RUNNING: 'APCK',
  STATE_PAUSED: 'CK',
  STATE_STOPPING_CANCELED: 'KS',
  STATE_STOPPING_KILLED: 'S',
  STATE_STOPPING_COMPLETED: 'S',
  STATE_STOPPING_ERROR: 'S',
  STATE_CANCELED: 'DTF',
  STATE_COMPLETED: 'DTF',
  STATE_ERROR: 'DTF',
  STATE_DELETE_FAILED: 'DTF',
  STATE_DELETING: '',
  STATE_DELETED: 'F',
};

test.each(Object.entries(table))('%s is in the sets "%s"', (state, sets) => {
  expect(setsOf(state as RunState)).toBe(sets);
});

test.each(['STATE_SCHEDULED', 'STATE_SCHEDULED_BACKFILLED'] as const)(
  'a job that is %s can be paused, canceled and killed',
  (state) => {
    expect([isPausable(state), isCancellable(state), isKillable(state)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isTerminal(state)).toBe(false);
  },
);

test('running states come before paused, paused before finished, deleted last', () => {
  const states: RunState[] = [
    'STATE_DELETED',
    'STATE_COMPLETED',
    'STATE_QUEUED',
    'STATE_PAUSED',
    'STATE_STOPPING_KILLED',
    'STATE_ERROR',
    'STATE_RUNNING',
    'STATE_CANCELED',
  ];
  expect(states.toSorted(compareStates)).toEqual([
    'STATE_RUNNING',
    'STATE_PAUSED',
    'STATE_QUEUED',
    'STATE_ERROR',
    'STATE_COMPLETED',
    'STATE_STOPPING_KILLED',
    'STATE_CANCELED',
    'STATE_DELETED',
  ]);
});

test('states of tasks are in chronological order', () => {
  const states: TaskState[] = [
    'STATE_TERMINATED',
    'STATE_WAITING',
    'STATE_PULLING',
    'STATE_RUNNING',
  ];
  expect(states.toSorted(compareTaskStates)).toEqual([
    'STATE_PULLING',
    'STATE_RUNNING',
    'STATE_WAITING',
    'STATE_TERMINATED',
  ]);
});

test.each<[RunState[], RunState[]]>([
  [['STATE_RUNNING'], ['STATE_ACTIVE']],
  [['STATE_QUEUED', 'STATE_PULLING', 'STATE_STARTING', 'STATE_ACTIVE'], ['STATE_ACTIVE']],
  [
    ['STATE_PAUSED', 'STATE_RUNNING', 'STATE_ERROR'],
    ['STATE_PAUSED', 'STATE_ACTIVE', 'STATE_ERROR'],
  ],
  [['STATE_STOPPING_KILLED'], ['STATE_STOPPING_KILLED']],
  [['STATE_DELETED', 'STATE_UNSPECIFIED'], []],
  [[], []],
])('%j is sent as %j', (state, sent) => {
  expect(statesFilter(state)).toEqual(sent);
});

test.each<[TaskState, boolean, boolean]>([
  ['STATE_UNSPECIFIED', false, false],
  ['STATE_QUEUED', true, false],
  ['STATE_PULLING', true, false],
  ['STATE_STARTING', true, false],
  ['STATE_RUNNING', true, false],
  ['STATE_WAITING', false, false],
  ['STATE_TERMINATING', false, true],
  ['STATE_TERMINATED', false, true],
])('%s: killable %s, terminal %s', (state, killable, terminal) => {
  expect(isKillableTask(state)).toBe(killable);
  expect(isTerminalTask(state)).toBe(terminal);
});
