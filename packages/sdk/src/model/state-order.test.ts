import { expect, test } from 'vitest';
import type { TaskState } from '../types';
import type { RunState } from './run-state';
import { compareStates, compareTaskStates } from './state-order';

test('running ones come before paused, paused before finished, deleted last', () => {
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

test('tasks are in the order they go through', () => {
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
