import { expect, test } from 'vitest';
import {
  isActive,
  isCancellable,
  isDeletable,
  isFinished,
  isKillable,
  isPausable,
  isStopping,
  isTerminal,
  type RunState,
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
