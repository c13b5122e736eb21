import { describe, expect, expectTypeOf, test } from 'vitest';
import type { WorkspaceState } from '../types';
import {
  checkpointStateLabel,
  jobStateLabel,
  stateLabel,
  stateOf,
  taskStateLabel,
} from './state-label';

test('the short name leaves out the prefix and keeps its type', () => {
  expect(stateOf('STATE_PAUSED')).toBe('PAUSED');
  expect(stateOf('STATE_STOPPING_KILLED')).toBe('STOPPING_KILLED');
  expectTypeOf(stateOf('STATE_PAUSED')).toEqualTypeOf<'PAUSED'>();
  expectTypeOf(stateOf<'RUNNING' | 'PAUSED'>).returns.toEqualTypeOf<'RUNNING' | 'PAUSED'>();
  // @ts-expect-error a workspace's states have another prefix
  stateOf('WORKSPACE_STATE_DELETING' satisfies WorkspaceState);
});

describe('labels', () => {
  test.each([
    ['STATE_UNSPECIFIED', 'Unspecified'],
    ['STATE_ACTIVE', 'Active'],
    ['STATE_RUNNING', 'Running'],
    ['STATE_STARTING', 'Running (preparing env)'],
    ['STATE_PULLING', 'Pulling Image'],
    ['STATE_QUEUED', 'Queued'],
    ['STATE_PAUSED', 'Paused'],
    ['STATE_COMPLETED', 'Completed'],
    ['STATE_STOPPING_COMPLETED', 'Completing'],
    ['STATE_CANCELED', 'Canceled'],
    ['STATE_STOPPING_CANCELED', 'Canceling'],
    ['STATE_STOPPING_KILLED', 'Canceling'],
    ['STATE_ERROR', 'Errored'],
    ['STATE_STOPPING_ERROR', 'Erroring'],
    ['STATE_DELETED', 'Deleted'],
    ['STATE_DELETING', 'Deleting'],
    ['STATE_DELETE_FAILED', 'Delete Failed'],
  ] as const)('an experiment in %s is labeled "%s"', (state, label) => {
    expect(stateLabel(state)).toBe(label);
  });

  test.each([
    ['STATE_WAITING', 'Waiting'],
    ['STATE_PULLING', 'Pulling'],
    ['STATE_STARTING', 'Starting'],
    ['STATE_TERMINATED', 'Terminated'],
  ] as const)('a task in %s is labeled "%s"', (state, label) => {
    expect(taskStateLabel(state)).toBe(label);
  });

  test('checkpoints and jobs have their own labels', () => {
    expect(checkpointStateLabel('STATE_PARTIALLY_DELETED')).toBe('Partially Deleted');
    expect(checkpointStateLabel('STATE_ERROR')).toBe('Error');
    expect(jobStateLabel('STATE_SCHEDULED_BACKFILLED')).toBe('ScheduledBackfilled');
  });
});
