import { expect, test } from 'vitest';
import type { TaskState } from '../types';
import { isKillableTask, isTerminalTask } from './task-state';

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
